import type { Fact } from '@evenkeel/domain/assistant'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { pipeline } from '#db/pipeline.ts'
import type { Rows } from '../facts/book.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { weekdayNames } from '../reading/calendarWords.ts'
import { type Period, weekdayOfDay } from '../reading/period.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import type { GroupKey } from '../store.ts'
import type { Group, Selection } from '../totalsStore.ts'
import {
  type Ask,
  answer,
  assumptions,
  empty,
  labelOf,
  limitText,
  narrowed,
  narrowedAtEnd,
  periodOf,
  periodText,
  rowsText,
  type Said,
  selectionOf,
  shownName,
  typeOf,
} from './ask.ts'
import { nothingIn } from './nothing.ts'
import { rankName } from './rankName.ts'
import { orderOf } from './rowOrder.ts'

const rankedByDefault = 5
export const rankFeatures = ['most', 'least', 'max', 'min', 'best', 'worst']

/** "What are my biggest expense categories?", "Who do I pay the most?", "Where does my money go?" */
export async function rankAnswer(asked: Ask): Promise<Said> {
  const ask = amongSuppliers(asked)
  const { query } = ask
  const isOfPayees =
    query.features.has('payee') ||
    isPartedCategory(query) ||
    (query.features.has('where') && !asksWhereMoneyGoes(query))
  const key: GroupKey = isOfPayees ? 'payee' : 'category'
  return ranking(ask, key, isLeast(ask) ? 'least' : 'most')
}

/** "Who is my biggest supplier?": a landlord, a lender or the tax office supplies nothing. */
function amongSuppliers(ask: Ask): Ask {
  const { query, vocabulary } = ask
  const isPlain = query.names.length + query.excepts.length === 0
  if (!isPlain || !/\bsuppliers?\b/.test(query.text)) return ask
  const others = vocabulary.names.filter(
    ({ kind, types, words }) =>
      kind === 'category' &&
      types.includes('expense') &&
      words.some((word) => suppliesNothing.test(word)),
  )
  const excepts = others.map(
    (name): NameItem => ({
      kind: 'name',
      at: 0,
      raw: name.name,
      names: [name],
      how: 'exact',
      isAtPayee: false,
    }),
  )
  return { ...ask, query: { ...query, excepts } }
}

const suppliesNothing =
  /^(?:rent|mortgage|housing|tax|taxes|vat|insurance|savings?|loans?|wages|salary|salaries|payroll|fines?)$/

/** "Break down Groceries": a category has payees for its parts. */
function isPartedCategory({ features, names }: Query): boolean {
  const [name, ...others] = names.flatMap((item) => item.names)
  return features.has('breakdown') && name?.kind === 'category' && others.length === 0
}

/** "Who did I pay more than $1,000?": the limit applies to a payee's total, not to single expenses. */
function isLimitOnTotals({ min, max, features }: Query): boolean {
  return (
    (min !== undefined || max !== undefined) &&
    !features.has('expenseRow') &&
    !features.has('anyRow')
  )
}

function withoutLimit({ min: _, max: __, ...rest }: Query): Query {
  return rest
}

/** "Where did most of my money go?" is about categories, "Where do I spend the most?" about payees. */
function asksWhereMoneyGoes({ features, text }: Query): boolean {
  return (
    features.has('breakdown') ||
    /\b(money|income|salary|spending|cash|it|all)( all)? (go|goes|going|went|gone)\b/.test(text)
  )
}

export function isLeast({ query }: Ask): boolean {
  return ['least', 'min', 'worst'].some((each) => query.features.has(each))
}

async function ranking(ask: Ask, key: 'category' | 'payee', by: 'most' | 'least'): Promise<Said> {
  const { book } = ask
  const isLimited = isLimitOnTotals(ask.query)
  const query = isLimited ? withoutLimit(ask.query) : ask.query
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const selection = selectionOf(query, type, period)
  const [whole, all] = await pipeline([
    book.rows(labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period), selection),
    book.groups(selection, key),
  ])
  if (whole.count === 0) return nothingIn(ask, type, period)
  if (all.length === 0) return noPayees(period)
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = isLimited ? ask.query : {}
  const groups = all.filter((group) => min <= group.total && group.total <= max)
  if (groups.length === 0)
    return empty(
      ...say`No ${key} comes to that much ${periodText(period)}: the most is ${shownName(all[0]?.shown ?? '')}.`,
    )
  const end = orderOf(query) === 'smallest' ? 'least' : by
  const ordered = end === 'least' ? groups.toReversed() : groups
  const limit =
    query.limit ??
    (isLimited
      ? 20
      : isSingular(ask)
        ? 1
        : query.features.has('breakdown') || listsAll(query)
          ? 20
          : rankedByDefault)
  const shown = placed(ordered, query.rank, limit)
  if (shown.length === 0) return tooFew(ask, groups.length, key)
  const total = book.sum(labelOf('Total', query.names, period), whole)
  const pieces: Piece[] = []
  const sums: Fact[] = []
  for (const group of shown) {
    const rows = groupRows(ask, selection, key, group, type)
    const sum = book.sum(shownName(group.shown), rows)
    sums.push(sum)
    const share = book.percent(`Share of ${shownName(group.shown)}`, sum, total)
    pieces.push(say`${shownName(group.shown)}: ${sum} (${share})`)
  }
  // "How much are my top 5 payees in total?"
  const isSummed = query.features.has('total') || query.features.has('howMuch')
  const isPart = shown.length > 1 && shown.length < groups.length
  const together: Piece =
    isSummed && isPart ? say`, and ${book.plus('Total of these', ...sums)} together` : ''
  const noun = key === 'category' ? 'category' : 'payee'
  const heading: Piece = isLimited
    ? [`Each ${noun} that comes to `, limitText(ask.query, book)]
    : headingOf(query.rank, noun, type, end, shown.length, groups.length)
  return answer(
    ...say`${heading} ${periodText(period)}${narrowedAtEnd({ ...ask, query })}, of ${total} in all${together}:${lines(pieces)}`,
    assumptions(ask),
  )
}

/** "List all my categories": none is left out. */
function listsAll({ features, text }: Query): boolean {
  return features.has('list') && /\ball\b/.test(text)
}

function headingOf(
  rankOf: number | undefined,
  noun: string,
  type: TransactionType,
  by: 'most' | 'least',
  shown: number,
  all: number,
): string {
  const what = type === 'income' ? 'income' : 'expense'
  const place = rankOf === undefined ? '' : `${rankName(rankOf)} `
  const rank = `${place}${by === 'least' ? 'smallest' : 'biggest'}`
  const plural = noun === 'category' ? 'categories' : 'payees'
  if (shown === 1) return `Your ${rank} ${what} ${noun}`
  return shown < all
    ? `Your ${rank} ${what} ${plural}, ${shown} of ${all},`
    : `Your ${what} ${plural}`
}

/** The first so many, or the one that is asked for by its place. */
export function placed<T>(
  ordered: readonly T[],
  rank: number | undefined,
  limit: number,
): readonly T[] {
  return rank === undefined ? ordered.slice(0, limit) : ordered.slice(rank - 1, rank)
}

export function tooFew(ask: Ask, count: number, noun: string): Said {
  const plural = noun === 'category' ? 'categories' : `${noun}s`
  return empty(
    ...say`There are only ${ask.book.rule(`Number of ${plural}`, 'count', String(count))} ${plural} ${periodText(periodOf(ask))}.`,
  )
}

/** "What is my biggest category" asks for one, "categories" for several. */
function isSingular({ query }: Ask): boolean {
  const noun = query.raws.get('category') ?? query.raws.get('payee') ?? query.raws.get('where')
  if (query.features.has('breakdown') || asksWhereMoneyGoes(query)) return false
  if (noun === undefined) return query.features.has('most') || query.features.has('least')
  // "Who paid me in July?" asks for all of them, "who paid me the most?" for one.
  if (/^who/.test(noun)) return rankFeatures.some((rank) => query.features.has(rank))
  if (/^(by|per|each|every|for each)\b/.test(noun)) return false
  return !/s( of)?$/.test(noun) || /^(what|which) (place|shop|store)$|^where/.test(noun)
}

function groupRows(
  { book }: Ask,
  selection: Selection,
  key: GroupKey,
  { key: value, shown, count, total }: Group,
  type: TransactionType,
): Rows {
  const part = key === 'category' ? { category: value } : { description: value }
  const any = selection.any.map((filter) => ({ ...filter, ...part }))
  return book.known(shownName(shown), { ...selection, any }, [{ type, count, total }])
}

function noPayees(period: Period): Said {
  return {
    kind: 'empty',
    text: [`None of your transactions ${period.label} has a description to rank by.`],
  }
}

/** "Where do I shop most often?": by number of transactions. */
export async function oftenAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const isPayee = query.features.has('payee') || query.features.has('where')
  const key = query.features.has('category') && !isPayee ? 'category' : 'payee'
  const selection = selectionOf(query, type, period)
  const groups = await book.groups(selection, key)
  const byCount = groups.toSorted((a, b) => b.count - a.count || b.total - a.total)
  const ordered = isLeast(ask) ? byCount.toReversed() : byCount
  if (ordered.length === 0) return nothingIn(ask, type, period)
  const shown = placed(ordered, query.rank, query.limit ?? 3)
  if (shown.length === 0) return tooFew(ask, ordered.length, key)
  const pieces: Piece[] = []
  for (const group of shown) {
    const rows = groupRows(ask, selection, key, group, type)
    const count = book.count(`Number: ${shownName(group.shown)}`, rows)
    const sum = book.sum(`Total: ${shownName(group.shown)}`, rows)
    pieces.push(
      say`${shownName(group.shown)}: ${count} ${count.value === '1' ? 'time' : 'times'}, ${sum} in total`,
    )
  }
  return answer(
    ...say`${query.rank === undefined ? '' : `In place ${rankName(query.rank)}: `}${isLeast(ask) ? 'Least' : 'Most'} often ${periodText(period)}${narrowedAtEnd(ask)}:${lines(pieces)}`,
    assumptions(ask),
  )
}

/** "How many different shops did I go to?" */
export async function distinctAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const key: GroupKey = query.features.has('category') ? 'category' : 'payee'
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const selection = selectionOf(query, type, period)
  const [rows, groups] = await pipeline([
    book.rows(labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period), selection),
    book.groups(selection, key),
  ])
  if (rows.count === 0) return nothingIn(ask, type, period)
  const noun = key === 'category' ? 'categories' : 'payees'
  const number = book.rule(
    labelOf(`Number of ${noun}`, query.names, period),
    'count',
    String(groups.length),
  )
  const count = book.count(labelOf('Number', query.names, period), rows)
  const sum = book.sum(labelOf('Total', query.names, period), rows)
  const one = key === 'category' ? 'category' : 'payee'
  const isUnnamed =
    key === 'payee' && groups.reduce((all, each) => all + each.count, 0) < rows.count
  return answer(
    ...say`${number} different ${groups.length === 1 ? one : noun}${narrowed(ask)} ${periodText(period)}, in ${rowsText(count, type)}, ${sum} in total.${isUnnamed ? ' Transactions without a payee are left out of the first figure.' : ''}`,
    assumptions(ask),
  )
}

/** "Which weekday do I spend most?", "How much do I spend on Saturdays?", "on weekends". */
export async function weekdayAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const selection = selectionOf(query, type, period)
  book.ahead(selection)
  const days = await book.groups(selection, 'day')
  if (days.length === 0) return nothingIn(ask, type, period)
  const asked = query.weekdays.length > 0 ? query.weekdays : setOfWeekdays(query)
  if (asked.length > 0) {
    const rows = onWeekdays(ask, type, days, asked)
    if (rows === undefined)
      return {
        kind: 'empty',
        text: [`You have no such transactions on ${weekdaysText(asked)} ${period.label}.`],
      }
    const sum = book.sum(`Total on ${weekdaysText(asked)}`, rows)
    const count = book.count(`Number on ${weekdaysText(asked)}`, rows)
    return answer(
      ...say`On ${weekdaysText(asked)} you ${type === 'income' ? 'received' : 'spent'} ${sum}${narrowed(ask)} ${periodText(period)}, in ${count} ${count.value === '1' ? 'transaction' : 'transactions'}.`,
      assumptions(ask),
    )
  }
  const totals = byWeekday(days, 'total')
    .map((total, weekday) => ({ weekday, total }))
    .filter(({ total }) => total > 0)
  const ordered = totals.toSorted((a, b) => b.total - a.total)
  const best = isLeast(ask) ? ordered.at(-1) : ordered[0]
  if (best === undefined) return nothingIn(ask, type, period)
  const rows = onWeekdays(ask, type, days, [best.weekday])
  if (rows === undefined) return nothingIn(ask, type, period)
  const name = weekdayNames[best.weekday] ?? ''
  const day = book.name('Weekday', rows, name)
  const sum = book.sum(`Total on ${name}s`, rows)
  const whole = await book.rows(
    labelOf('Total', query.names, period),
    selectionOf(query, type, period),
  )
  const share = book.percent(
    `Share of ${name}s`,
    sum,
    book.sum(labelOf('Total', query.names, period), whole),
  )
  return answer(
    ...say`${day} is the weekday on which you ${type === 'income' ? 'receive' : 'spend'} the ${isLeast(ask) ? 'least' : 'most'}${narrowed(ask)} ${periodText(period)}: ${sum} in all, ${share} of the total.`,
    assumptions(ask),
  )
}

/** "On weekends", "on weekdays"; none if the question asks which weekday. */
export function setOfWeekdays({ features, raws, text }: Query): readonly number[] {
  if (features.has('weekend')) return [6, 0]
  const isSet =
    /^((on )?week ?days|during the week|(on )?work ?days|work ?week)$/.test(
      raws.get('weekday') ?? '',
    ) && !/\b(which|what (week ?)?days?|most|least|highest|lowest)\b/.test(text)
  return isSet ? [1, 2, 3, 4, 5] : []
}

export function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === 5) return 'weekdays (Monday to Friday)'
  if (weekdays.length === 2 && weekdays.includes(0) && weekdays.includes(6))
    return 'weekends (Saturdays and Sundays)'
  return weekdays.map((weekday) => `${weekdayNames[weekday]}s`).join(' and ')
}

/** What days come to for each weekday, from Sunday on. */
export function byWeekday(days: readonly Group[], figure: 'total' | 'count'): number[] {
  const sums = weekdayNames.map(() => 0)
  for (const day of days) {
    const weekday = weekdayOfDay(day.key)
    sums[weekday] = (sums[weekday] ?? 0) + day[figure]
  }
  return sums
}

/** The rows on certain weekdays, selected day by day because lists have no weekday filter. */
export function onWeekdays(
  ask: Ask,
  type: TransactionType,
  days: readonly Group[],
  weekdays: readonly number[],
): Rows | undefined {
  const { query, book } = ask
  const meant = days
    .filter(({ key }) => weekdays.includes(weekdayOfDay(key)))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
  if (meant.length === 0) return undefined
  const selections = meant.map(({ key: day }) => selectionOf(query, type, { from: day, to: day }))
  const [first] = selections
  const any = selections.flatMap((selection) => selection.any)
  return book.known(
    `On ${weekdaysText(weekdays)}`,
    { any, ...(first?.not && { not: first.not }) },
    meant.map(({ count, total }) => ({ type, count, total })),
  )
}
