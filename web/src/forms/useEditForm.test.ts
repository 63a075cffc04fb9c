import { expect, test } from 'vitest'
import { mergeInput } from './useEditForm.ts'

test('after a change elsewhere, own changes are kept and the rest is theirs', () => {
  const before = { category: 'Food & Dining', amount: '12.50', date: '2026-01-31' }
  const theirs = { ...before, category: 'Other', amount: '13.00' }
  const mine = { ...before, amount: '14.00' }
  expect(mergeInput(before, theirs, mine)).toEqual({
    category: 'Other',
    amount: '14.00',
    date: '2026-01-31',
  })
})
