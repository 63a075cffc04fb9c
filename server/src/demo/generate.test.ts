import { billOnCreate } from '@evenkeel/domain/bills'
import { Transaction } from '@evenkeel/domain/transactions'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { generateDemo } from './generate.ts'

const userId = '01930e38-7000-74fd-ac74-e0cec46dc6b1'

test.each(['2026-11-20', '2024-02-29', '2026-03-31', '2026-01-01'])(
  '%s: two years have at least 2,000 transactions, a dozen bills and nothing in the future',
  (today) => {
    const { transactions, bills } = generateDemo(userId, today, 1)
    expect(transactions.length).toBeGreaterThanOrEqual(2000)
    expect(bills).toHaveLength(12)
    expect(transactions.filter((row) => row.date > today)).toEqual([])
    for (const { latestVersion: _, ...row } of transactions) z.encode(Transaction, row)
  },
)

test('the same seed and day give the same data', () => {
  const figures = () =>
    generateDemo(userId, '2026-11-20', 7).transactions.map(
      ({ date, amount, category, createdAt }) => ({ date, amount, category, createdAt }),
    )
  expect(figures()).toEqual(figures())
})

test('no two entries are created at the same instant, so chance never decides which are recent', () => {
  const { transactions } = generateDemo(userId, '2026-11-20', 7)
  expect(new Set(transactions.map(({ createdAt }) => createdAt.getTime())).size).toBe(
    transactions.length,
  )
})

test('each bill is due after its last payment; one is overdue and one is paused', () => {
  const today = '2026-11-20'
  const { bills, transactions } = generateDemo(userId, today, 1)
  for (const bill of bills) {
    const paid = transactions.filter((row) => row.billId === bill.id).map((row) => row.billDueDate)
    expect(paid).not.toContain(bill.nextDueDate)
    expect(new Set(paid).size).toBe(paid.length)
    if (bill.nextDueDate > today) {
      expect(bill.nextDueDate).toBe(billOnCreate(bill, '2026-11-21').nextDueDate)
    }
  }
  expect(bills.filter((bill) => bill.nextDueDate < today)).toHaveLength(1)
  expect(bills.filter((bill) => !bill.isActive)).toHaveLength(1)
})
