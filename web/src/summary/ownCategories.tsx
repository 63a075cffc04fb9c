import type { Summary } from '@evenkeel/domain/summary'
import { categories } from '@evenkeel/domain/transactions'
import type { ReactNode } from 'react'
import { type CategoryOptions, CategoryOptionsContext } from '#transactions/categoryOptions.ts'
import { useSummary } from './queries.ts'

/** Offers the categories the user has used, beside the built-in ones, to the forms inside. */
export function OwnCategories({ children }: { children: ReactNode }) {
  const { data } = useSummary({})
  return (
    <CategoryOptionsContext value={data ? optionsOf(data) : categories}>
      {children}
    </CategoryOptionsContext>
  )
}

export function optionsOf(
  summary: Pick<Summary, 'categoryBreakdown' | 'incomeBreakdown'>,
): CategoryOptions {
  return {
    income: withOwn(categories.income, summary.incomeBreakdown.keys()),
    expense: withOwn(categories.expense, summary.categoryBreakdown.keys()),
  }
}

function withOwn(listed: readonly string[], used: Iterable<string>): readonly string[] {
  const own = [...used].filter((category) => !listed.includes(category))
  return [...listed, ...own.sort((a, b) => a.localeCompare(b, 'en-US'))]
}
