import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Found, Words } from './readNamed.ts'
import { readSingle } from './readOnePeriod.ts'
import { readByTheEnd, readOpen } from './readOpen.ts'
import { readSpan } from './readSpan.ts'

/** Reads the longest period starting at a position. */
export function readPeriod(words: Words, at: number, today: LocalDate): Found | undefined {
  for (const read of [readSpan, readByTheEnd, readOpen, readSingle]) {
    const found = read(words, at, today)
    if (found) return found
  }
  return undefined
}
