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

/** Income described as a refund, or in an expense category from a payee that is paid as well. */
export function refundFilters(
  { vocabulary }: Pick<Ask, 'vocabulary'>,
  filters: readonly TransactionFilter[],
): TransactionFilter[] {
  const given = spentIn(vocabulary).flatMap((category) =>
    vocabulary.names.flatMap((name) =>
      name.kind === 'payee' && name.types.length === 2 && name.categories.includes(category)
        ? name.payees.map((description) => ({ category, description }))
        : [],
    ),
  )
  return filters.flatMap((filter) => [
    ...refundWords.map((q) => ({ ...filter, q })),
    ...given.map((each) => ({ ...filter, ...each })),
  ])
}

/** All income in expense categories: what others pay there, such as rent for a caravan, is no refund. */
export function incomeInExpenses(
  { vocabulary }: Pick<Ask, 'vocabulary'>,
  filters: readonly TransactionFilter[],
): TransactionFilter[] {
  return filters.flatMap((filter) =>
    spentIn(vocabulary).map((category) => ({ ...filter, category })),
  )
}

/** Being paid is neither a refund nor what others pay towards an expense, so a question about paychecks leaves both out. */
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
  const all = [{ type: 'income' as const }]
  const others = [...refundFilters(ask, all), ...incomeInExpenses(ask, all)]
  return isPay ? { ...selection, not: others } : selection
}

/** Expense categories that hold income. */
function spentIn({ names }: Ask['vocabulary']): string[] {
  return names.flatMap(({ kind, name, types }) =>
    kind === 'category' && types.length === 2 && !categories.income.includes(name) ? [name] : [],
  )
}
