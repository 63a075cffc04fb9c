import { categories, type TransactionFilter } from '@evenkeel/domain/transactions'
import type { Ask } from './ask.ts'

const refundWords = ['refund', 'reimburse', 'returned']

/** Income described as a refund, or recorded in an expense category. */
export function refundFilters(
  { vocabulary }: Pick<Ask, 'vocabulary'>,
  filters: readonly TransactionFilter[],
): TransactionFilter[] {
  const spentIn = vocabulary.names.filter(
    ({ kind, name, types }) =>
      kind === 'category' && types.length === 2 && !categories.income.includes(name),
  )
  return filters.flatMap((filter) => [
    ...refundWords.map((q) => ({ ...filter, q })),
    ...spentIn.map(({ name }) => ({ ...filter, category: name })),
  ])
}
