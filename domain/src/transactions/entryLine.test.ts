import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isLocalDate } from '#calendar'
import { formatCents } from '#money'
import { scaled } from '#testing'
import { type EntryLine, readEntryLine, renameLine } from './entryLine.ts'
import { entryLineCases } from './entryLineCases.ts'
import { secondHandLineCases } from './secondHandLineCases.ts'
import { trickyLineCases } from './trickyLineCases.ts'
import { unseenLineCases } from './unseenLineCases.ts'

const today = '2026-11-25'

const names = {
  expense: [
    'Food & Dining',
    'Transportation',
    'Housing',
    'Entertainment',
    'Shopping',
    'Healthcare',
    'Utilities',
    'Other',
    'Pets',
    'Gifts & Donations',
  ],
  income: ['Salary', 'Freelance', 'Business', 'Investment', 'Gift', 'Other', 'Side hustle'],
}

const signs = { income: '+', expense: '-' }

/** A reading in the notation of the cases. */
function written({ type, amount, description, date, category, unclear }: EntryLine): string {
  const open = (['type', 'category', 'date'] as const).filter((field) => unclear[field])
  return [
    amount === undefined ? '?' : `${type ? signs[type] : ''}${formatCents(amount)}`,
    description || '_',
    ...(date ? [date.replace('2026-', '')] : []),
    ...(category ? [`#${category}`] : []),
    ...open.map((field) => `${field}?`),
  ].join(' · ')
}

const lines = entryLineCases.flatMap(([, cases]) => cases.map(([line = '']) => line))

test('there are three hundred different lines, by fifteen people', () => {
  expect(entryLineCases).toHaveLength(15)
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.length).toBeGreaterThanOrEqual(300)
})

describe.each(entryLineCases)('%s', (_, cases) => {
  it.each(cases)('reads "%s" as %s', (line = '', reading = '') => {
    expect(written(readEntryLine(line, today, names))).toBe(reading)
  })
})

it.each(trickyLineCases)('reads the tricky "%s" as %s', (line, reading) => {
  expect(written(readEntryLine(line, today, names))).toBe(reading)
})

it.each(unseenLineCases)('reads the unseen "%s" as %s', (line, reading) => {
  const listed = {
    expense: [
      ...['Housing', 'Transportation', 'Food & Dining', 'Utilities', 'Healthcare', 'Entertainment'],
      ...['Shopping', 'Education', 'Travel', 'Insurance', 'Savings', 'Other'],
    ],
    income: ['Salary', 'Freelance', 'Investment', 'Business', 'Gift', 'Refunds', 'Other'],
  }
  expect(written(readEntryLine(line, '2026-11-22', listed))).toBe(reading)
})

it.each(secondHandLineCases)('reads "%s" by another hand as %s', (line, reading) => {
  const { expense, income } = names
  const listed = { expense: expense.slice(0, 8), income: income.slice(0, 6) }
  expect(written(readEntryLine(line, '2026-10-21', listed))).toBe(reading)
})

it.each([
  ['12.80 at 66 Diner', '12.80 · 66 Diner'],
  ['12 66 Diner yesterday', '12.00 · 66 Diner · 11-24'],
  ['8.75 July Moon Bakery, on tuesday', '8.75 · July Moon Bakery · 11-24'],
  ["54 bobby & steve's", "54.00 · bobby & steve's"],
  ['20 On Running', '20.00 · On Running'],
  ['66 Diner', '? · 66 Diner'],
  ['July 3 12.00', '12.00 · _ · 07-03'],
])('"%s" is %s where names are known', (line, reading) => {
  const known = ['66 Diner', 'July Moon Bakery', "Bobby Steve's", 'On Running', '', '&']
  expect(written(readEntryLine(line, today, names, known))).toBe(reading)
})

it.each([
  ['12 fri r', '12 fri Bike repair'],
  ['30 yesterday r', '30 yesterday Bike repair'],
  ['r 12 #food fri', 'Bike repair 12 #food fri'],
  ['lunch fri with a 12', 'Bike repair fri 12'],
  ['20 for r - yesterday', '20 for Bike repair - yesterday'],
  ['+r 2500 11/15', '+Bike repair 2500 11/15'],
  ['+ 300 r', '+ 300 Bike repair'],
  ['12 fri', '12 fri'],
])('"%s" with another description is "%s"', (line, renamed) => {
  expect(renameLine(line, today, names, 'Bike repair')).toBe(renamed)
})

it.each([
  ['train ticket 45', 'Put a $ before the amount: $45.'],
  ['new tires for 400 fri', 'Put a $ before the amount: $400.'],
  ['40 dinner at 8', '40 or 8? Put a $ before the amount: $40.'],
  ['coffee 2026 4', '2026 or 4? Put a $ before the amount: $4.'],
  ['cleaning 80 hours 4', '80 or 4? Put a $ before the amount: $80.'],
  ['cake 20 +5 tip', '20 or +5? Put a $ before the amount: $20.'],
  ['salary +2500 3 weeks', '+2500 or 3? Put a $ before the amount: +$2500.'],
  ['4 fifty coffee', 'Write the amount like 12.50.'],
  ['lunch for 2', undefined],
  ['Route 66 Diner', undefined],
  ['2 hour parking', undefined],
  ['3x coffee 4.50', 'For one, or for all? Write what it came to.'],
  ['singles day 11.11 50', '11.11 or 50? Put a $ before the amount: $50.'],
  ['12 coffee on 31.12.', '12 or 31.12? Put a $ before the amount: $12.'],
  ['1 234.56 laptop', 'Write the amount like 1234.50.'],
])('"%s" is asked about with %s', (line, question) => {
  expect(readEntryLine(line, today, names).unclear.amount).toBe(question)
})

it('takes a new description as it is', () => {
  expect(renameLine('5 fri a', today, names, 'A$$P $& store')).toBe('5 fri A$$P $& store')
})

describe('any line', () => {
  const word = fc.oneof(
    fc.constantFrom(...lines.flatMap((line) => line.split(' '))),
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.integer().map(String),
    fc.float().map(String),
  )
  const anyLine = fc.array(word, { maxLength: 9 }).map((words) => words.join(' '))

  it('has an amount that can be saved, a day that exists and a category on offer, or leaves them open', () => {
    const offered = [...names.expense, ...names.income]
    fc.assert(
      fc.property(anyLine, (line) => {
        const reading = readEntryLine(line, today, names)
        const { amount = 1, date = today, category = 'Other', unclear, description } = reading
        expect(Number.isSafeInteger(amount) && amount >= 1 && amount <= 9_999_999_999).toBe(true)
        expect(isLocalDate(date) && date >= '1900-01-01' && date <= '2199-12-31').toBe(true)
        expect(offered).toContain(category)
        expect(description).not.toMatch(/\p{Cc}|^\s|\s$/u)
        expect(Object.values(unclear).every((question) => question.length > 5)).toBe(true)
      }),
      { numRuns: scaled(2000) },
    )
  })

  it('invents no word: each word of the description is in the line', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const { description } = readEntryLine(line, today, names)
        const typed = line
          .normalize()
          .replace(/[\u00a0\u200e\u200f\u202a-\u202f\u2066-\u2069]/g, '')
        for (const each of description.split(' ')) expect(typed).toContain(each)
      }),
      { numRuns: scaled(1000) },
    )
  })

  it('reads an amount, a name and a day in whatever order they come', () => {
    const cents = fc.integer({ min: 1, max: 9_999_999_999 })
    const name = fc.constantFrom('coffee', 'Blue Bottle', 'rent', '7-Eleven', 'קפה', '☕')
    const day = fc.integer({ min: 0, max: 150 })
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 })
    fc.assert(
      fc.property(cents, name, day, order, (amount, description, back, places) => {
        const date = new Date(Date.UTC(2026, 10, 25 - back)).toISOString().slice(0, 10)
        const [, month, dayOfMonth] = date.split('-').map(Number)
        for (const days of [date, `${month}/${dayOfMonth}/26`, `-${back}d`]) {
          const parts = [formatCents(amount), description, days]
          const line = places.map((place) => parts[place]).join(' ')
          const reading = readEntryLine(line, today, names)
          expect(reading, line).toEqual({ amount, description, date, unclear: {} })
        }
      }),
      { numRuns: scaled(500) },
    )
  })
})
