import { type Cents, roundedPercent, sumCents } from '#money'
import type { CategoryFigures } from './summary.ts'

/** How many categories the breakdown shows by default. */
export const categoriesShown = 5

/** A row of the breakdown, with its share of the total rounded to one decimal. */
export type CategoryTotal = { name: string; amount: Cents; count: number; percent: number }

/** How many categories a chart shows by themselves: as many as it has colours. */
const categoriesInChart = 8

/** The rows that a chart names, and those that it shows as "everything else", even a single one. */
export function splitForChart<Row>(rows: readonly Row[]) {
  return { largest: rows.slice(0, categoriesInChart), others: rows.slice(categoriesInChart) }
}

/** The largest categories, and what the others come to: "everything else", from the ninth on. */
export function foldCategories(ranked: readonly CategoryTotal[]): {
  largest: readonly CategoryTotal[]
  rest: Omit<CategoryTotal, 'name'> | undefined
} {
  const { largest, others } = splitForChart(ranked)
  if (others.length === 0) return { largest, rest: undefined }
  const amount = sumCents(others.map((row) => row.amount))
  const total = sumCents(ranked.map((row) => row.amount))
  const count = others.reduce((sum, row) => sum + row.count, 0)
  return { largest, rest: { amount, count, percent: roundedPercent(amount, total, 1) } }
}

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
