import type { Fact } from '@evenkeel/domain/assistant'
import { addMonths, dayMin, monthRange } from '@evenkeel/domain/calendar'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { pipeline } from '#db/pipeline.ts'
import { centsOf } from '../facts/book.ts'
import { lines, type Piece, say, series } from '../facts/sentence.ts'
import {
  dayPeriod,
  monthPeriod,
  type Period,
  periodAt,
  periodBefore,
  sameDaysOf,
} from '../reading/period.ts'
import { type NameItem, type Query, sideOf } from '../reading/slots.ts'
import type { Selection } from '../totalsStore.ts'
import {
  type Ask,
  answer,
  assumptions,
  itemText,
  labelOf,
  narrowed,
  periodOf,
  periodText,
  type Said,
  selectionOf,
  shownName,
  typeOf,
} from './ask.ts'
import { costAnswer } from './billCosts.ts'
import { namedBills } from './billDues.ts'
import { nothingIn } from './nothing.ts'

/** "Did I spend more on transport in May than in April?" */
export async function comparePeriods(ask: Ask): Promise<Said> {
  const { query, today } = ask
  const [first, second] = query.periods
  if (first === undefined) return changeAnswer(ask)
  if (second && (asksWhy(query) || asksOnWhat(query))) return changeAnswer(ask)
  const other = second ?? periodBefore(first, today)
  if (other === undefined) return changeAnswer(ask)
  const { a, b, note } = evened(first, other, today)
  const said = await heldTogether(ask, a, b, note)
  if (note === '' || said.kind !== 'answer') return said
  const [open, whole] = first.whole ? [first, other] : [other, first]
  if (whole.to === (open === first ? b : a).to) return said
  const all = await sumOf(ask, typeOf(query) ?? 'expense', whole)
  return {
    ...said,
    text: [said.text, ...say` The full total ${periodText(whole)} is ${all}.`],
  }
}

function asksWhy({ features, names }: Query): boolean {
  const has = (feature: string) => features.has(feature)
  // "In which category did I spend less in May than in April?"
  const isOfGroups = names.length === 0 && (has('category') || has('payee'))
  if (isOfGroups && ['more', 'lessWord', 'compare'].some(has)) return true
  return ['change', 'why', 'rise'].some(has)
}

/** "What did I spend more on in May than in April?" asks for categories. */
function asksOnWhat({ names, text }: Query): boolean {
  return names.length === 0 && /\b(what|where|which)\b.*\b(more|less) (money )?(on|at)\b/.test(text)
}

/** Compares a period still running with the same days of the one just before it. */
export function evened(
  a: Period,
  b: Period,
  today: string,
): { a: Period; b: Period; note: string } {
  const note = ' The period still running is compared with the same days of the other one.'
  const isJustBefore = (open: Period, other: Period) =>
    open.whole !== undefined &&
    !other.whole &&
    periodBefore(open, today)?.from === other.from &&
    other.kind === open.kind
  if (isJustBefore(a, b)) return { a, b: sameDaysOf(b, a), note }
  if (isJustBefore(b, a)) return { a: sameDaysOf(a, b), b, note }
  return { a, b, note: '' }
}

async function heldTogether(ask: Ask, a: Period, b: Period, note: string): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  book.ahead(selectionOf(query, type, a), selectionOf(query, type, b))
  const [first, second] = [await sumOf(ask, type, a), await sumOf(ask, type, b)]
  if (centsOf(first) === 0 && centsOf(second) === 0) return nothingIn(ask, type, a)
  const verb = type === 'income' ? 'received' : 'spent'
  return answer(
    ...say`You ${verb} ${first}${narrowed(ask)} ${periodText(a)}, and ${second} ${periodText(b)}: ${differenceText(first, second)}.`,
    note,
    assumptions(ask),
  )

  // "Compare March and April": told as the change from the earlier to the later.
  function differenceText(x: Fact, y: Fact): Piece {
    const isInOrder = (a.from ?? dayMin) < (b.from ?? dayMin)
    const [now, before] = isInOrder ? [y, x] : [x, y]
    const apart = centsOf(now) - centsOf(before)
    if (apart === 0) return 'exactly the same'
    const [more, less] = apart > 0 ? [now, before] : [before, now]
    const difference = book.minus('Difference', more, less)
    const percent = centsOf(before) === 0 ? '' : say` (${book.change('Change', now, before)})`
    const which = isInOrder ? ` ${shortText(b)} than ${shortText(a)}` : ''
    return say`${difference} ${apart > 0 ? 'more' : 'less'}${which}${percent}`
  }
}

/** "In the third quarter of 2027", without its days, which were named before. */
export function shortText({ label }: Period): string {
  return label.replace(/ \(.*\)$/, '')
}

export async function sumOf(
  { query, book }: Ask,
  type: TransactionType,
  period: Period,
  names?: readonly NameItem[],
): Promise<Fact> {
  const label = labelOf(type === 'income' ? 'Income' : 'Spending', names ?? query.names, period)
  return book.sum(label, await book.rows(label, selectionOf(query, type, period, names)))
}

/** "Do I spend more on food or on transport?" */
export async function compareNames(ask: Ask): Promise<Said> {
  const { query, book } = ask
  if (areOfBothTypes(query)) return compareSides(ask)
  const sides = new Set(query.names.map(sideOf))
  if (sides.has('income') && sides.has('expense'))
    return {
      kind: 'clarify',
      text: 'Some of these are income and some are spending. Which two do you want to compare?',
    }
  const priced = asksOfPrices(query) ? namedBills(ask).filter(({ isActive }) => isActive) : []
  if (priced.length > 1 && priced.length === query.names.length) return costAnswer(ask, priced)
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  book.ahead(...query.names.map((item) => selectionOf(query, type, period, [item])))
  const sums: { item: NameItem; sum: Fact }[] = []
  for (const item of query.names) sums.push({ item, sum: await sumOf(ask, type, period, [item]) })
  if (sums.every(({ sum }) => centsOf(sum) === 0)) return nothingIn(ask, type, period)
  const ordered = sums.toSorted((a, b) => centsOf(b.sum) - centsOf(a.sum))
  const [most, next] = ordered
  if (most === undefined || next === undefined) return nothingIn(ask, type, period)
  const [verb, on] = type === 'income' ? ['received', 'from'] : ['spent', 'on']
  const each = ordered.map(({ item, sum }) => say`${itemText(item)}: ${sum}`)
  if (centsOf(most.sum) === centsOf(next.sum)) {
    return answer(
      ...say`You ${verb} the same ${on} ${itemText(most.item)} and ${itemText(next.item)} ${periodText(period)}:${lines(each)}`,
      assumptions(ask),
    )
  }
  const difference = book.minus('Difference', most.sum, next.sum)
  return answer(
    ...say`You ${verb} more ${on} ${itemText(most.item)} ${periodText(period)}, ${difference} more than ${on} ${itemText(next.item)}:${lines(each)}`,
    assumptions(ask),
  )
}

/** "Is Netflix more expensive than Spotify?": what each is charged now, and not what it has come to. */
function asksOfPrices({ text, periods }: Query): boolean {
  return (
    periods.length === 0 &&
    /^(?:(?:and|so|hey|ok) )*(?:is|are|does|do|which|what)\b/.test(text) &&
    /\b(?:expensive|pricier|dearer|costlier|cheaper|costs? (?:me |us )?(?:more|less|most|least))\b/.test(
      text,
    ) &&
    !/\b(?:did|was|were|has|have|spen[dt]|been)\b/.test(text)
  )
}

/** "Did tutoring bring in more than pottery cost?": one name of income, and one of spending. */
export function areOfBothTypes({ names }: Query): boolean {
  const sides = names.map(sideOf)
  return names.length === 2 && sides.includes('income') && sides.includes('expense')
}

async function compareSides(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const period = periodOf(ask)
  const sums: { item: NameItem; type: TransactionType; sum: Fact }[] = []
  for (const item of query.names) {
    const type = sideOf(item) ?? 'expense'
    sums.push({ item, type, sum: await sumOf(ask, type, period, [item]) })
  }
  const [most, least] = sums.toSorted((a, b) => centsOf(b.sum) - centsOf(a.sum))
  if (most === undefined || least === undefined) return nothingIn(ask, 'expense', period)
  const difference = book.minus('Difference', most.sum, least.sum)
  const pieces = sums.map(({ item, type, sum }) =>
    type === 'income'
      ? say`received ${sum} from ${itemText(item)}`
      : say`spent ${sum} on ${itemText(item)}`,
  )
  return answer(
    ...say`You ${series(pieces)} ${periodText(period)}: ${itemText(most.item)} comes to ${difference} more.`,
    assumptions(ask),
  )
}

/** "What changed this month?", "How is my spending trending?", "Why did I spend more?" */
export async function changeAnswer(ask: Ask): Promise<Said> {
  const [now, before] = changeSpans(ask)
  const { book } = ask
  const type = typeOf(ask.query) ?? 'expense'
  book.ahead(selectionOf(ask.query, type, now), selectionOf(ask.query, type, before))
  const [first, second] = [await sumOf(ask, type, now), await sumOf(ask, type, before)]
  if (centsOf(first) === 0 && centsOf(second) === 0) {
    const none = nothingIn(ask, type, now)
    const isSaid = none.kind === 'empty' && !now.isAhead
    return isSaid
      ? { ...none, text: [none.text, ` There is none ${periodText(before)} either.`] }
      : none
  }
  if (centsOf(second) === 0) {
    const isIncome = type === 'income'
    return answer(
      ...say`You ${isIncome ? 'received' : 'spent'} ${first}${narrowed(ask)} ${periodText(now)}. There is no ${isIncome ? 'income' : 'spending'} ${periodText(before)} to compare that with.`,
      assumptions(ask),
    )
  }
  const up = centsOf(first) - centsOf(second)
  const what = type === 'income' ? 'Your income' : 'Your spending'
  const change = up === 0 ? '' : say` (${book.change('Change', first, second)})`
  const moved: Piece =
    up === 0
      ? 'exactly the same'
      : [
          up > 0 ? 'up ' : 'down ',
          book.minus('Difference', up > 0 ? first : second, up > 0 ? second : first),
          change,
        ]
  const movers = ask.query.names.length > 0 ? undefined : await moversOf(ask, type, now, before)
  const direction = directionOf(ask.query)
  const isAll =
    movers !== undefined && asksForAll(ask.query) && movers.shown.length === movers.count
  const list: Piece =
    movers === undefined || movers.count === 0
      ? ''
      : say` What ${directionWords[direction ?? 'any']}${isAll ? '' : ' most'}:${lines(movers.shown)}`
  return answer(
    ...say`${what}${narrowed(ask)} is ${moved}: ${first} ${periodText(now)}, against ${second} ${periodText(before)}.${list}`,
    assumptions(ask),
  )
}

/** The named period and the one before it, or this month so far and the same days of last month. */
function changeSpans(ask: Ask): [Period, Period] {
  const { query, today } = ask
  const month = monthPeriod(today, today)
  const [named, other] = query.periods
  if (named && other) {
    const { a, b } = evened(named, other, today)
    return (a.from ?? '') < (b.from ?? '') ? [b, a] : [a, b]
  }
  if (named && isBaseline(ask.query, named)) {
    const present = presentOf(named, today)
    if (present) return [present, evened(present, named, today).b]
  }
  const lastMonth = addMonths(month.from ?? today, -1)
  const isOfLastMonth =
    query.features.has('compare') &&
    named?.from === lastMonth &&
    (named.to === monthRange(lastMonth).to || named.to === today)
  const now =
    named === undefined || named.kind === 'all' || isOfLastMonth
      ? month
      : (sinceLast(query, today) ?? named)
  const before = periodBefore(now, today) ?? monthPeriod(lastMonth, today)
  return [now, before]
}

/** "What went up since last year?": this year, against as many days of that one. */
function sinceLast({ text }: Query, today: string): Period | undefined {
  const unit = /\bsince last (week|month|quarter|year)\b/.exec(text)?.[1] as
    | Period['kind']
    | undefined
  return unit && periodAt(unit, today, today)
}

/** "Higher than last year": last year is the baseline for the current one. */
function isBaseline({ text }: Query, { isPresent, whole, isAhead }: Period): boolean {
  return (
    !isPresent &&
    !whole &&
    !isAhead &&
    /\b(than|compared? (to|with|against)|vs|versus|against|relative to|comparison (to|with)|(up|down) (on|from|over))\b/.test(
      text,
    )
  )
}

/** The week, month, quarter or year that today is in. */
function presentOf({ kind }: Period, today: string): Period | undefined {
  return kind === 'day'
    ? dayPeriod(today)
    : ['week', 'month', 'quarter', 'year'].includes(kind)
      ? periodAt(kind, today, today)
      : undefined
}

const moversMax = 3
const moversOfAllMax = 10

/** "Which categories did I spend more on?": every one of them is meant. */
function asksForAll({ text }: Query): boolean {
  return /\b(which|what|all)( of)?( the| my| our)? (categories|payees|shops|stores|places)\b/.test(
    text,
  )
}

const directionWords = { up: 'went up', down: 'went down', any: 'changed' } as const

/** Set if a question asks only about increases or only about decreases. */
function directionOf(query: Query): 'up' | 'down' | undefined {
  const { features, text } = query
  const isOfGroups =
    features.has('category') || features.has('payee') || asksOnWhat(query) || asksWhatMoved(query)
  if (!isOfGroups) return undefined
  if (/\b(up|increased?|rise|rose|risen|grew|grown|grow|higher|climbed|jumped|more)\b/.test(text))
    return 'up'
  return /\b(down|cut|decreased?|fell|fall|fallen|dropped|shrunk|shrink|lower|less)\b/.test(text)
    ? 'down'
    : undefined
}

/** "What went up in August?" */
function asksWhatMoved({ text, names }: Query): boolean {
  return (
    names.length === 0 &&
    /^(?:(?:and|so|ok) )*what (?:has |have |all )?(?:went|gone|go|goes|got|increased|rose|risen|dropped|fell|fallen|decreased|shrank|grew)\b/.test(
      text,
    )
  )
}

/** The categories, or payees, that changed most between two periods. */
async function moversOf(
  ask: Ask,
  type: TransactionType,
  now: Period,
  before: Period,
): Promise<{ shown: Piece[]; count: number }> {
  const { query, book } = ask
  const key = query.features.has('payee') ? 'payee' : 'category'
  const direction = directionOf(query)
  const groupsOf = async (period: Period) =>
    new Map(
      (await book.groups(selectionOf(query, type, period), key)).map((group) => [group.key, group]),
    )
  const [a, b] = await pipeline([groupsOf(now), groupsOf(before)])
  const totalIn = (groups: typeof a, group: string) => groups.get(group)?.total ?? 0
  const moves = [...new Set([...a.keys(), ...b.keys()])]
    .map((group) => ({
      group,
      name: shownName((a.get(group) ?? b.get(group))?.shown ?? group),
      by: totalIn(a, group) - totalIn(b, group),
    }))
    .filter(({ by }) => (direction === 'up' ? by > 0 : direction === 'down' ? by < 0 : by !== 0))
  const most = asksForAll(query) ? moversOfAllMax : moversMax
  const top = moves.toSorted((x, y) => Math.abs(y.by) - Math.abs(x.by)).slice(0, most)
  const partOf = (group: string, period: Period): Selection => {
    const part = key === 'payee' ? { description: group } : { category: group }
    const selection = selectionOf(query, type, period)
    return { ...selection, any: selection.any.map((filter) => ({ ...filter, ...part })) }
  }
  book.ahead(...top.flatMap(({ group }) => [now, before].map((period) => partOf(group, period))))
  const pieces: Piece[] = []
  for (const { group, name, by } of top) {
    const sum = async (period: Period) => {
      const label = `${name}, ${period.label}`
      return book.sum(label, await book.rows(label, partOf(group, period)))
    }
    const [x, y] = [await sum(now), await sum(before)]
    const difference = book.minus(`Difference: ${name}`, by > 0 ? x : y, by > 0 ? y : x)
    pieces.push(say`${name}: ${by > 0 ? 'up' : 'down'} ${difference} (${x}, before ${y})`)
  }
  return { shown: pieces, count: moves.length }
}
