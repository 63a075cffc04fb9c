import { type Cents, roundedPercent, sumCents } from '#money'
import type { CategoryFigures } from './summary.ts'

/** SPEC.md §9: Category Breakdown shows 5 by default. */
export const categoriesShown = 5

/** A row of the breakdown; the percentage of the total is exact, rounded to one decimal. */
export type CategoryTotal = { name: string; amount: Cents; count: number; percent: number }

/** Categories by amount, largest first, and by name where amounts are equal (SPEC.md §2 Category Breakdown). */
export function rankCategories(breakdown: ReadonlyMap<string, CategoryFigures>): CategoryTotal[] {
  const used = [...breakdown].filter(([, { amount }]) => amount > 0)
  const total = sumCents(used.map(([, { amount }]) => amount))
  return used
    .map(([name, { amount, count }]) => ({
      name,
      amount,
      count,
      percent: roundedPercent(amount, total, 1),
    }))
    .toSorted((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1))
}
