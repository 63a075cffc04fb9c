import { expect, test } from 'vitest'
import { periodOf, rangePresets, readRange, writeRange } from './rangeAddress.ts'

test.each([
  ['', {}],
  ['from=2026-01-01&to=2026-01-31', { startDate: '2026-01-01', endDate: '2026-01-31' }],
  ['from=2026-01-31&to=2026-01-31', { startDate: '2026-01-31', endDate: '2026-01-31' }],
  ['from=2026-01-01', {}],
  ['from=2026-02-01&to=2026-01-31', {}],
  ['from=2026-02-30&to=2026-03-31', {}],
])('the address "%s" has the range %j', (address, range) => {
  expect(readRange(new URLSearchParams(address))).toEqual(range)
})

test("a new range replaces the old one and the table's own dates", () => {
  const address = new URLSearchParams('from=2025-01-01&to=2025-12-31&q=tea&startDate=2025-03-01')
  const next = writeRange(address, { startDate: '2026-01-01', endDate: '2026-01-31' })
  expect(next.toString()).toBe('q=tea&from=2026-01-01&to=2026-01-31')
  expect(writeRange(next, {}).toString()).toBe('q=tea')
})

test('presets are relative to today; the month before January is last December', () => {
  expect(rangePresets('2026-01-31')).toEqual([
    { label: 'All time', range: {} },
    { label: 'January 2026', range: { startDate: '2026-01-01', endDate: '2026-01-31' } },
    { label: 'December 2025', range: { startDate: '2025-12-01', endDate: '2025-12-31' } },
    { label: 'Past 90 days', range: { startDate: '2025-11-03', endDate: '2026-01-31' } },
    { label: '2026', range: { startDate: '2026-01-01', endDate: '2026-12-31' } },
  ])
})

test.each([
  [{}, undefined],
  [{ startDate: '2026-01-01', endDate: '2026-01-31' }, 'thisMonth'],
  [{ startDate: '2025-12-01', endDate: '2025-12-31' }, 'lastMonth'],
  [{ startDate: '2026-01-01', endDate: '2026-12-31' }, 'thisYear'],
  [{ startDate: '2026-01-01', endDate: '2026-01-30' }, undefined],
])('the range %j is the period %s', (range, period) => {
  expect(periodOf(range, '2026-01-30')).toBe(period)
})
