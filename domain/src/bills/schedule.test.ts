import { describe, expect, it } from 'vitest'
import { type Frequency, frequencies } from '#ledger'
import { type CivilDay, civilDay, civilIndex, testScale } from '#testing'
import {
  firstOnOrAfter,
  isSameSchedule,
  nextAfter,
  occurrence,
  previousBefore,
} from './schedule.ts'

describe('due dates', () => {
  it.each<[string, Frequency, string, string[]]>([
    [
      'the 31st is clamped in short months and comes back',
      'monthly',
      '2026-01-31',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31', '2026-06-30'],
    ],
    [
      'the 31st in a leap February',
      'monthly',
      '2023-12-31',
      ['2023-12-31', '2024-01-31', '2024-02-29', '2024-03-31'],
    ],
    [
      'the 30th is clamped in February, not skipped',
      'monthly',
      '2025-12-30',
      ['2025-12-30', '2026-01-30', '2026-02-28', '2026-03-30'],
    ],
    [
      '29 February falls on the 28th in common years and comes back',
      'yearly',
      '2024-02-29',
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      '29 February as a monthly anchor',
      'monthly',
      '2024-02-29',
      ['2024-02-29', '2024-03-29', '2024-04-29'],
    ],
    [
      '2100 is not a leap year',
      'yearly',
      '2096-02-29',
      ['2096-02-29', '2097-02-28', '2098-02-28', '2099-02-28', '2100-02-28', '2101-02-28'],
    ],
    [
      'weekly across a year end',
      'weekly',
      '2026-12-25',
      ['2026-12-25', '2027-01-01', '2027-01-08'],
    ],
    [
      'bi-weekly across 29 February',
      'bi-weekly',
      '2028-02-20',
      ['2028-02-20', '2028-03-05', '2028-03-19'],
    ],
  ])('%s', (_, frequency, startDate, expected) => {
    const schedule = { startDate, frequency }
    expect(expected.map((_day, n) => occurrence(schedule, n))).toEqual(expected)
  })

  it.each<[string, Frequency, string, string, string | undefined, string, string]>([
    [
      'before the start',
      'monthly',
      '2026-01-31',
      '2025-06-01',
      undefined,
      '2026-01-31',
      '2026-01-31',
    ],
    ['on the start', 'monthly', '2026-01-31', '2026-01-31', undefined, '2026-01-31', '2026-02-28'],
    [
      'on a clamped date',
      'monthly',
      '2026-01-31',
      '2026-02-28',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ],
    [
      'after a clamped date',
      'monthly',
      '2026-01-31',
      '2026-03-01',
      '2026-02-28',
      '2026-03-31',
      '2026-03-31',
    ],
    ['a year on', 'yearly', '2024-02-29', '2027-03-01', '2027-02-28', '2028-02-29', '2028-02-29'],
    [
      'the day before',
      'weekly',
      '2026-01-01',
      '2026-01-07',
      '2026-01-01',
      '2026-01-08',
      '2026-01-08',
    ],
    [
      '126 years on',
      'bi-weekly',
      '1900-01-01',
      '2026-11-15',
      '2026-11-02',
      '2026-11-16',
      '2026-11-16',
    ],
  ])('around a day: %s', (_, frequency, startDate, day, previous, first, next) => {
    const schedule = { startDate, frequency }
    expect(previousBefore(schedule, day)).toBe(previous)
    expect(firstOnOrAfter(schedule, day)).toBe(first)
    expect(nextAfter(schedule, day)).toBe(next)
  })

  it('is equal only with the same start date and frequency', () => {
    const schedule = { startDate: '2026-01-31', frequency: 'monthly' } as const
    expect(isSameSchedule(schedule, { ...schedule })).toBe(true)
    expect(isSameSchedule(schedule, { ...schedule, startDate: '2026-02-28' })).toBe(false)
    expect(isSameSchedule(schedule, { ...schedule, frequency: 'yearly' })).toBe(false)
  })
})

/** Whether a bill anchored on one day falls due on another, computed from the two days alone. */
const fallsDue: Record<Frequency, (start: CivilDay, day: CivilDay, days: number) => boolean> = {
  weekly: (_start, _day, days) => days % 7 === 0,
  'bi-weekly': (_start, _day, days) => days % 14 === 0,
  monthly: (start, day) => isAnchorDay(start, day),
  yearly: (start, day) => day.month === start.month && isAnchorDay(start, day),
}

function isAnchorDay(start: CivilDay, day: CivilDay): boolean {
  return (
    day.dayOfMonth === start.dayOfMonth || (day.isLastOfMonth && day.dayOfMonth < start.dayOfMonth)
  )
}

const fiftyYearsDays = 18_263

/** Every due date in fifty years, found by checking day by day. */
function dueDatesByWalking(startIndex: number, frequency: Frequency): string[] {
  const start = civilDay(startIndex)
  const found: string[] = []
  for (let days = 0; days <= fiftyYearsDays; days += 1) {
    const day = civilDay(startIndex + days)
    if (fallsDue[frequency](start, day, days)) found.push(day.iso)
  }
  return found
}

function countOfPeriods(frequency: Frequency, dates: readonly string[]): number {
  const first = civilIndex(dates[0] ?? '')
  const period: Record<Frequency, (iso: string) => string> = {
    weekly: (iso) => String(Math.floor((civilIndex(iso) - first) / 7)),
    'bi-weekly': (iso) => String(Math.floor((civilIndex(iso) - first) / 14)),
    monthly: (iso) => iso.slice(0, 7),
    yearly: (iso) => iso.slice(0, 4),
  }
  return new Set(dates.map(period[frequency])).size
}

describe('a schedule over fifty years', () => {
  const leapCycleDays = 1461
  const firstStart = civilIndex('2024-01-01')
  // A prime stride, so that the sample covers every frequency, month and day of the month.
  const stride = Math.max(1, Math.floor(89 / testScale))

  const cases = Array.from({ length: leapCycleDays * frequencies.length }, (_, index) => index)
    .filter((index) => index % stride === 0)
    .map((index) => ({
      startIndex: firstStart + (index % leapCycleDays),
      frequency: frequencies[Math.floor(index / leapCycleDays)] ?? 'weekly',
    }))

  it(`agrees with a walk over the calendar, from ${cases.length} start dates`, () => {
    for (const { startIndex, frequency } of cases) {
      const schedule = { startDate: civilDay(startIndex).iso, frequency }
      const expected = dueDatesByWalking(startIndex, frequency)
      const actual = expected.map((_, n) => occurrence(schedule, n))
      expect(actual.join(), `${frequency} from ${schedule.startDate}`).toBe(expected.join())
      expect(actual.every((day, n) => n === 0 || day > (actual[n - 1] ?? ''))).toBe(true)
      expect(countOfPeriods(frequency, actual)).toBe(actual.length)
    }
  })

  it(`finds neighbouring due dates from any day, from ${cases.length} start dates`, () => {
    for (const { startIndex, frequency } of cases) {
      const schedule = { startDate: civilDay(startIndex).iso, frequency }
      const dates = dueDatesByWalking(startIndex, frequency)
      const mistakes: string[] = []
      for (let n = 1; n < dates.length; n += 1) {
        const before = dates[n - 1] ?? ''
        const due = dates[n] ?? ''
        const dayAfter = civilDay(civilIndex(before) + 1).iso
        const right =
          firstOnOrAfter(schedule, dayAfter) === due &&
          firstOnOrAfter(schedule, due) === due &&
          nextAfter(schedule, before) === due &&
          previousBefore(schedule, dayAfter) === before &&
          previousBefore(schedule, due) === before
        if (!right) mistakes.push(due)
      }
      expect(mistakes, `${frequency} from ${schedule.startDate}`).toEqual([])
    }
  })
})
