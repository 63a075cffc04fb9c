import type { Summary } from '@evenkeel/domain/summary'
import { categories, type TransactionType } from '@evenkeel/domain/transactions'
import { useSummary } from './queries.ts'

type Options = Record<TransactionType, readonly string[]>

/** The categories that a form offers: the lists of the specification and whatever the person has used besides. */
export function useCategoryOptions(): Options {
  const { data } = useSummary({})
  return data ? optionsOf(data) : categories
}

export function optionsOf(
  summary: Pick<Summary, 'categoryBreakdown' | 'incomeBreakdown'>,
): Options {
  return {
    income: withOwn(categories.income, summary.incomeBreakdown.keys()),
    expense: withOwn(categories.expense, summary.categoryBreakdown.keys()),
  }
}

function withOwn(listed: readonly string[], used: Iterable<string>): readonly string[] {
  const own = [...used].filter((category) => !listed.includes(category))
  return [...listed, ...own.sort((a, b) => a.localeCompare(b, 'en-US'))]
}
