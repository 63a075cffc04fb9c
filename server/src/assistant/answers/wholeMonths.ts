import {
  addDays,
  addMonths,
  type DateRange,
  type LocalDate,
  monthRange,
} from '@evenkeel/domain/calendar'
import { findFirstDay } from '#summary/index.ts'
import { type Period, rangeText } from '../reading/period.ts'
import type { Ask } from './ask.ts'

const monthsMax = 12

export type WholeMonths = { period: Period & DateRange; count: number }
type Who = Pick<Ask, 'db' | 'userId' | 'today'>

/**
 * The twelve whole months before this one, or as many of them as there have been since the records begin: earlier ones
 * would lower an average by months of which nothing was written down. Undefined without a whole month.
 */
export async function wholeMonths(who: Who): Promise<WholeMonths | undefined> {
  const start = monthRange(who.today).from
  const count = await monthsBefore(who, start)
  if (count === 0) return undefined
  const [from, to] = [addMonths(start, -count), addDays(start, -1)]
  const months = count === 1 ? 'whole month' : `${count} whole months`
  const label = `over the last ${months} (${rangeText(from, to)})`
  return { period: { from, to, kind: 'range', label }, count }
}

/** How many whole months with records there are before a month, twelve at most. */
export async function monthsBefore({ db, userId }: Who, start: LocalDate): Promise<number> {
  const first = await findFirstDay(db, userId)
  if (first === undefined) return 0
  let count = monthsMax
  while (count > 0 && addMonths(start, -count) < first) count -= 1
  return count
}

/** From the day the records begin until today. */
export async function sinceFirstDay({ db, userId, today }: Who): Promise<Period & DateRange> {
  const first = await findFirstDay(db, userId)
  const from = first !== undefined && first < today ? first : today
  const label = `since your records begin (${rangeText(from, today)})`
  return { from, to: today, kind: 'range', label }
}
