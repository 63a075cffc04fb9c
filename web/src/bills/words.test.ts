import type { BillDue } from '@evenkeel/domain/bills'
import { expect, test } from 'vitest'
import { cardName, changeWord, rowName, toComeWords } from './words.ts'

const rent = {
  type: 'expense',
  description: 'Rent',
  category: 'Housing',
  frequency: 'monthly',
} as const

test.each([
  ['its description', rent, 'Rent', 'Rent'],
  ['an expense', { ...rent, description: '' }, 'Expense - Housing', 'Housing - Monthly'],
  [
    'an income',
    {
      ...rent,
      description: '',
      type: 'income',
      category: 'Salary',
      frequency: 'bi-weekly',
    } as const,
    'Income - Salary',
    'Salary - Bi-weekly',
  ],
])('a bill is named by %s', (_, bill, onItsCard, inTheWidget) => {
  expect(cardName(bill)).toBe(onItsCard)
  expect(rowName(bill)).toBe(inTheWidget)
})

test.each([
  ['2026-02-12', 1549, 1799, 'Rose'],
  ['2026-02-12', 1799, 1549, 'Fell'],
  ['2026-02-13', 1799, 1549, 'Fell'],
  ['2026-02-14', 1549, 1799, 'Rises'],
  ['2026-02-14', 1799, 1549, 'Falls'],
])('on Feb 13, the amount of %s went from %i to %i: %s', (dueDate, from, to, word) => {
  expect(changeWord({ dueDate, from, to }, '2026-02-13')).toBe(word)
})

const due = (name: string, dueDate: string, type: BillDue['type'] = 'expense'): BillDue => ({
  billId: name,
  name,
  type,
  amount: 100,
  dueDate,
})

const [gym, rented] = [due('Gym', '2026-11-28'), due('Rent', '2026-11-30')]
const salary = due('Salary', '2026-11-30', 'income')

test.each([
  [[], undefined],
  [[rented], '1 bill still to come'],
  [[gym, rented, salary], '2 bills and Salary still to come'],
  [[salary], 'Salary still to come'],
  [[salary, due('Rental', '2026-11-30', 'income')], '2 incomes still to come'],
  [[salary, due('Salary', '2026-11-29', 'income')], 'Salary still to come'],
  [[gym, due('Gym', '2026-11-29')], '1 bill still to come'],
  [[due('Salary', '2026-11-02', 'income')], 'Salary overdue'],
  [[due('Gym', '2026-11-27'), due('Rent', '2026-11-02')], '2 bills overdue'],
  [[due('Gym', '2026-11-27'), rented], '1 bill still to come, 1 bill overdue'],
  [[due('Gym', '2026-11-27'), gym], '1 bill still to come, 1 bill overdue'],
  [[due('Gym', '2026-11-27'), salary], 'Salary still to come, 1 bill overdue'],
])('say what is to come: %o', (dues, text) => {
  expect(toComeWords(dues, '2026-11-28')).toBe(text)
})
