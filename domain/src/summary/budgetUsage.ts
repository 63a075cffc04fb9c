import { type Cents, roundedPercent } from '#money'

const oneDollarCents: Cents = 100

/**
 * How much of the income is spent, as a whole percent from 0 to 100 (SPEC.md §5 Budget usage).
 * An income of zero counts as $1.00.
 */
export function budgetUsage(income: Cents, expenses: Cents): number {
  const base = income === 0 ? oneDollarCents : income
  if (expenses <= 0) return 0
  return expenses >= base ? 100 : roundedPercent(expenses, base)
}
