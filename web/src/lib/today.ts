import { type LocalDate, localDay } from '@evenkeel/domain/calendar'

/** The person's day: the one on the wall calendar where they sit. */
export function today(): LocalDate {
  return localDay(new Date())
}
