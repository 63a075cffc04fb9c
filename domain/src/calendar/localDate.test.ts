import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { civilDay, civilDays, civilIndex, civilMonthLength, scaled } from '#testing'
import {
  addDays,
  addMonths,
  Day,
  DayStamp,
  dayField,
  daysBetween,
  daysInMonth,
  isLocalDate,
  localDay,
  makeDay,
  partsOf,
  startOfDay,
  Timestamp,
  utcDay,
} from './localDate.ts'

const anyIndex = fc.integer({ min: civilIndex('1900-01-01'), max: civilIndex('2199-12-31') })

describe('isLocalDate and day arithmetic', () => {
  it.each(['2024-02-29', '2000-02-29', '1900-01-01', '2199-12-31', '2026-01-31'])(
    'accepts %s',
    (text) => {
      expect(isLocalDate(text)).toBe(true)
    },
  )

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '2024-2-9',
    '26-01-01',
    '2026/01/01',
    '2026-01-01T00:00',
    ' 2026-01-01',
    '2026-01-01\n',
    '２０２６-01-01',
    '',
    'today',
    '-2026-01-01',
    '+002026-01-01',
  ])('rejects %j', (text) => {
    expect(isLocalDate(text)).toBe(false)
  })

  it('agrees with the hand-written calendar about which days exist', () => {
    const known = new Set(civilDays.map((day) => day.iso))
    const near = fc
      .tuple(fc.integer({ min: 1890, max: 2260 }), fc.nat(14), fc.nat(33))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'))
    fc.assert(
      fc.property(near, (text) => isLocalDate(text) === known.has(text)),
      { numRuns: scaled(3000) },
    )
  })

  it('steps through every day of three hundred years', () => {
    const first = civilIndex('1900-01-01')
    const last = civilIndex('2199-12-31')
    let day = '1900-01-01'
    const mismatches: string[] = []
    for (let index = first; index <= last; index += 1) {
      const expected = civilDay(index)
      const { year, month, dayOfMonth } = partsOf(day)
      if (day !== expected.iso || makeDay(year, month, dayOfMonth) !== day) mismatches.push(day)
      if (daysInMonth(year, month) !== civilMonthLength(year, month)) mismatches.push(day)
      day = addDays(day, 1)
    }
    expect(mismatches).toEqual([])
  })

  it('counts the days between any two days as the calendar does', () => {
    fc.assert(
      fc.property(anyIndex, anyIndex, (a, b) => {
        const [from, to] = [civilDay(a).iso, civilDay(b).iso]
        expect(daysBetween(from, to)).toBe(b - a)
        expect(addDays(from, b - a)).toBe(to)
        expect(from < to).toBe(a < b)
      }),
      { numRuns: scaled(1000) },
    )
  })
})

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 1, '2027-01-31'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2026-05-31', -18, '2024-11-30'],
    ['2026-01-31', 0, '2026-01-31'],
  ])('%s plus %i months is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })

  it('keeps the day of the month, or uses the last day of a shorter month', () => {
    const start = fc.integer({ min: civilIndex('1950-01-01'), max: civilIndex('2150-12-31') })
    fc.assert(
      fc.property(start, fc.integer({ min: -600, max: 600 }), (index, months) => {
        const from = civilDay(index)
        const monthNumber = from.year * 12 + from.month - 1 + months
        const year = Math.floor(monthNumber / 12)
        const month = monthNumber - year * 12 + 1
        const length = civilMonthLength(year, month)
        const to = partsOf(addMonths(from.iso, months))
        expect(to).toEqual({ year, month, dayOfMonth: Math.min(from.dayOfMonth, length) })
      }),
      { numRuns: scaled(1000) },
    )
  })
})

describe('dayField', () => {
  const DateField = dayField('Date is required')

  it.each([
    ['2026-01-31', '2026-01-31'],
    ['2026-01-31T00:00:00.000Z', '2026-01-31'],
    ['2026-01-31T23:59:59Z', '2026-01-31'],
    ['2026-01-31T23:59Z', '2026-01-31'],
    ['2026-01-31T20:00:00-08:00', '2026-02-01'],
    ['2026-02-01T05:44:59+05:45', '2026-01-31'],
    ['2026-01-01T00:30:00+14:00', '2025-12-31'],
    ['2024-02-29T12:00:00.123456789Z', '2024-02-29'],
    ['1900-01-01', '1900-01-01'],
    ['2199-12-31', '2199-12-31'],
  ])('reads %s as %s', (text, day) => {
    expect(DateField.parse(text)).toBe(day)
  })

  it.each([
    [undefined, 'Date is required'],
    [null, 'Date is required'],
    ['', 'Date is required'],
    [20_260_131, 'Date is required'],
    ['31.01.2026', 'Enter a date as YYYY-MM-DD'],
    ['2026-02-29', "That date doesn't exist"],
    ['2026-13-41', "That date doesn't exist"],
    ['2026-1-31', 'Enter a date as YYYY-MM-DD'],
    ['2026-01-31 10:00', 'Enter a date as YYYY-MM-DD'],
    ['2026-01-31T10:00', 'Enter a date as YYYY-MM-DD'],
    ['2026-01-31T25:00:00Z', "That date doesn't exist"],
    ['2026-02-30T10:00:00Z', "That date doesn't exist"],
    ['2026-01-31T10:00:00+99:99', "That date doesn't exist"],
    ['1899-12-31', 'Enter a date from 1900 to 2199'],
    ['2200-01-01', 'Enter a date from 1900 to 2199'],
    ['1900-01-01T00:00:00+01:00', 'Enter a date from 1900 to 2199'],
    ['2199-12-31T23:00:00-02:00', 'Enter a date from 1900 to 2199'],
    ['9999-12-31T23:00:00-02:00', 'Enter a date from 1900 to 2199'],
    ['0000-01-01', 'Enter a date from 1900 to 2199'],
  ])('rejects %j: %s', (value, message) => {
    expect(DateField.safeParse(value).error?.issues[0]?.message).toBe(message)
  })

  it('encodes a day unchanged', () => {
    expect(z.encode(Day, '2026-01-31')).toBe('2026-01-31')
  })
})

describe('days and instants in replies', () => {
  it('encode a day as midnight UTC and decode it back', () => {
    expect(z.encode(DayStamp, '2026-01-31')).toBe('2026-01-31T00:00:00.000Z')
    fc.assert(
      fc.property(anyIndex, (index) => {
        const { iso } = civilDay(index)
        expect(z.decode(DayStamp, z.encode(DayStamp, iso))).toBe(iso)
        expect(utcDay(startOfDay(iso))).toBe(iso)
      }),
      { numRuns: scaled(500) },
    )
  })

  it('keep an instant to the millisecond', () => {
    const instant = new Date('2026-01-31T20:15:30.123Z')
    expect(z.encode(Timestamp, instant)).toBe('2026-01-31T20:15:30.123Z')
    expect(z.decode(Timestamp, '2026-01-31T20:15:30.123Z')).toEqual(instant)
    expect(Timestamp.safeParse('yesterday').success).toBe(false)
  })

  it('distinguish the UTC day from the local day', () => {
    expect(utcDay(new Date('2026-01-31T04:00:00Z'))).toBe('2026-01-31')
    expect(utcDay(new Date('2026-01-30T23:59:59.999Z'))).toBe('2026-01-30')
    expect(localDay(new Date(2026, 0, 30, 20, 0))).toBe('2026-01-30')
    expect(localDay(new Date(2026, 11, 31, 0, 30))).toBe('2026-12-31')
  })
})
