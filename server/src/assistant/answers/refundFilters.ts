import {
  categories,
  type TransactionFilter,
  type TransactionType,
} from '@evenkeel/domain/transactions'
import { type Piece, say } from '../facts/sentence.ts'
import type { Period } from '../reading/period.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import { areIncomeOnly, type Name } from '../reading/vocabulary.ts'
import type { Selection } from '../totalsStore.ts'
import { type Ask, chosen, selectionIn, shownName } from './ask.ts'

const refundWords = ['refund', 'reimburse', 'returned']

const refundWord = /^(refund|reimburse|return)/

/** A question with payees such as "Amazon refund" beside Amazon, and for a category those of the payees it has. */
export function withRefunds(ask: Pick<Ask, 'query' | 'vocabulary'>): Query {
  const { query, vocabulary } = ask
  const [category, payee] = query.names
  // "Kids clothes at Target": what Target gave back, if it is for those.
  if (query.isPayeeWithin && category && payee) {
    const back = refundsFor(category, vocabulary, payee).sure
    return { ...query, isPayeeWithin: false, names: back.length > 0 ? [itemOf(payee, back)] : [] }
  }
  const names = query.names.flatMap((item) => {
    const refunds = vocabulary.names.filter(
      (other) =>
        other.types.includes('income') &&
        other.words.some((word) => refundWord.test(word)) &&
        item.names.some((name) => isOf(other, name)),
    )
    const whole = { ...item, names: [...new Set([...item.names, ...refunds])] }
    const back = isOfCategory(item) ? refundsFor(item, vocabulary).sure : []
    return back.length > 0 ? [whole, itemOf(item, back)] : [whole]
  })
  return { ...query, names }
}

/** What came back from payees whose expenses are not all in the category that is asked about. */
export async function unsureRefunds(ask: Ask, periods: readonly Period[]): Promise<Piece> {
  const { query, vocabulary, book } = ask
  const [category, payee] = query.names
  const unsure =
    query.isPayeeWithin && category && payee
      ? refundsFor(category, vocabulary, payee).unsure
      : query.names
          .filter(isOfCategory)
          .flatMap((item) => refundsFor(item, vocabulary).unsure)
          .filter((name) => !query.names.some((item) => item.names.includes(name)))
  if (category === undefined || unsure.length === 0) return ''
  const names = [itemOf(category, [...new Set(unsure)])]
  const asked = { ...query, names, isPayeeWithin: false }
  const rows = await book.rows(
    'Refunds of several categories',
    selectionIn(asked, 'income', periods),
  )
  if (rows.count === 0) return ''
  const others = unsure.map(({ name }) => shownName(name)).slice(0, 3)
  return say` ${book.sum('Refunds of several categories', rows)} that came back (${others.join(', ')}) may be for other categories, and is not counted.`
}

/** The payees that gave money back for a category: for it alone, or for others as well. */
function refundsFor(
  item: NameItem,
  { names }: Ask['vocabulary'],
  payee?: NameItem,
): { sure: Name[]; unsure: Name[] } {
  const spent = new Set(
    names
      .filter(({ kind, types }) => kind === 'category' && types.includes('expense'))
      .map(({ name }) => name),
  )
  const sold = item.names.filter(({ kind }) => kind === 'category').map(({ name }) => name)
  const found = { sure: new Set<Name>(), unsure: new Set<Name>() }
  for (const name of names) {
    if (name.kind !== 'payee' || !name.types.includes('expense')) continue
    if (payee && !payee.names.includes(name)) continue
    const bought = name.categories.filter((category) => spent.has(category))
    if (!bought.some((category) => sold.includes(category))) continue
    const isSure = bought.every((category) => sold.includes(category))
    for (const refund of refundsFrom(name, names)) found[isSure ? 'sure' : 'unsure'].add(refund)
  }
  return {
    sure: [...found.sure].filter((name) => !found.unsure.has(name)),
    unsure: [...found.unsure],
  }
}

/** The payee itself, if it also pays, and "Amazon refund" of Amazon; "Figs refund" of Figs Scrubs, if no other is Figs. */
function refundsFrom(payee: Extract<Name, { kind: 'payee' }>, names: readonly Name[]): Name[] {
  const refunds = names.filter((other) => {
    if (other.kind !== 'payee' || !areIncomeOnly([other])) return false
    const of = other.words.filter((word) => !refundWord.test(word)).join(' ')
    if (of === other.words.join(' ') || of === '') return false
    const isNamed = names.some(
      ({ kind, types, words }) =>
        kind === 'payee' && types.includes('expense') && words.join(' ') === of,
    )
    return isNamed ? payee.words.join(' ') === of : `${payee.words.join(' ')} `.startsWith(`${of} `)
  })
  // Whom I pay rent, and who pays me for gigs, gives nothing back.
  const paysBack = payee.categories.every((category) =>
    names.some(
      ({ kind, name, types, words }) =>
        kind === 'category' &&
        name === category &&
        (types.includes('expense') || words.some((word) => refundWord.test(word))),
    ),
  )
  return payee.types.includes('income') && paysBack ? [payee, ...refunds] : refunds
}

export function isOfCategory(item: NameItem): boolean {
  return chosen(item).every(({ kind }) => kind === 'category')
}

function itemOf(item: NameItem, names: NameItem['names']): NameItem {
  return { ...item, names, how: 'part', isAtPayee: true }
}

function isOf(refund: Name, name: Name): boolean {
  const both = name.kind === 'payee' && refund.kind === 'payee'
  return both && ` ${refund.words.join(' ')} `.includes(` ${name.words.join(' ')} `)
}

/**
 * Income described as a refund, or in an expense category from a payee that is paid as well. What stores gave back is
 * all in expense categories: a tax refund is none of theirs.
 */
export function refundFilters(
  { vocabulary }: Pick<Ask, 'vocabulary'>,
  filters: readonly TransactionFilter[],
  isOfStores = false,
): TransactionFilter[] {
  const given = spentIn(vocabulary).flatMap((category) =>
    vocabulary.names.flatMap((name) =>
      name.kind === 'payee' && name.types.length === 2 && name.categories.includes(category)
        ? name.payees.map((description) => ({ category, description }))
        : [],
    ),
  )
  const called = refundWords.flatMap((q) =>
    isOfStores ? spentIn(vocabulary).map((category) => ({ q, category })) : [{ q }],
  )
  const kept = isOfStores ? keptAsRefunds(vocabulary) : []
  return filters.flatMap((filter) =>
    [...called, ...given, ...kept].map((each) => ({ ...filter, ...each })),
  )
}

const ofTaxes = /^(?:irs|tax|taxes|treasury|federal|state|hmrc)$/

/** Income in a category for refunds, but for that of taxes. */
function keptAsRefunds({ names }: Ask['vocabulary']): TransactionFilter[] {
  const isOfTaxes = ({ words }: Name) => words.some((word) => ofTaxes.test(word))
  return names
    .filter((name) => name.kind === 'category' && !isOfTaxes(name))
    .filter(({ words }) => words.some((word) => /^(?:refund|return)/.test(word)))
    .flatMap(({ name: category }) =>
      names.flatMap((name) =>
        name.kind === 'payee' && name.categories.includes(category) && !isOfTaxes(name)
          ? name.payees.map((description) => ({ category, description }))
          : [],
      ),
    )
}

/** All income in expense categories: what others pay there, such as rent for a caravan, is no refund. */
function incomeInExpenses(
  { vocabulary }: Pick<Ask, 'vocabulary'>,
  filters: readonly TransactionFilter[],
): TransactionFilter[] {
  return filters.flatMap((filter) =>
    spentIn(vocabulary).map((category) => ({ ...filter, category })),
  )
}

/** What else came in under expense categories: told, because it may have been paid back. */
export async function otherIncome(
  ask: Ask,
  filters: readonly TransactionFilter[],
  not: readonly TransactionFilter[],
): Promise<Piece> {
  const any = incomeInExpenses(ask, filters)
  if (any.length === 0) return ''
  const rows = await ask.book.rows('Other income in expense categories', { any, not })
  return rows.count === 0
    ? ''
    : say` ${ask.book.sum('Other income in expense categories', rows)} from others in expense categories is not counted.`
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
