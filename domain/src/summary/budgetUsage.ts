import { type Cents, roundedPercent } from '#money'

/** What expenses are measured against without income. */
export const oneDollarCents: Cents = 100

/**
 * The share of income spent, as a whole percent from 0 to 100. Zero income counts as $1.00.
 */
export function budgetUsage(income: Cents, expenses: Cents): number {
  const base = income === 0 ? oneDollarCents : income
  if (expenses <= 0) return 0
  return expenses >= base ? 100 : roundedPercent(expenses, base)
}
