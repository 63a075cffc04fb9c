import { describe, expect, it } from 'vitest'
import { civilDay, civilIndex, civilMonthLength } from '#testing'
import { monthRange, periodRange, periods } from './dateRange.ts'

describe('the three periods', () => {
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

  it('are those of the overview, in its order', () => {
    expect(periods).toEqual(['thisMonth', 'lastMonth', 'thisYear'])
  })

  it('cover whole months that touch and never overlap, on every day of eight years', () => {
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
