import * as z from 'zod/mini'
import type { LocalDate } from '#calendar'
import { TransactionType } from '#ledger'
import { type Cents, sumCents } from '#money'
import { Both, type ComparedSpans, type Comparison } from './comparison.ts'
import { splitForChart } from './ranking.ts'

/** A category in two spans of days. */
export const ComparedCategory = z.strictObject({
  type: TransactionType,
  category: z.string(),
  ...Both.shape,
})
export type ComparedCategory = z.output<typeof ComparedCategory>

type CategorySum = { type: TransactionType; category: string; amount: Cents }

/** What each category came to in two spans, those of either: the largest of the present span first. */
export function compareCategories(
  now: readonly CategorySum[],
  before: readonly CategorySum[],
): ComparedCategory[] {
  const rows = new Map<string, ComparedCategory>()
  const rowOf = ({ type, category }: CategorySum) => {
    const key = `${type} ${category}`
    const row = rows.get(key) ?? { type, category, now: 0, before: 0 }
    rows.set(key, row)
    return row
  }
  for (const sum of now) rowOf(sum).now += sum.amount
  for (const sum of before) rowOf(sum).before += sum.amount
  return [...rows.values()].toSorted(
    (a, b) => b.now - a.now || b.before - a.before || (a.category < b.category ? -1 : 1),
  )
}

/** The totals of one type in two spans. */
export function compareTotals(
  rows: readonly ComparedCategory[],
  type: TransactionType,
): z.output<typeof Both> {
  const own = rows.filter((row) => row.type === type)
  return {
    now: sumCents(own.map(({ now }) => now)),
    before: sumCents(own.map((row) => row.before)),
  }
}

/**
 * What two spans came to, side by side.
 * @returns null if the user had not begun by the earlier one: a first month would seem to be an improvement on nothing
 */
export function comparisonOf(
  spans: ComparedSpans,
  sums: { now: readonly CategorySum[]; before: readonly CategorySum[] },
  firstDay: LocalDate | undefined,
): Comparison | null {
  if (firstDay === undefined || firstDay > spans.before.from) return null
  const rows = compareCategories(sums.now, sums.before)
  const spent = rows.filter(({ type }) => type === 'expense')
  return {
    ...spans,
    income: compareTotals(rows, 'income'),
    expenses: compareTotals(rows, 'expense'),
    categories: spent.map(({ category, now, before }) => ({ category, now, before })),
  }
}

/** The first rows, and what the others come to: "everything else", as in the charts. */
export function foldCompared(rows: readonly ComparedCategory[]): {
  largest: readonly ComparedCategory[]
  rest: { rows: readonly ComparedCategory[]; now: Cents; before: Cents } | undefined
} {
  const { largest, others } = splitForChart(rows)
  if (others.length === 0) return { largest, rest: undefined }
  const [now, before] = [
    sumCents(others.map((row) => row.now)),
    sumCents(others.map((row) => row.before)),
  ]
  return { largest, rest: { rows: others, now, before } }
}
