import { type Cents, roundedPercent, sumCents } from '#money'
import type { CategoryFigures } from './summary.ts'

/** How many categories the breakdown shows by default. */
export const categoriesShown = 5

/** A row of the breakdown, with its share of the total rounded to one decimal. */
export type CategoryTotal = { name: string; amount: Cents; count: number; percent: number }

/** Categories by amount, largest first; equal amounts by name. */
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
