import { expect, test } from 'vitest'
import { recentMonths } from './months.ts'

test('the months of four years are offered, from the last day of a month too', () => {
  const months = recentMonths('2026-03-31', {})
  expect(months).toHaveLength(48)
  expect(months.slice(0, 3).map(({ label }) => label)).toEqual([
    'March 2026',
    'February 2026',
    'January 2026',
  ])
  expect(months.at(-1)).toEqual({
    label: 'April 2022',
    range: { startDate: '2022-04-01', endDate: '2022-04-30' },
  })
})

test.each([
  ['2022-03-01', '2022-03-31', -1, 'March 2022'],
  ['2026-04-01', '2026-04-30', 0, 'April 2026'],
])('the month from %s is offered while it is shown', (startDate, endDate, place, label) => {
  const months = recentMonths('2026-03-31', { startDate, endDate })
  expect(months).toHaveLength(49)
  expect(months.at(place)).toEqual({ label, range: { startDate, endDate } })
})

test.each([
  ['2022-04-01', '2022-04-30'],
  ['2022-03-01', '2022-03-30'],
  ['2022-03-01', '2022-04-30'],
])('%s to %s adds no month', (startDate, endDate) => {
  expect(recentMonths('2026-03-31', { startDate, endDate })).toHaveLength(48)
})
