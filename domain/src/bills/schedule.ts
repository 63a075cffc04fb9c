import { addDays, addMonths, daysBetween, type LocalDate, partsOf } from '#calendar'
import type { Frequency } from '#ledger'

/** Start date and frequency determine every due date. A bill is a schedule too. */
export type Schedule = { startDate: LocalDate; frequency: Frequency }

const steps = {
  weekly: { unit: 'day', length: 7 },
  'bi-weekly': { unit: 'day', length: 14 },
  monthly: { unit: 'month', length: 1 },
  yearly: { unit: 'month', length: 12 },
} as const satisfies Record<Frequency, { unit: 'day' | 'month'; length: number }>

/**
 * The `n`th due date of a schedule, counted from 0 at its start date. The 31st stays the anchor: 28 February is followed
 * by 31 March, and 29 February returns in leap years.
 */
export function occurrence({ startDate, frequency }: Schedule, n: number): LocalDate {
  const { unit, length } = steps[frequency]
  return unit === 'day' ? addDays(startDate, n * length) : addMonths(startDate, n * length)
}

/** The first due date on or after a day; the start date if the day is earlier. */
export function firstOnOrAfter(schedule: Schedule, day: LocalDate): LocalDate {
  return occurrence(schedule, indexOnOrAfter(schedule, day))
}

/** The first due date after a day. */
export function nextAfter(schedule: Schedule, day: LocalDate): LocalDate {
  return firstOnOrAfter(schedule, addDays(day, 1))
}

/** The last due date before a day; undefined if the schedule had not started. */
export function previousBefore(schedule: Schedule, day: LocalDate): LocalDate | undefined {
  const index = indexOnOrAfter(schedule, day)
  return index === 0 ? undefined : occurrence(schedule, index - 1)
}

/** True if both have the same start date and frequency. */
export function isSameSchedule(a: Schedule, b: Schedule): boolean {
  return a.startDate === b.startDate && a.frequency === b.frequency
}

function indexOnOrAfter(schedule: Schedule, day: LocalDate): number {
  if (day <= schedule.startDate) return 0
  const { unit, length } = steps[schedule.frequency]
  if (unit === 'day') return Math.ceil(daysBetween(schedule.startDate, day) / length)
  const near = Math.floor(monthsBetween(schedule.startDate, day) / length)
  return occurrence(schedule, near) < day ? near + 1 : near
}

function monthsBetween(from: LocalDate, to: LocalDate): number {
  const a = partsOf(from)
  const b = partsOf(to)
  return (b.year - a.year) * 12 + b.month - a.month
}
