import {
  addDays,
  type DateRange,
  Day,
  formatDay,
  type LocalDate,
  type Period,
  periodRange,
  periods,
} from '@evenkeel/domain/calendar'
import type { RangeQuery } from '@evenkeel/domain/summary'
import { isSameRange } from '#lib/months.ts'

/** Reads the range from the address. Both days must be there. */
export function readRange(address: URLSearchParams): RangeQuery {
  const input = { startDate: address.get('from') ?? '', endDate: address.get('to') ?? '' }
  return judgeRange(input).range ?? {}
}

export function writeRange(address: URLSearchParams, range: RangeQuery): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('from')
  next.delete('to')
  if (range.startDate !== undefined) next.set('from', range.startDate)
  if (range.endDate !== undefined) next.set('to', range.endDate)
  // A new range replaces the table's own dates.
  next.delete('startDate')
  next.delete('endDate')
  return next
}

/** Common ranges. Months are named, because the spending overview has a "This Month" of its own. */
export function rangePresets(today: LocalDate): { label: string; range: RangeQuery }[] {
  const month = periodRange('thisMonth', today)
  const before = periodRange('lastMonth', today)
  return [
    { label: 'All time', range: {} },
    { label: formatDay(month.from, 'monthOfYear'), range: queryOf(month) },
    { label: formatDay(before.from, 'monthOfYear'), range: queryOf(before) },
    { label: 'Past 90 days', range: { startDate: addDays(today, -89), endDate: today } },
    { label: today.slice(0, 4), range: queryOf(periodRange('thisYear', today)) },
  ]
}

function queryOf({ from, to }: DateRange): Required<RangeQuery> {
  return { startDate: from, endDate: to }
}

/** The overview's period that a range is, if any. */
export function periodOf(range: RangeQuery, today: LocalDate): Period | undefined {
  return periods.find((period) => isSameRange(queryOf(periodRange(period, today)), range))
}

export type RangeInput = { startDate: string; endDate: string }

export function rangeInputOf({ startDate = '', endDate = '' }: RangeQuery): RangeInput {
  return { startDate, endDate }
}

/** The range that was entered, or a message for each invalid day. */
export function judgeRange(input: RangeInput): { range?: RangeQuery; errors: Partial<RangeInput> } {
  const start = Day.safeParse(input.startDate)
  const end = Day.safeParse(input.endDate)
  if (!start.success || !end.success) {
    return {
      errors: {
        ...(start.error && { startDate: start.error.issues[0]?.message ?? '' }),
        ...(end.error && { endDate: end.error.issues[0]?.message ?? '' }),
      },
    }
  }
  if (start.data > end.data) return { errors: { endDate: 'Must not be before the start date' } }
  return { range: { startDate: start.data, endDate: end.data }, errors: {} }
}
