import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Period } from '#calendar'
import { type CivilDay, civilDay, civilDays, civilIndex, scaled } from '#testing'
import { type DailyTotal, TrendPoint, trendOf } from './trend.ts'

const income = (day: string, total: number): DailyTotal => ({ day, type: 'income', total })
const expense = (day: string, total: number): DailyTotal => ({ day, type: 'expense', total })

function pictureOf(totals: DailyTotal[], period: Period, today: string) {
  return trendOf(totals, period, today).map((point) => [point.label, point.income, point.expenses])
}

describe('the trend', () => {
  it.each<[Period, string, string]>([
    ['thisMonth', '2026-03-01', '2026-03-31'],
    ['lastMonth', '2026-02-01', '2026-02-28'],
    ['thisYear', '2026-01-01', '2026-12-31'],
  ])("of %s without entries is a single 'No data'", (period, from, to) => {
    expect(trendOf([], period, '2026-03-15')).toEqual([
      { label: 'No data', from, to, income: 0, expenses: 0 },
    ])
  })

  it('has a point per day up to today for this month', () => {
    const totals = [
      expense('2026-03-04', 700),
      income('2026-03-02', 5000),
      expense('2026-03-02', 1),
    ]
    expect(pictureOf(totals, 'thisMonth', '2026-03-05')).toEqual([
      ['Mar 1', 0, 0],
      ['Mar 2', 5000, 1],
      ['Mar 3', 0, 0],
      ['Mar 4', 0, 700],
      ['Mar 5', 0, 0],
    ])
  })

  it('extends this month to a future entry', () => {
    const picture = pictureOf([expense('2026-03-03', 700)], 'thisMonth', '2026-03-01')
    expect(picture).toEqual([
      ['Mar 1', 0, 0],
      ['Mar 2', 0, 0],
      ['Mar 3', 0, 700],
    ])
  })

  it('has every day of last month', () => {
    const points = trendOf([income('2025-12-31', 100)], 'lastMonth', '2026-01-10')
    expect(points).toHaveLength(31)
    expect(points[0]).toMatchObject({ label: 'Dec 1', from: '2025-12-01', to: '2025-12-01' })
    expect(points[30]).toMatchObject({ label: 'Dec 31', income: 100, expenses: 0 })
  })

  it('has a point per month up to the current one for this year', () => {
    const totals = [income('2026-01-31', 1), income('2026-01-01', 2), expense('2026-03-31', 4)]
    const points = trendOf(totals, 'thisYear', '2026-04-01')
    expect(points.map((point) => [point.label, point.income, point.expenses])).toEqual([
      ['Jan', 3, 0],
      ['Feb', 0, 0],
      ['Mar', 0, 4],
      ['Apr', 0, 0],
    ])
    expect(points[1]).toMatchObject({ from: '2026-02-01', to: '2026-02-28' })
  })

  it('extends this year to a future entry', () => {
    const labels = trendOf([income('2026-12-24', 1)], 'thisYear', '2026-01-01').map((p) => p.label)
    expect(labels.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
  })

  it('encodes dollars and timestamps', () => {
    const [point] = trendOf([expense('2026-03-01', 1234)], 'thisMonth', '2026-03-01')
    expect(point && z.encode(TrendPoint, point)).toEqual({
      label: 'Mar 1',
      from: '2026-03-01T00:00:00.000Z',
      to: '2026-03-01T00:00:00.000Z',
      income: 0,
      expenses: 12.34,
    })
  })
})

const isIn: Record<Period, (day: CivilDay, today: CivilDay) => boolean> = {
  thisMonth: (day, today) => day.year === today.year && day.month === today.month,
  lastMonth: (day, today) => day.year * 12 + day.month + 1 === today.year * 12 + today.month,
  thisYear: (day, today) => day.year === today.year,
}

const story = fc.record({
  today: fc.integer({ min: civilIndex('2023-01-01'), max: civilIndex('2028-12-31') }),
  period: fc.constantFrom<Period[]>('thisMonth', 'lastMonth', 'thisYear'),
  picks: fc.array(
    fc.record({
      place: fc.nat(1000),
      type: fc.constantFrom<DailyTotal['type'][]>('income', 'expense'),
      total: fc.integer({ min: 1, max: 100_000_000 }),
    }),
    { minLength: 1, maxLength: 30 },
  ),
})

describe('the trend of random totals', () => {
  it('has one point per day or month up to today or the last entry, whichever is later', () => {
    fc.assert(
      fc.property(story, ({ today, period, picks }) => {
        const now = civilDay(today)
        const whole = civilDays
          .slice(today - 400, today + 400)
          .filter((day) => isIn[period](day, now))
        const totals = picks.map(({ place, type, total }) => {
          return { day: whole[place % whole.length]?.iso ?? '', type, total }
        })
        const lastEntry =
          totals
            .map((each) => each.day)
            .toSorted()
            .at(-1) ?? ''
        const shown = whole.filter((day) => day.iso <= now.iso || day.iso <= lastEntry)
        const keyLength = period === 'thisYear' ? 7 : 10
        const keys = [...new Set(shown.map((day) => day.iso.slice(0, keyLength)))]
        const sum = (key: string, type: string) =>
          totals
            .filter((each) => each.type === type && each.day.startsWith(key))
            .reduce((all, each) => all + each.total, 0)
        const points = trendOf(totals, period, now.iso)
        expect(points.map((point) => point.from.slice(0, keyLength))).toEqual(keys)
        expect(points.map((point) => point.income)).toEqual(keys.map((key) => sum(key, 'income')))
        expect(points.map((point) => point.expenses)).toEqual(
          keys.map((key) => sum(key, 'expense')),
        )
      }),
      { numRuns: scaled(500) },
    )
  })
})
