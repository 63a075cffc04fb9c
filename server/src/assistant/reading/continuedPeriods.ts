import {
  addDays,
  addMonths,
  daysInMonth,
  type LocalDate,
  makeDay,
  partsOf,
} from '@evenkeel/domain/calendar'
import { endsInCompare } from './comparesIt.ts'
import type { Feature } from './lexicon.ts'
import { dayPeriod, type Period, periodAt, rangePeriod, sameDaysOf } from './period.ts'
import { besideSamePart, inSameYear, withSameDays } from './sameDays.ts'
import type { Query } from './slots.ts'

// Periods that are told by their distance from another one, as "the month after", or that go on from those before.

/** "And on that day?", where the question before named no such day: what its answer picked out is not known here. */
export function unknownSpan(base: Query, own: Query): string | undefined {
  const unit = /\b(day|week|month|quarter|year)\b/.exec(own.raws.get('sameSpan') ?? '')?.[1]
  const [period] = base.periods
  const isNamed = base.periods.length === 1 && period?.kind === unit
  return unit === undefined || isNamed ? undefined : unit
}

/** "July and the month before": what is told by its distance from a period that the question itself names. */
export function resolved(asked: Query, today: LocalDate): Query {
  const query = withSameDays(inSameYear(asked, today), asked.periods, today)
  const found = placed(query, query.periods, today)
  const all = found === query ? query : { ...found, periods: [...query.periods, ...found.periods] }
  return besideSamePart(all, today)
}

const shifts: ReadonlyMap<Feature, 1 | -1> = new Map([
  ['spanAfter', 1],
  ['spanBefore', -1],
])

/** A question with "the month after" put into days, counted from the one period there is; unchanged without one. */
export function placed(query: Query, periods: readonly Period[], today: LocalDate): Query {
  const [base] = periods
  const unit = /\bthe (?:previous|preceding|prior) (week|month|quarter|year)\b/.exec(
    query.text,
  )?.[1]
  if (unit !== undefined && query.isFollowUp && base?.kind === unit && periods !== query.periods) {
    const before = shifted(base, { unit, by: -1 }, today)
    return before ? { ...query, periods: [before] } : query
  }
  for (const [feature, by] of shifts) {
    if (!query.features.has(feature)) continue
    const unit = query.raws
      .get(feature)
      ?.match(/day|week|month|quarter|year/g)
      ?.at(-1)
    const isSameDays = /\bsame days\b/.test(query.raws.get(feature) ?? '')
    const [from] = periods
    const period =
      from && periods.length === 1 ? shifted(from, { unit, by, isSameDays }, today) : undefined
    if (period === undefined) return query
    const features = new Set([...query.features].filter((each) => each !== feature))
    return { ...query, features, periods: [period] }
  }
  return query
}

function shifted(
  { from, to, kind }: Period,
  { unit, by, isSameDays = false }: { unit: string | undefined; by: 1 | -1; isSameDays?: boolean },
  today: LocalDate,
): Period | undefined {
  if (from === undefined) return undefined
  // "January to May, and the same days a year before"
  if (unit === 'year' && (isSameDays || kind === 'range' || kind === 'days'))
    return rangePeriod(addMonths(from, 12 * by), addMonths(to, 12 * by))
  if (unit === 'year' && (kind === 'month' || kind === 'quarter' || kind === 'year'))
    return periodAt(kind, addMonths(from, 12 * by), today)
  if (unit !== kind) return undefined
  if (unit === 'day') return shiftedDay(addDays(from, by), today)
  if (unit === 'month') return periodAt('month', addMonths(from, by), today)
  if (unit === 'quarter') return periodAt('quarter', addMonths(from, 3 * by), today)
  return unit === 'week' ? periodAt('week', addDays(from, 7 * by), today) : undefined
}

/** "And the day after?" */
function shiftedDay(day: LocalDate, today: LocalDate): Period {
  return { ...dayPeriod(day), ...(day > today && { isAhead: true }) }
}

/** "How does that compare to May?" compares the earlier period with the new one. */
export function continuedPeriods(base: Query, next: Query, today: LocalDate): Query['periods'] {
  if (next.periods.length === 0) return base.periods
  const isHeld =
    next.features.has('compare') &&
    (next.features.has('pronoun') ||
      /^(compared|versus|vs|against)$/.test(next.opening) ||
      endsInCompare(next.text))
  const [held, ...more] = base.periods
  const near = held && more.length === 0 ? inItsMonth(held, next.periods, today) : undefined
  if (near && !isHeld) return [near]
  if (!isHeld || held === undefined || more.length > 0) return next.periods
  const others = next.periods.map((period) => likeHeld(held, period, today))
  // "How does that compare with April the year before?", asked of April, names it once more.
  const isHeldAgain = (period: Period) => period.from === held.from && period.to === held.to
  return [held, ...(others.length > 1 ? others.filter((each) => !isHeldAgain(each)) : others)]
}

/** "And on the 7th?" after "what did I spend on May 5?": May 7. */
function inItsMonth(
  { from, kind, isDayOnly }: Period,
  periods: readonly Period[],
  today: LocalDate,
): Period | undefined {
  const [day, ...others] = periods
  // "Due on the 1st?" and "on the 5th?" are the next of each.
  if (isDayOnly || !day?.isDayOnly || others.length > 0 || from === undefined) return undefined
  if (kind !== 'day' && kind !== 'month') return undefined
  const { year, month } = partsOf(from)
  const { dayOfMonth } = partsOf(day.to)
  return dayOfMonth > daysInMonth(year, month)
    ? undefined
    : shiftedDay(makeDay(year, month, dayOfMonth), today)
}

/** "Is that more than last year?", asked of a month, means the same month of that year, or as many of its days. */
function likeHeld(held: Period, period: Period, today: LocalDate): Period {
  if (period.kind !== 'year' || (held.kind !== 'month' && held.kind !== 'quarter')) return period
  if (held.from === undefined || period.from === undefined) return period
  const years = partsOf(period.from).year - partsOf(held.from).year
  if (years === 0) return period
  const same = periodAt(held.kind, addMonths(held.from, 12 * years), today)
  return held.whole ? sameDaysOf(same, held) : same
}
