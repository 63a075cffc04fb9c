import { ErrorState } from '#ui/states.tsx'
import { NoTransactions, type NoTransactionsProps } from './noTransactions.tsx'
import { TableSkeleton } from './tableSkeleton.tsx'
import { type RowActionHandlers, TransactionTable } from './transactionTable.tsx'
import type { TablePage } from './useTablePage.ts'

type TableBodyProps = RowActionHandlers & NoTransactionsProps & { table: TablePage }

export function TableBody({ table, selection, onEdit, onDelete, ...empty }: TableBodyProps) {
  const { list, rows, total, sorting, sortBy, pages } = table
  if (list.isError) {
    return (
      <ErrorState
        text="Your transactions could not be loaded."
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (rows === undefined) return <TableSkeleton />
  if (total === 0) return <NoTransactions {...empty} />
  return (
    // A short last page keeps the full height, so that the buttons below do not move.
    <div className={pages > 1 ? wholePage : ''}>
      <TransactionTable
        rows={rows}
        sorting={sorting}
        onSort={sortBy}
        busy={list.isPlaceholderData}
        selection={selection}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </div>
  )
}

// The heights of a head and five rows: cards below 768 px, taller ones on touch screens, cards of three lines on a
// phone, and a head of two lines on the narrowest.
const wholePage =
  'md:min-h-[16.125rem] max-md:min-h-[26.75rem] max-md:touch:min-h-[31rem] max-[26rem]:min-h-[30.85rem] max-[26rem]:touch:min-h-[31.35rem] max-[24rem]:min-h-[33.1rem] max-[24rem]:touch:min-h-[34.1rem] print:min-h-0!'
