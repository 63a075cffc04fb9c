import { describe, expect, it } from 'vitest'
import { civilDay, civilIndex, civilMonthLength } from '#testing'
import { monthRange, periodRange, periods, splitAtMonths } from './dateRange.ts'

describe('periods', () => {
  it.each([
    ['thisMonth', '2026-03-15', '2026-03-01', '2026-03-31'],
    ['thisMonth', '2024-02-29', '2024-02-01', '2024-02-29'],
    ['thisMonth', '2026-02-01', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2026-03-31', '2026-02-01', '2026-02-28'],
    ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['lastMonth', '2026-12-31', '2026-11-01', '2026-11-30'],
    ['thisYear', '2026-01-01', '2026-01-01', '2026-12-31'],
    ['thisYear', '2024-12-31', '2024-01-01', '2024-12-31'],
  ] as const)('%s on %s is %s to %s', (period, today, from, to) => {
    expect(periodRange(period, today)).toEqual({ from, to })
  })

  it('are listed in the order the overview shows them', () => {
    expect(periods).toEqual(['thisMonth', 'lastMonth', 'thisYear'])
  })

  it('are whole, adjacent, non-overlapping months on every day of eight years', () => {
    for (let index = civilIndex('2023-01-01'); index <= civilIndex('2030-12-31'); index += 1) {
      const { iso, year, month } = civilDay(index)
      const present = periodRange('thisMonth', iso)
      const last = periodRange('lastMonth', iso)
      expect(civilIndex(last.to) + 1).toBe(civilIndex(present.from))
      expect(civilIndex(present.to) - civilIndex(present.from) + 1).toBe(
        civilMonthLength(year, month),
      )
      expect(last.from.endsWith('-01')).toBe(true)
      expect(monthRange(iso)).toEqual(present)
    }
  })
})

describe('splitting a range at month boundaries', () => {
  it.each([
    ['2026-01-10', '2026-03-31', ['2026-01-10', '2026-01-31'], ['2026-02-01', '2026-03-31'], null],
    ['2026-01-01', '2026-03-15', null, ['2026-01-01', '2026-02-28'], ['2026-03-01', '2026-03-15']],
    ['2024-02-01', '2024-02-29', null, ['2024-02-01', '2024-02-29'], null],
    ['2024-02-01', '2024-02-28', ['2024-02-01', '2024-02-28'], null, null],
    ['2025-12-31', '2026-01-01', ['2025-12-31', '2026-01-01'], null, null],
    ['2026-05-04', '2026-05-04', ['2026-05-04', '2026-05-04'], null, null],
    ['1900-01-01', '2199-12-31', null, ['1900-01-01', '2199-12-31'], null],
  ] as const)('%s to %s', (from, to, before, months, after) => {
    const spans = Object.entries({ before, months, after }).flatMap(([name, span]) =>
      span === null ? [] : [[name, { from: span[0], to: span[1] }]],
    )
    expect(splitAtMonths({ from, to })).toEqual(Object.fromEntries(spans))
  })

  it('keeps every day in order and only whole months in the middle, for every range of one winter', () => {
    const begin = civilIndex('2023-12-15')
    const end = civilIndex('2024-03-10')
    for (let first = begin; first <= end; first += 1) {
      for (let last = first; last <= end; last += 1) {
        const [from, to] = [civilDay(first), civilDay(last)]
        const { before, months, after } = splitAtMonths({ from: from.iso, to: to.iso })
        const spans = [before, months, after].filter((span) => span !== undefined)
        const days = spans.map((span) => [civilIndex(span.from), civilIndex(span.to)] as const)
        const problem = `${from.iso} to ${to.iso}: ${JSON.stringify(spans)}`
        expect([days[0]?.[0], days.at(-1)?.[1]], problem).toEqual([first, last])
        for (const [index, [start, stop]] of days.entries()) {
          expect(start, problem).toBeLessThanOrEqual(stop)
          if (index > 0) expect(start, problem).toBe((days[index - 1]?.[1] ?? 0) + 1)
        }
        if (months) {
          expect(civilDay(civilIndex(months.from)).dayOfMonth, problem).toBe(1)
          expect(civilDay(civilIndex(months.to)).isLastOfMonth, problem).toBe(true)
        }
      }
    }
  })

  it('keeps an empty range empty', () => {
    expect(splitAtMonths({ from: '2026-03-01', to: '2026-02-28' })).toEqual({
      before: { from: '2026-03-01', to: '2026-02-28' },
    })
    expect(splitAtMonths({ from: '2026-03-20', to: '2026-03-10' }).months).toBeUndefined()
  })
})
