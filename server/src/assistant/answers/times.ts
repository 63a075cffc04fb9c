import {
  addDays,
  addMonths,
  dayMin,
  type LocalDate,
  monthRange,
  partsOf,
} from '@evenkeel/domain/calendar'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { pipeline } from '#db/pipeline.ts'
import type { Book } from '../facts/book.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { weekdayNames } from '../reading/calendarWords.ts'
import {
  dayPeriod,
  monthPeriod,
  type Period,
  periodAt,
  rangeText,
  weekdayOfDay,
} from '../reading/period.ts'
import type { Query } from '../reading/slots.ts'
import type { Group, Measure, Selection } from '../totalsStore.ts'
import {
  type Ask,
  answer,
  assumptions,
  countText,
  empty,
  limitText,
  narrowed,
  narrowedAtEnd,
  periodOf,
  periodText,
  type Said,
  selectionOf,
  typeOf,
} from './ask.ts'
import { incomeSideOf } from './families/meant.ts'
import { nothingIn } from './nothing.ts'
import { rankName } from './rankName.ts'
import { isLeast, placed, rankFeatures, tooFew } from './ranks.ts'
import { orderOf } from './rowOrder.ts'

// Days, weeks, months and years by what they came to.

const shownMax = 31

/** The spans that may be ranked: all but those to leave out. */
function counted<Each extends { key: string }>({ query }: Ask, spans: readonly Each[]): Each[] {
  const out = query.spansOut ?? []
  return spans.filter(
    ({ key }) =>
      !out.some(({ from = dayMin, to, whole }) => from <= key && key <= (whole?.to ?? to)),
  )
}

function leavingOut({ query }: Ask): string {
  const out = query.spansOut ?? []
  const names = out.map(({ label }) => label.replace(/^(?:in|on) /, '').replace(/ so far.*/, ''))
  return names.length === 0 ? '' : `, leaving out ${names.join(' and ')}`
}

function inOrder(groups: readonly Group[]): Group[] {
  return groups.toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year'

/** The sums of each span, largest first; those of quarters from those of their months. */
async function groupsBy(book: Book, selection: Selection, unit: Unit): Promise<readonly Group[]> {
  if (unit !== 'quarter') return book.groups(selection, unit)
  const quarters = new Map<string, Group>()
  for (const month of await book.groups(selection, 'month')) {
    const key = quarterStart(month.key)
    const { count, total } = quarters.get(key) ?? { count: 0, total: 0 }
    const sums = { count: count + month.count, total: total + month.total }
    quarters.set(key, { ...month, ...sums, key, shown: key })
  }
  return [...quarters.values()].toSorted((a, b) => b.total - a.total)
}

function quarterStart(month: LocalDate): LocalDate {
  return addMonths(monthRange(month).from, -((partsOf(month).month - 1) % 3))
}

const times = [
  ['day', 'day'],
  ['week', 'week'],
  ['month', 'month'],
  ['quarter', 'quarter'],
  ['year', 'year'],
] as const

/** "Which month did I spend the most?", "my most expensive day this year". */
export async function timeAnswer(ask: Ask): Promise<Said> {
  if (['net', 'saveVerb'].some((each) => ask.query.features.has(each))) return netByTime(ask)
  const { query, book } = ask
  const isDay = query.features.has('when') && !query.features.has('month')
  const unit =
    times.find(([feature]) => query.features.has(feature))?.[1] ?? (isDay ? 'day' : 'month')
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const selection = selectionOf(query, type, period)
  const all = counted(ask, await groupsBy(book, selection, unit))
  const least = isLeast(ask)
  const isRanked = rankFeatures.some((each) => query.features.has(each))
  const { whole: groups, leftOut } = isRanked && least ? wholeOnly(ask, unit, all) : { whole: all }
  const ordered = least ? groups.toReversed() : groups
  if (groups.length === 0) return nothingIn(ask, type, period)
  const wanted = isRanked
    ? placed(ordered, query.rank, query.limit ?? 1)
    : arranged(query, inOrder(groups).slice(-shownMax))
  if (wanted.length === 0) return tooFew(ask, groups.length, unit)
  const pieces = wanted.map((group) => sumPiece(ask, unit, type, group))
  const cut = wanted.length < groups.length ? `, the last ${wanted.length} of ${groups.length}` : ''
  if (!isRanked)
    return answer(
      ...say`Your ${type === 'income' ? 'income' : 'spending'}${narrowed(ask)} by ${unit} ${periodText(period)}${cut}:${lines(pieces)}`,
      assumptions(ask),
    )
  const place = query.rank === undefined ? '' : `${rankName(query.rank)} `
  const rank = `${place}${least ? 'lowest' : 'highest'}`
  const only = least ? ` Only ${unit}s with a transaction are counted.${leftOut ?? ''}` : ''
  const what = type === 'income' ? 'income' : 'spending'
  const plural = wanted.length === 1 ? '' : 's'
  return answer(
    ...say`Your ${unit}${plural} of ${rank} ${what} ${periodText(period)}${narrowedAtEnd(ask)}${leavingOut(ask)}:${lines(pieces)}${only}`,
    assumptions(ask),
  )
}

/** "Coffee by month, highest first": in the order of time where no other is asked for. */
function arranged(query: Query, spans: readonly Group[]): readonly Group[] {
  switch (orderOf(query)) {
    case 'newest':
      return spans.toReversed()
    case 'largest':
      return spans.toSorted((a, b) => b.total - a.total)
    case 'smallest':
      return spans.toSorted((a, b) => a.total - b.total)
    default:
      return spans
  }
}

/** `June 2026: $1,240.00`, cut to the days that are asked about. */
function sumPiece(ask: Ask, unit: Unit, type: TransactionType, group: Group): Piece {
  const { query, book, today } = ask
  const span = within(spanOf(unit, group.key), periodOf(ask))
  const label = `${unit}: ${rangeText(span.from, span.to)}`
  const rows = book.known(label, selectionOf(query, type, span), [
    { type, count: group.count, total: group.total },
  ])
  const sum = book.sum(label, rows)
  const open = span.to === today && span.to < spanOf(unit, group.key).to ? ' so far' : ''
  const when: Piece =
    unit === 'day'
      ? say`${weekdayNames[weekdayOfDay(span.from)] ?? ''}, ${book.firstDay('Day', rows, span.from)}`
      : spanText(unit, span)
  return say`${when}${open}: ${sum}`
}

/** The month, or other time, that the answer to a question picked out; undefined without a transaction. */
export async function pickedPeriod(ask: Ask): Promise<Period | undefined> {
  const { query, book, today } = ask
  const unit = unitOf(query)
  const type = typeOf(query) ?? 'expense'
  const selection = selectionOf(query, type, periodOf(ask))
  const all = counted(ask, await groupsBy(book, selection, unit))
  const [first] = isLeast(ask) ? wholeOnly(ask, unit, all).whole.toReversed() : all
  if (first === undefined) return undefined
  return unit === 'day' ? dayPeriod(first.key) : periodAt(unit, first.key, today)
}

/**
 * Without the month that is still running, or that the period cuts off: it would be the cheapest only because it is
 * short. Where there is no whole one, all stay.
 */
function wholeOnly<Each extends { key: string }>(ask: Ask, unit: Unit, groups: readonly Each[]) {
  const { from = dayMin, to } = periodOf(ask)
  const isWhole = ({ key }: Each) => {
    const span = spanOf(unit, key)
    return span.from >= from && span.to <= to && span.to <= ask.today
  }
  const whole = groups.filter(isWhole)
  if (whole.length === 0 || whole.length === groups.length) return { whole: groups }
  const rest = groups
    .filter((each) => !isWhole(each))
    .map(({ key }) => spanText(unit, spanOf(unit, key)))
  const verb = rest.length === 1 ? 'is' : 'are'
  return {
    whole,
    leftOut: ` ${rest.join(' and ')} ${verb} left out, because only whole ${unit}s are compared.`,
  }
}

/** "My net by month", "in which month did I save the most?" */
async function netByTime(ask: Ask): Promise<Said> {
  const { query } = ask
  const unit = unitOf(query)
  const period = periodOf(ask)
  const everyNet = counted(ask, await netsBy(ask, unit))
  if (everyNet.length === 0) return nothingIn(ask, undefined, period)
  const isRanked = rankFeatures.some((each) => query.features.has(each))
  const { whole: nets, leftOut = '' } = isRanked
    ? wholeOnly(ask, unit, everyNet)
    : { whole: everyNet }
  const side = isRanked ? undefined : asksForSign(query)
  if (side !== undefined) return signAnswer(ask, unit, nets, side)
  const isLow = isLeast(ask)
  const ordered = nets.toSorted((a, b) => (isLow ? a.cents - b.cents : b.cents - a.cents))
  const wanted = isRanked ? placed(ordered, query.rank, query.limit ?? 1) : nets.slice(-shownMax)
  if (wanted.length === 0) return tooFew(ask, everyNet.length, unit)
  const pieces = wanted.map((net) => netPiece(ask, unit, net))
  const place = query.rank === undefined ? '' : `${rankName(query.rank)} `
  const heading = isRanked
    ? `The ${unit}${wanted.length === 1 ? '' : 's'} of ${place}${isLow ? 'lowest' : 'highest'} net balance`
    : `Your net balance by ${unit}`
  return answer(
    ...say`${heading} ${periodText(period)}${leavingOut(ask)}:${lines(pieces)}${leftOut}`,
  )
}

/** "Was I in the red in any month?": asks for the months below zero, and not for all of them. */
function asksForSign({ raws, text }: Query): 'negative' | 'positive' | undefined {
  if (
    !/\b(any|ever|which|how many)\b|\b(months|weeks|years) (with|of|in|where|that|when|i|we)\b/.test(
      text,
    )
  )
    return undefined
  const said = raws.get('net') ?? raws.get('saveVerb') ?? ''
  if (
    /\b(red|minus|hole|negative|deficit|loss|los[et]|losing)\b/.test(said) &&
    !/^out of/.test(said)
  )
    return 'negative'
  // "In how many months did I save money?"
  const isSaved = /\bsaved?\b|^saving\b/.test(said) && /\b(months|weeks|years)\b/.test(text)
  return isSaved || /\b(black|plus|positive|surplus|profit)\b/.test(said) ? 'positive' : undefined
}

function signAnswer(
  ask: Ask,
  unit: Unit,
  nets: readonly Net[],
  side: 'negative' | 'positive',
): Said {
  const when = periodText(periodOf(ask))
  const found = nets.filter(({ cents }) => (side === 'negative' ? cents < 0 : cents > 0))
  if (found.length === 0) {
    const [nearest] = nets.toSorted((a, b) =>
      side === 'negative' ? a.cents - b.cents : b.cents - a.cents,
    )
    const near: Piece = nearest ? say` The nearest was ${netPiece(ask, unit, nearest)}.` : ''
    return answer(...say`No, in no ${unit} ${when} was your net balance ${side}.${near}`)
  }
  const shown = found.slice(-shownMax)
  const cut = shown.length < found.length ? `. The last ${shown.length}:` : ':'
  return answer(
    ...say`Yes, your net balance was ${side} in ${countText(found.length, unit)} ${when}${cut}${lines(shown.map((net) => netPiece(ask, unit, net)))}`,
  )
}

/** "Were there months in which I spent more than I earned?" */
export async function overIncomeTimes(ask: Ask): Promise<Said> {
  const unit = unitOf(ask.query)
  const period = periodOf(ask)
  const all = await netsBy(ask, unit)
  if (all.length === 0) return nothingIn(ask, undefined, period)
  const isMore = incomeSideOf(ask.query) === 'over'
  const found = all.filter(({ cents }) => (isMore ? cents < 0 : cents > 0))
  const what = `you spent ${isMore ? 'more' : 'less'} than you received`
  if (found.length === 0)
    return empty(`There is no ${unit} ${periodText(period)} in which ${what}.`)
  const shown = found.slice(-shownMax)
  const cut = shown.length < found.length ? `. The last ${shown.length}:` : ':'
  const pieces = shown.map((net) => netPiece(ask, unit, net))
  return answer(
    ...say`In ${countText(found.length, unit)} ${periodText(period)}, ${what}${cut}${lines(pieces)}`,
  )
}

type Net = { key: string; measures: readonly Measure[]; cents: number }

/** "In which months did I spend over $1,500?" */
export async function limitTimes(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const { min = 0, max = Number.POSITIVE_INFINITY, ...rest } = query
  const asked: Ask = { ...ask, query: rest }
  const unit = unitOf(query)
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const all = inOrder(await groupsBy(book, selectionOf(rest, type, period), unit))
  if (all.length === 0) return nothingIn(asked, type, period)
  const found = all.filter(({ total }) => total >= min && total <= max)
  const what: Piece = say`you ${type === 'income' ? 'received' : 'spent'} ${limitText(query, book)}${narrowedAtEnd(asked)}`
  const only = query.max === undefined ? '' : ` Only ${unit}s with a transaction are counted.`
  if (found.length === 0)
    return empty(...say`There is no ${unit} ${periodText(period)} in which ${what}.${only}`)
  const shown = found.slice(-shownMax)
  const cut = shown.length < found.length ? `. The last ${shown.length}:` : ':'
  const pieces = shown.map((group) => sumPiece(asked, unit, type, group))
  return answer(
    ...say`In ${countText(found.length, unit)} ${periodText(period)}, ${what}${cut}${lines(pieces)}${only}`,
    assumptions(asked),
  )
}

/** What came in less what went out, for each month or other unit that has a transaction. */
async function netsBy(ask: Ask, unit: Unit): Promise<Net[]> {
  const { query, book } = ask
  const period = periodOf(ask)
  const [earned, spent] = await pipeline([
    groupsBy(book, selectionOf(query, 'income', period), unit),
    groupsBy(book, selectionOf(query, 'expense', period), unit),
  ])
  const keys = [...new Set([...earned, ...spent].map(({ key }) => key))].toSorted()
  return keys.map((key) => {
    const measures = [
      ...earned
        .filter((each) => each.key === key)
        .map((each) => ({ ...each, type: 'income' as const })),
      ...spent
        .filter((each) => each.key === key)
        .map((each) => ({ ...each, type: 'expense' as const })),
    ].map(({ type, count, total }) => ({ type, count, total }))
    const cents = measures.reduce(
      (sum, { type, total }) => sum + (type === 'income' ? total : -total),
      0,
    )
    return { key, measures, cents }
  })
}

function netPiece(ask: Ask, unit: Unit, { key, measures }: Net): Piece {
  const { query, book, today } = ask
  const whole = spanOf(unit, key)
  const span = within(whole, periodOf(ask))
  const label = `Net balance, ${rangeText(span.from, span.to)}`
  const rows = book.known(label, selectionOf(query, undefined, span), measures)
  const open = span.to === today && span.to < whole.to ? ' so far' : ''
  return say`${spanText(unit, span)}${open}: ${book.net(label, rows)}`
}

function unitOf({ features }: Query): Unit {
  return times.find(([feature]) => features.has(feature))?.[1] ?? 'month'
}

function spanOf(unit: Unit, key: string) {
  if (unit === 'day') return { from: key, to: key }
  if (unit === 'week') return { from: key, to: addDays(key, 6) }
  if (unit === 'month') return monthRange(key)
  if (unit === 'quarter') return { from: key, to: addDays(addMonths(key, 3), -1) }
  return { from: key, to: addDays(addMonths(key, 12), -1) }
}

function within(span: { from: string; to: string }, { from, to }: Period) {
  return {
    from: from !== undefined && from > span.from ? from : span.from,
    to: to < span.to ? to : span.to,
  }
}

function spanText(unit: string, { from, to }: { from: string; to: string }): string {
  if (unit === 'month')
    return monthPeriod(from, '2199-12-31')
      .label.replace('in ', '')
      .replace(/ so far.*/, '')
  return unit === 'year' ? from.slice(0, 4) : rangeText(from, to)
}
