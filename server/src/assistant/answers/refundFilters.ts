import {
  categories,
  type TransactionFilter,
  type TransactionType,
} from '@evenkeel/domain/transactions'
import type { NameItem } from '../reading/slots.ts'
import type { Name } from '../reading/vocabulary.ts'
import type { Selection } from '../totalsStore.ts'
import type { Ask } from './ask.ts'

const refundWords = ['refund', 'reimburse', 'returned']

const refundWord = /^(refund|reimburse|return)/

/** The names of a question, with payees such as "Amazon refund" beside Amazon. */
export function withRefunds({ query, vocabulary }: Pick<Ask, 'query' | 'vocabulary'>): NameItem[] {
  return query.names.map((item) => {
    const refunds = vocabulary.names.filter(
      (other) =>
        other.types.includes('income') &&
        other.words.some((word) => refundWord.test(word)) &&
        item.names.some((name) => isOf(other, name)),
    )
    return { ...item, names: [...new Set([...item.names, ...refunds])] }
  })
}

function isOf(refund: Name, name: Name): boolean {
  const both = name.kind === 'payee' && refund.kind === 'payee'
  return both && ` ${refund.words.join(' ')} `.includes(` ${name.words.join(' ')} `)
}

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

/** Being paid is not a refund, so a question about paychecks leaves refunds out. */
export function payOr(
  ask: Ask,
  type: TransactionType | undefined,
  selection: Selection,
): Selection {
  const { names, text } = ask.query
  const isPay =
    type === 'income' &&
    names.length === 0 &&
    /\b(paid|pay ?(checks?|cheques?|day)|payslips?|wages?)\b/.test(text)
  return isPay ? { ...selection, not: refundFilters(ask, [{ type: 'income' }]) } : selection
}
