import { categories, type EntrySuggestion } from '@evenkeel/domain/transactions'
import { expect, test } from 'vitest'
import { nameLine, readLine } from './lineReader.ts'

// A Wednesday.
const today = '2026-11-25'

function earlier(description: string, more: Partial<EntrySuggestion> = {}): EntrySuggestion {
  return { type: 'expense', category: 'Other', amount: null, ...more, description }
}

const read = (line: string, taken: EntrySuggestion) => readLine(line, today, categories, taken)

test.each([
  ['12 fri r', 'Bike repair', '12 fri Bike repair'],
  ['30 yesterday r', 'Bike repair', '30 yesterday Bike repair'],
  ['5 fri a', 'A$$P store', '5 fri A$$P store'],
  ['9 11/1 m', 'May 7 Café', '9 11/1 May 7 Café'],
  ['12 fri f', 'Fri', '12 fri Fri'],
  ['12 fri p', 'Pump', '12 fri Pump'],
  ['p fri 12', 'Pump', 'Pump fri 12'],
  ['5 d', 'Dollar Tree', '5 Dollar Tree'],
  ['66 d', '66 Diner', '66 66 Diner'],
  ['8 pai', 'Paid for on fri', '8 Paid for on fri'],
  ['5 #food f', 'food', '5 #food food'],
  ['12 mon v', 'Vet\nand cat food', '12 mon Vet and cat food'],
])(
  '"%s" becomes "%s" in its line, and says the same, also with more behind it',
  (line, name, named) => {
    const taken = earlier(name)
    const before = readLine(line, today, categories, undefined)
    const next = nameLine(line, today, categories, taken, undefined)
    expect(next).toBe(named)
    for (const [text, description] of [
      [next, name],
      [`${next} x`, `${name} x`],
    ] as const) {
      const { amount, date, category = 'Other', ...said } = read(text, taken)
      expect({
        amount,
        date,
        category,
        description: said.description,
        unclear: said.unclear,
      }).toEqual({
        amount: before.amount,
        date: before.date,
        category: before.category ?? 'Other',
        description,
        unclear: {},
      })
    }
  },
)

test('an earlier entry fills in what the line leaves open, as long as its name is there', () => {
  const salary = earlier('Acme salary', { type: 'income', category: 'Salary', amount: 250_000 })
  const whole = { type: 'income', category: 'Salary', description: 'Acme salary', unclear: {} }
  expect(read('Acme salary', salary)).toEqual({ ...whole, amount: 250_000 })
  expect(read('2600 Acme salary fri', salary)).toEqual({
    ...whole,
    amount: 260_000,
    date: '2026-11-20',
  })
  expect(read('5 or 18 Acme salary', salary).amount).toBeUndefined()
  expect(read('4.50 coffee', salary)).toEqual({ amount: 450, description: 'coffee', unclear: {} })
})

test('another earlier entry takes the place of the first', () => {
  const first = earlier('7 May Bakery')
  const next = nameLine('12 fri 7 May Bakery', today, categories, earlier('Bike repair'), first)
  expect(next).toBe('12 fri Bike repair')
})
