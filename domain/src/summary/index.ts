export { budgetUsage, oneDollarCents } from './budgetUsage.ts'
export {
  type ComparedCategory,
  compareCategories,
  compareTotals,
  comparisonOf,
  foldCompared,
} from './comparedCategories.ts'
export { type ComparedSpans, Comparison, comparedSpans } from './comparison.ts'
export {
  getComparison,
  getHealthScore,
  getOutlook,
  getSummary,
  getTrend,
  type RangeQuery,
} from './contract.ts'
export {
  type ForecastTrial,
  isPaidLateIn,
  type LatePayment,
  type SpendingRecord,
} from './forecast.ts'
export { HealthScore, judgeHealth } from './health.ts'
export {
  type HealthFigures,
  type HealthMood,
  recentCountMax,
  recentFigures,
} from './healthScore.ts'
export {
  getMonthReview,
  MonthReview,
  monthBefore,
  type ReviewEntry,
  type ReviewPayee,
  reviewBillsMax,
  reviewEntriesMax,
  reviewPayeesMax,
  reviewSpans,
} from './monthReview.ts'
export { laterNamesMax, Outlook, outlookOf, outlookStart } from './outlook.ts'
export {
  type CategoryTotal,
  categoriesShown,
  foldCategories,
  rankCategories,
} from './ranking.ts'
export { type CategoryFigures, Summary } from './summary.ts'
export { type DailyTotal, TrendPoint, trendOf } from './trend.ts'
