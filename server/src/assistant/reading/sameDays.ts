import { addMonths, type LocalDate, monthRange, partsOf } from '@evenkeel/domain/calendar'
import { type Period, periodAt, rangePeriod, sameDaysOf } from './period.ts'
import { type Found, readYear, type Words } from './readNamed.ts'
import { readRelative } from './readRelative.ts'
import { comparing, type Query } from './slots.ts'

// "The same months of 2024": the days that another period has, in a year of their own.

/** `same days in 2024`, to which all such phrases are reworded. */
export function readSameDays(words: Words, at: number, today: LocalDate): Found | undefined {
  if (words.slice(at, at + 3).join(' ') !== 'same days in') return undefined
  const found = readYear(words, at + 3, today) ?? readRelative(words, at + 3, today)
  if (found === undefined || 'mistake' in found || found.period.kind !== 'year') return undefined
  const label = found.period.label.replace('in ', 'on the same days in ')
  return { period: { ...found.period, label, isSameDays: true }, length: found.length + 3 }
}

/** The same with days in place of "the same days", as those of the one other period; unchanged without one. */
export function withSameDays(query: Query, periods: readonly Period[], today: LocalDate): Query {
  if (!query.periods.some(({ isSameDays }) => isSameDays)) return query
  const [held, ...others] = periods.filter(({ isSameDays }) => !isSameDays)
  if (held === undefined || others.some((other) => daysText(other) !== daysText(held))) return query
  return {
    ...query,
    periods: query.periods.map((period) =>
      period.isSameDays ? (inYear(held, partsOf(period.to).year, today) ?? period) : period,
    ),
  }
}

/** "And what was it in those months of 2023?", after two times were compared: the sum of a third one. */
export function withoutComparison(base: Query, own: Query): Query {
  const isOfSum = own.periods.some(({ isSameDays }) => isSameDays) && !isCompared(own)
  if (!isOfSum || !isCompared(base)) return base
  const features = new Set([...base.features].filter((each) => !comparing.includes(each)))
  return { ...base, features }
}

function isCompared({ features }: Query): boolean {
  return comparing.some((each) => features.has(each))
}

/** First and last day without their year. */
function daysText({ from = '', to }: Period): string {
  return `${from.slice(4)} ${to.slice(4)}`
}

/** A period that a year holds, in another year; as many of its days, if it is still running. */
function inYear(held: Period, year: number, today: LocalDate): Period | undefined {
  if (held.from === undefined || held.kind === 'week') return undefined
  const months = 12 * (year - partsOf(held.from).year)
  if (['month', 'quarter', 'year'].includes(held.kind)) {
    const same = periodAt(held.kind, addMonths(held.from, months), today)
    return held.whole ? sameDaysOf(same, held) : same
  }
  const from = addMonths(held.from, months)
  const to = addMonths(held.to, months)
  // "January to February 2025": up to the 29th in a leap year.
  const isOfMonths = held.from.endsWith('-01') && held.to === monthRange(held.to).to
  return rangePeriod(from, isOfMonths ? monthRange(to).to : to)
}

const wholeYear = /\b(?:all|whole|entire|full|total)\b/
const yearBefore = /\b(?:last year|the (?:year before|(?:previous|prior|preceding) year))\b/

/** "More in May than last year", "this quarter against last year": May and the quarter of that year, not all of it. */
export function besideSamePart(query: Query, today: LocalDate): Query {
  const { periods, text } = query
  if (periods.length !== 2 || !isCompared(query) || query.features.has('average')) return query
  if (!yearBefore.test(text) || wholeYear.test(text)) return query
  const year = periods.find(({ kind }) => kind === 'year')
  const part = periods.find((period) => period !== year)
  if (year?.from === undefined || part?.from === undefined || !isOfMonths(part)) return query
  const isYearBefore = partsOf(year.from).year === partsOf(part.from).year - 1
  const same = isYearBefore ? inYear(part, partsOf(year.from).year, today) : undefined
  return same === undefined
    ? query
    : { ...query, periods: periods.map((period) => (period === year ? same : period)) }
}

/** Months, a quarter, a season: less than a year, from the first of a month. */
function isOfMonths({ kind, from, to }: Period): boolean {
  if (from === undefined || !['month', 'quarter', 'range'].includes(kind)) return false
  return from.endsWith('-01') && to < addMonths(from, 11)
}

/** "The second quarter against the first", asked in January: both of last year. */
export function inSameYear(query: Query, today: LocalDate): Query {
  const { periods, text } = query
  const isPair = periods.length === 2 && periods.every(({ kind }) => kind === 'quarter')
  const years = new Set(periods.map(({ from = '' }) => from.slice(0, 4)))
  if (
    !isPair ||
    years.size === 1 ||
    /\b(19|20|21)\d\d\b|\b(last|this|current|present)\b/.test(text)
  )
    return query
  const latest = [...years].toSorted().at(-1) ?? ''
  return {
    ...query,
    periods: periods.map((period) =>
      period.from?.startsWith(latest)
        ? periodAt('quarter', addMonths(period.from, -12), today)
        : period,
    ),
  }
}
