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
  const months = await monthsBefore(who, monthRange(who.today).from)
  if (months === undefined) return undefined
  const { from, to, count } = months
  const noun = count === 1 ? 'whole month' : `${count} whole months`
  const label = `over the last ${noun} (${rangeText(from, to)})`
  return { period: { from, to, kind: 'range', label }, count }
}

/** The whole months with records before a month, twelve at most; undefined if there is none. */
export async function monthsBefore(
  { db, userId }: Who,
  start: LocalDate,
): Promise<(DateRange & { count: number }) | undefined> {
  const first = await findFirstDay(db, userId)
  if (first === undefined) return undefined
  let count = monthsMax
  while (count > 0 && addMonths(start, -count) < first) count -= 1
  return count === 0 ? undefined : { from: addMonths(start, -count), to: addDays(start, -1), count }
}

/** What an average is taken over where no time is named: without a whole month, all days since the records begin. */
export async function spanForAverage(who: Who): Promise<Period & DateRange> {
  return (await wholeMonths(who))?.period ?? sinceFirstDay(who)
}

async function sinceFirstDay({ db, userId, today }: Who): Promise<Period & DateRange> {
  const first = await findFirstDay(db, userId)
  const from = first !== undefined && first < today ? first : today
  const label = `since your records begin (${rangeText(from, today)})`
  return { from, to: today, kind: 'range', label }
}
