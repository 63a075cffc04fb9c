import { addDays, Day, type LocalDate, periodRange } from '@evenkeel/domain/calendar'
import type { RangeQuery } from '@evenkeel/domain/summary'

/** The dashboard's range in its address; none where it is not there whole. */
export function readRange(address: URLSearchParams): RangeQuery {
  const from = Day.safeParse(address.get('from') ?? '')
  const to = Day.safeParse(address.get('to') ?? '')
  if (!from.success || !to.success || from.data > to.data) return {}
  return { startDate: from.data, endDate: to.data }
}

/** The same address with another range. */
export function writeRange(address: URLSearchParams, range: RangeQuery): URLSearchParams {
  const next = new URLSearchParams(address)
  next.delete('from')
  next.delete('to')
  if (range.startDate !== undefined) next.set('from', range.startDate)
  if (range.endDate !== undefined) next.set('to', range.endDate)
  // The last word rules: dates that the table had of its own go.
  next.delete('startDate')
  next.delete('endDate')
  return next
}

export type RangePreset = { label: string; range: RangeQuery }

/** Ranges that are asked for often. */
export function rangePresets(today: LocalDate): RangePreset[] {
  const ofPeriod = (period: Parameters<typeof periodRange>[0]) => {
    const { from, to } = periodRange(period, today)
    return { startDate: from, endDate: to }
  }
  return [
    { label: 'All time', range: {} },
    { label: 'This month', range: ofPeriod('thisMonth') },
    { label: 'Last month', range: ofPeriod('lastMonth') },
    { label: 'Last 90 days', range: { startDate: addDays(today, -89), endDate: today } },
    { label: 'This year', range: ofPeriod('thisYear') },
  ]
}

export function isSameRange(one: RangeQuery, other: RangeQuery): boolean {
  return one.startDate === other.startDate && one.endDate === other.endDate
}
