import { expect, test } from 'vitest'
import { judgeRange } from './rangeAddress.ts'

test.each([
  [
    { startDate: '2026-01-01', endDate: '2026-01-31' },
    { range: { startDate: '2026-01-01', endDate: '2026-01-31' }, errors: {} },
  ],
  [
    { startDate: '2026-02-01', endDate: '2026-01-31' },
    { errors: { endDate: 'Must not be before the start date' } },
  ],
  [
    { startDate: '2026-02-30', endDate: '' },
    { errors: { startDate: "That date doesn't exist", endDate: 'Date is required' } },
  ],
])('%j', (input, judged) => {
  expect(judgeRange(input)).toEqual(judged)
})
