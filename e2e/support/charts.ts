import type { Locator, Page } from 'playwright-core'
import { expense, income } from './ledger.ts'

export function doughnut(page: Page): Locator {
  return page.getByRole('img', { name: 'Expenses by Category' })
}

export function trend(page: Page): Locator {
  return page.getByRole('img', { name: 'Monthly Trend' })
}

/** Transactions this month, last month (in the previous year) and in the future. */
export const ledger = [
  income('3200', 'Salary', '2026-01-05', 'Pay'),
  expense('600', 'Housing', '2026-01-02', 'Rent'),
  expense('300', 'Food & Dining', '2026-01-10', 'Dinner'),
  expense('100', 'Food & Dining', '2026-01-29', 'Lunch'),
  expense('80', 'Pets', '2025-12-24', 'Vet'),
  income('50', 'Gift', '2025-12-25', 'Present'),
  expense('20', 'Shopping', '2026-03-04', 'Ordered ahead'),
]
