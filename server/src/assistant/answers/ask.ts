import type { ChatReply, Fact } from '@evenkeel/domain/assistant'
import { type DateRange, dayMax, dayMin, type LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, formatCents } from '@evenkeel/domain/money'
import type { TransactionFilter, TransactionType } from '@evenkeel/domain/transactions'
import type { BillWithSettled } from '#bills/index.ts'
import type { Context } from '#context.ts'
import type { Db } from '#db/db.ts'
import { type Book, centsOf } from '../facts/book.ts'
import { type Piece, series } from '../facts/sentence.ts'
import { allUntil, type Period } from '../reading/period.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import type { Name, Vocabulary } from '../reading/vocabulary.ts'
import type { Selection } from '../totalsStore.ts'

/** Everything an answer is computed from. */
export type Ask = {
  /** The context, reading from the snapshot. */
  context: Context
  db: Db
  userId: string
  today: LocalDate
  query: Query
  vocabulary: Vocabulary
  bills: readonly BillWithSettled[]
  book: Book
}

/** An answer before its facts are collected. */
export type Said = {
  kind: ChatReply['kind']
  text: Piece
  suggestions?: readonly string[]
  drafts?: ChatReply['drafts']
  guesses?: ChatReply['guesses']
  /** Not to be reworded by a language model. */
  isFinal?: true
}

export function answer(...text: readonly Piece[]): Said {
  return { kind: 'answer', text }
}

export function empty(...text: readonly Piece[]): Said {
  return { kind: 'empty', text }
}

/** The period of a question, or everything until today. */
export function periodOf({ query, today }: Pick<Ask, 'query' | 'today'>): Period {
  return query.periods[0] ?? allUntil(today)
}

/** The days of a period as a filter takes them. */
export function daysOf({
  from,
  to,
}: Partial<DateRange>): Pick<TransactionFilter, 'startDate' | 'endDate'> {
  return {
    ...(from !== undefined && from > dayMin && { startDate: from }),
    ...(to !== undefined && to < dayMax && { endDate: to }),
  }
}

/** The type a question is about; undefined if only its names can tell. */
export function typeOf({ features, names, raws }: Query): TransactionType | undefined {
  const isIncome = ['earn', 'incomeRow', 'salaryWord', 'payday'].some((each) => features.has(each))
  const isExpense = features.has('spend') || features.has('expenseRow') || features.has('visit')
  // "Which market took the most", "how many sessions": while who visits somebody is not paid by them.
  const isVisit =
    features.has('visit') && !/^(take|took|taken|taking)?$/.test(raws.get('visit') ?? '')
  const isNoun = !features.has('spend') && !isVisit
  if (isExpense && (isIncome || isNoun) && onlyIncome(names)) return 'income'
  if (isIncome !== isExpense) return isIncome ? 'income' : 'expense'
  if (isIncome) return features.has('incomeRow') ? 'income' : 'expense'
  const types = new Set(names.flatMap((item) => item.names.flatMap((name) => name.types)))
  if (types.size !== 1) return types.size === 0 ? undefined : 'expense'
  return [...types][0]
}

/**
 * Which type a question about transactions is about: "income transactions" are income, while "transactions I made" are
 * any. Undefined for both types.
 */
export function rowsType(query: Query): TransactionType | undefined {
  const { features, raws } = query
  if (!features.has('anyRow')) return typeOf(query)
  const isIncome =
    features.has('incomeRow') ||
    features.has('salaryWord') ||
    /^(income|incomes|earnings|revenue|inflows?|receive|received|money in)$/.test(
      raws.get('earn') ?? '',
    )
  const isExpense =
    features.has('expenseRow') ||
    (features.has('spend') && !/^(send|sent)$/.test(raws.get('spend') ?? ''))
  if (isIncome !== isExpense) return isIncome ? 'income' : 'expense'
  return undefined
}

/** "salary payments" are income, although other payments are expenses. */
function onlyIncome(names: readonly NameItem[]): boolean {
  const types = names.flatMap((item) => item.names.flatMap((name) => name.types))
  return types.length > 0 && types.every((type) => type === 'income')
}

/** What one name in a question selects; after "at" and "from" a payee comes before a category. */
function filtersOf(item: NameItem, base: TransactionFilter): TransactionFilter[] {
  return chosen(item).flatMap((name): TransactionFilter[] => {
    if (name.kind === 'category') return [{ ...base, category: name.name }]
    return name.payees.map((payee) => ({ ...base, description: payee }))
  })
}

/** If a word names both a category and a payee, the words before it decide. */
export function chosen({ names, isAtPayee }: NameItem): readonly Name[] {
  const wanted = isAtPayee ? 'payee' : 'category'
  const found = names.filter(({ kind }) => kind === wanted)
  return found.length > 0 ? found : names
}

/** Everything a question's slots select, for one type and period. */
export function selectionOf(
  query: Query,
  type: TransactionType | undefined,
  period: Partial<DateRange>,
  names: readonly NameItem[] = query.names,
): Selection {
  const base: TransactionFilter = {
    ...(type !== undefined && { type }),
    ...daysOf(period),
    ...(query.min !== undefined && { minAmount: Math.max(1, query.min) }),
    ...(query.max !== undefined && { maxAmount: Math.max(1, query.max) }),
  }
  const not = [
    ...query.excepts.flatMap((item) => filtersOf(item, {})),
    ...(query.leftOut ?? []).map((cents) => ({ minAmount: cents, maxAmount: cents })),
  ]
  const [category, payee] = names
  if (query.isPayeeWithin && names === query.names && category && payee) {
    const within = filtersOf(category, base).flatMap((filter) => filtersOf(payee, filter))
    return { any: within, ...(not.length > 0 && { not }) }
  }
  const any = names.length === 0 ? [base] : names.flatMap((item) => filtersOf(item, base))
  return { any, ...(not.length > 0 && { not }) }
}

/** What is selected in any of several periods. */
export function selectionIn(
  query: Query,
  type: TransactionType | undefined,
  periods: readonly Period[],
): Selection {
  const selections = periods.map((period) => selectionOf(query, type, period))
  const [first] = selections
  return {
    any: selections.flatMap(({ any }) => any),
    ...(first?.not && { not: first.not }),
  }
}

const lengthMax = 60

/** A name from the records, as it appears in a sentence: short, on one line, and without figures. */
export function shownName(name: string): string {
  const line = name.replace(/\s+/g, ' ').trim()
  const calm = line.replace(/[$€£]\s?[\d.,]*\d|\d[\d.,]*\s?%|\d+[.,]\d+|%|\$/g, '…')
  const short =
    [...calm].length > lengthMax ? `${[...calm].slice(0, lengthMax - 1).join('')}…` : calm
  return short === '' ? '(no description)' : short
}

/** `Food & Dining`, or `"Corner market"` if the word is part of several names; what another one holds is not said again. */
export function namesText(items: readonly NameItem[]): Piece {
  const isHeld = (item: NameItem) =>
    items.some(
      (other) =>
        chosen(other).length > chosen(item).length &&
        chosen(item).every((name) => chosen(other).includes(name)),
    )
  return series(items.filter((item) => !isHeld(item)).map((item) => itemText(item)))
}

export function itemText(item: NameItem): string {
  const names = chosen(item).map(({ name }) => shownName(name))
  if (names.length <= 4)
    return names.length < 2
      ? (names[0] ?? '')
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
  return `${names.slice(0, 3).join(', ')} and ${countText(names.length - 3, 'other payee')}`
}

/** With a capital letter at the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function countText(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** ` on Food & Dining`, ` at Netflix`, ` of $100.01 or more`; empty if nothing narrows the question. */
export function narrowed(ask: Ask, names: readonly NameItem[] = ask.query.names): Piece {
  const { excepts, leftOut, min, max } = ask.query
  const isApart =
    excepts.length > 0 || leftOut !== undefined || min !== undefined || max !== undefined
  return [narrowedAtEnd(ask, names), isApart ? ',' : '']
}

/** The same before a punctuation mark: without a comma after it. */
export function narrowedAtEnd(ask: Ask, names: readonly NameItem[] = ask.query.names): Piece {
  const { query, book } = ask
  const pieces: Piece[] = []
  const isIncome = typeOf(query) === 'income'
  if (query.isPayeeWithin && names === query.names) {
    pieces.push(isIncome ? ' from ' : ' on ', names[0] ? itemText(names[0]) : '', ' at ')
    pieces.push(names[1] ? itemText(names[1]) : '')
  } else if (names.length > 0) {
    const isPayee = names.every(
      (item) => item.isAtPayee && chosen(item).every(({ kind }) => kind === 'payee'),
    )
    pieces.push(isIncome ? ' from ' : isPayee ? ' at ' : ' on ', namesText(names))
  }
  if (query.excepts.length > 0) pieces.push(', leaving out ', namesText(query.excepts))
  for (const cents of query.leftOut ?? [])
    pieces.push(', leaving out any of ', book.given('Left out', 'usd', formatCents(cents)))
  if (query.min !== undefined || query.max !== undefined)
    pieces.push(', each ', limitText(query, book))
  return pieces
}

/** Whether an amount keeps to the limits of a question. */
export function isWithinLimits({ min, max }: Pick<Query, 'min' | 'max'>, cents: Cents): boolean {
  return (min === undefined || cents >= min) && (max === undefined || cents <= max)
}

/** `over $100.00`: the person's own figures. */
export function limitText({ min, max }: Pick<Query, 'min' | 'max'>, book: Book): Piece {
  const money = (cents: number): Fact => book.given('Your limit', 'usd', formatCents(cents))
  if (min !== undefined && min === max) return ['exactly ', money(min)]
  if (min !== undefined && max !== undefined) return ['from ', money(min), ' to ', money(max)]
  if (min !== undefined)
    return min % 100 === 1 ? ['over ', money(min - 1)] : ['at least ', money(min)]
  if (max !== undefined)
    return max % 100 === 99 ? ['under ', money(max + 1)] : ['at most ', money(max)]
  return ''
}

/** `$20.00 more than $500.00`: a sum against the one limit of a question. */
export function againstLimit(
  { min, max }: Pick<Query, 'min' | 'max'>,
  book: Book,
  sum: Fact,
): Piece {
  const cents = min ?? max ?? 0
  const isStrict = cents % 100 === (min === undefined ? 99 : 1)
  const limitCents = isStrict ? cents + (min === undefined ? 1 : -1) : cents
  const limit = book.given('Your limit', 'usd', formatCents(limitCents))
  const apart = centsOf(sum) - limitCents
  if (apart === 0) return ['exactly ', limit]
  return apart > 0
    ? [book.minus('Over the limit', sum, limit), ' more than ', limit]
    : [book.minus('Under the limit', limit, sum), ' less than ', limit]
}

/** ` in May 2026`, and how a date in digits was read. */
export function periodText({ label, isRead }: Period): string {
  return isRead ? `${label} (read as month/day)` : label
}

/** How an ambiguous name was read: part of several names, or a common word for a category. */
export function assumptions({ query, vocabulary }: Ask): string {
  const notes = [...query.names, ...query.excepts].flatMap((item) => {
    const names = chosen(item)
    if (item.isOfBills) {
      const isOfSome = !query.raws.has('bill') && query.raws.has('subscription')
      const of = isOfSome
        ? 'recurring bills, apart from housing, loans, insurance, utilities, taxes and other everyday costs'
        : 'your recurring bills'
      return [
        `I ${query.excepts.includes(item) ? 'left out' : 'counted'} what went to the payees of ${of}.`,
      ]
    }
    if (item.how === 'synonym') return [synonymText(item.raw, names[0])]
    if (soundsLikeAll.test(item.raw) && names.every(({ kind }) => kind === 'category'))
      return [`I counted the category ${shownName(names[0]?.name ?? '')}, and nothing else.`]
    if (item.names.length > names.length) {
      const other = item.names.find((name) => !names.includes(name))
      return other
        ? [`${shownName(other.name)} is a ${other.kind} too; I counted the ${names[0]?.kind}.`]
        : []
    }
    return longerNames(item, vocabulary, query)
  })
  return notes.length === 0 ? '' : ` ${notes.join(' ')}`
}

/** "Total household income", where a category is called so: typed in small letters it may mean all income. */
const soundsLikeAll =
  /^(?:household|family|home|joint|shared|total|general|other) (?:income|incomes|earnings|expenses|spending|costs)$/

function synonymText(raw: string, name: Name | undefined): string {
  const shown = shownName(name?.name ?? '')
  return name?.kind === 'payee'
    ? `I took ${shown} for “${shownName(raw)}”.`
    : `I counted the category ${shown}${isWider(raw, shown) ? ', which may hold groceries too' : ''}.`
}

/** "Eating out", counted by a category that is for all food. */
function isWider(raw: string, category: string): boolean {
  return (
    /\b(?:eat|eats|ate|eating|dine|dined|dining) out\b/i.test(raw) && /\bfood\b/i.test(category)
  )
}

function longerNames(item: NameItem, { byWord }: Vocabulary, { names }: Query): string[] {
  const [name] = chosen(item)
  if (item.how !== 'exact' || name === undefined || name.kind !== 'payee') return []
  const others = (byWord.get(name.words[0] ?? '') ?? []).filter(
    (other) =>
      other.kind === 'payee' &&
      other.name !== name.name &&
      !names.some((each) =>
        each.names.some(({ kind, name: own }) => kind === 'payee' && own === other.name),
      ) &&
      name.words.every((word, at) => other.words[at] === word),
  )
  if (others.length === 0) return []
  const shown = others
    .slice(0, 3)
    .map((other) => shownName(other.name))
    .join(', ')
  return [`Not counted: ${shown}${others.length > 3 ? ' and others' : ''}.`]
}

/** The label of a source. */
export function labelOf(what: string, names: readonly NameItem[], period: Period): string {
  const named = names.map(itemText).join(', ')
  return `${what}${named && `: ${named}`}, ${periodText(period)}`.slice(0, 300)
}

/** The noun for the rows, by count and type. */
export function rowsText(fact: Fact, type: TransactionType | undefined): Piece {
  const noun =
    type === 'income' ? 'income transaction' : type === 'expense' ? 'expense' : 'transaction'
  return [fact, ` ${noun}${fact.value === '1' ? '' : 's'}`]
}
