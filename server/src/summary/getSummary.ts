import { sumCents } from '@evenkeel/domain/money'
import type { CategoryFigures, RangeQuery, Summary } from '@evenkeel/domain/summary'
import type { TransactionType } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { type CategorySum, listCategorySums } from './store.ts'

/** Totals and breakdowns for a date range, or for everything. */
export async function getSummary(
  context: Context,
  userId: string,
  range: RangeQuery,
): Promise<Summary> {
  const sums = await listCategorySums(context.db, userId, range)
  const incomeBreakdown = breakdownOf(sums, 'income')
  const categoryBreakdown = breakdownOf(sums, 'expense')
  const totalIncome = totalOf(incomeBreakdown)
  const totalExpenses = totalOf(categoryBreakdown)
  return {
    totalIncome,
    totalExpenses,
    netBalance: totalIncome - totalExpenses,
    categoryBreakdown,
    incomeBreakdown,
  }
}

function breakdownOf(sums: readonly CategorySum[], type: TransactionType) {
  const ofType = sums.filter((sum) => sum.type === type)
  return new Map(ofType.map(({ category, amount, count }) => [category, { amount, count }]))
}

function totalOf(breakdown: ReadonlyMap<string, CategoryFigures>) {
  return sumCents([...breakdown.values()].map((figures) => figures.amount))
}
