import { dayMax, dayMin, type LocalDate, partsOf } from '@evenkeel/domain/calendar'
import type { Found, Words } from './readNamed.ts'
import { readSingle } from './readOnePeriod.ts'
import { readByTheEnd, readOpen } from './readOpen.ts'
import { readSpan } from './readSpan.ts'

/** Reads the longest period starting at a position. */
export function readPeriod(words: Words, at: number, today: LocalDate): Found | undefined {
  for (const read of [readSpan, readByTheEnd, readOpen, readSingle]) {
    const found = read(words, at, today)
    if (found) return inCalendar(found)
  }
  return undefined
}

/** No entry can have a day outside the calendar, and the database can't hold every one of those. */
function inCalendar(found: Found): Found {
  if (!('period' in found)) return found
  const { from = dayMin, to } = found.period
  if (dayMin <= from && to <= dayMax) return found
  const sentence = `Evenkeel keeps the years ${partsOf(dayMin).year} to ${partsOf(dayMax).year}.`
  return { mistake: sentence, length: found.length }
}
