import { daysBetween, type LocalDate, utcDay } from './localDate.ts'

/**
 * The person's day: the one their browser names where it is within one day of the server's UTC day
 * (no wall clock on earth is further away), and the server's UTC day otherwise.
 */
export function todayOf(now: Date, claimed: LocalDate | undefined): LocalDate {
  const serverDay = utcDay(now)
  if (claimed === undefined) return serverDay
  return Math.abs(daysBetween(serverDay, claimed)) <= 1 ? claimed : serverDay
}
