import { daysBetween, type LocalDate, utcDay } from './localDate.ts'

/**
 * The user's day: the day their browser reports if it is within one day of the server's UTC day
 * (no time zone is further away), otherwise the server's UTC day.
 */
export function todayOf(now: Date, claimed: LocalDate | undefined): LocalDate {
  const serverDay = utcDay(now)
  if (claimed === undefined) return serverDay
  return Math.abs(daysBetween(serverDay, claimed)) <= 1 ? claimed : serverDay
}
