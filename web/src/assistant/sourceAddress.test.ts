import type { Source } from '@evenkeel/domain/assistant'
import { expect, test } from 'vitest'
import { addressOf } from './sourceAddress.ts'

const source = { id: 's1', label: 'Somewhere', count: 3 }
const bill = '019a3b1c-0000-7000-8000-000000000001'

test.each<[Source, string | undefined]>([
  [
    {
      ...source,
      any: [{ category: 'Food & Dining', startDate: '2026-05-01', endDate: '2026-05-31' }],
    },
    '/?category=Food+%26+Dining&startDate=2026-05-01&endDate=2026-05-31#transactions',
  ],
  [
    { ...source, any: [{ type: 'expense', description: 'Cat food', minAmount: 1050 }] },
    '/?type=expense&description=Cat+food&minAmount=10.50#transactions',
  ],
  [{ ...source, any: [{ ids: [bill] }] }, `/?ids=${bill}#transactions`],
  [{ ...source, any: [{}] }, '/?#transactions'],
  [{ ...source, any: [] }, undefined],
  [{ ...source, any: [{ q: 'a' }, { q: 'b' }] }, undefined],
  [{ ...source, any: [{ q: 'a' }], not: [{ type: 'income' }] }, undefined],
  [{ ...source, count: 0, any: [{ q: 'a' }] }, undefined],
  [{ ...source, dues: [{ bill, due: '2026-05-01' }] }, '/recurring-bills#bills'],
])('%j is shown at %s', (given, address) => {
  expect(addressOf(given)).toBe(address)
})
