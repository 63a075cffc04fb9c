import { addMonths, formatDay, type LocalDate, monthRange } from '@evenkeel/domain/calendar'

/** Days in the form of a query; without either, all of them. */
export type DayQuery = { startDate?: LocalDate; endDate?: LocalDate }

const monthsOffered = 48

type MonthOption = { label: string; range: DayQuery }

/** The latest months, this one first. A whole month that is shown is always among them. */
export function recentMonths(today: LocalDate, shown: DayQuery): MonthOption[] {
  const months = Array.from({ length: monthsOffered }, (_, back) =>
    monthOption(addMonths(today, -back)),
  )
  const own = shown.startDate === undefined ? undefined : monthOption(shown.startDate)
  if (own === undefined || !isSameRange(own.range, shown)) return months
  if (months.some(({ label }) => label === own.label)) return months
  return own.range.startDate > today ? [own, ...months] : [...months, own]
}

function monthOption(day: LocalDate) {
  const month = monthRange(day)
  return {
    label: formatDay(month.from, 'monthOfYear'),
    range: { startDate: month.from, endDate: month.to },
  }
}

export function isSameRange(one: DayQuery, other: DayQuery): boolean {
  return one.startDate === other.startDate && one.endDate === other.endDate
}
