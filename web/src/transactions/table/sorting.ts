import type { TransactionSort } from '@evenkeel/domain/transactions'
import type { SortOrder } from '#ui/tables/table.tsx'

export type Sorting = { column: TransactionSort; order: SortOrder }

export const newestFirst: Sorting = { column: 'date', order: 'desc' }

/** The same column reverses its order; a new one starts descending. */
export function nextSorting(current: Sorting, column: TransactionSort): Sorting {
  const turned = current.column === column && current.order === 'desc'
  return { column, order: turned ? 'asc' : 'desc' }
}
