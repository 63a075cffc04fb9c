import type { DateRange, Period } from '@evenkeel/domain/calendar'
import {
  comparedSpans,
  getComparison,
  getHealthScore,
  getOutlook,
  getSummary,
  getTrend,
  type RangeQuery,
} from '@evenkeel/domain/summary'
import { listTransactions, pageLimitMax, type Transaction } from '@evenkeel/domain/transactions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery, pageQuery } from '#lib/api/hooks.ts'
import { useToday } from '#lib/today.ts'

// The previous range's figures stay until the new ones arrive.
const placeholderData = keepPreviousData

export function useSummary(range: RangeQuery) {
  return useQuery({ ...endpointQuery(getSummary, { query: range }), placeholderData })
}

/** The range beside the span before it. Not asked for where there is nothing to compare it with. */
export function useComparison(range: RangeQuery) {
  const enabled = comparedSpans(range, useToday()) !== undefined
  return useQuery({ ...endpointQuery(getComparison, { query: range }), enabled })
}

export function useHealthScore(range: RangeQuery) {
  return useQuery({ ...endpointQuery(getHealthScore, { query: range }), placeholderData })
}

export function useTrend(period: Period) {
  return useQuery({ ...endpointQuery(getTrend, { query: { period } }), placeholderData })
}

export function useOutlook() {
  // A page that stays open past midnight asks for the new day.
  useToday()
  return useQuery({ ...endpointQuery(getOutlook), placeholderData })
}

/** The entries of some days, the largest first. Undefined until wanted and loaded, or if there are too many for one page. */
export function useLargestEntries({ from, to }: DateRange, isWanted: boolean) {
  const days = { startDate: from, endDate: to }
  const query = { ...days, sort: 'amount', order: 'desc', limit: pageLimitMax } as const
  const { data } = useQuery({ ...pageQuery(listTransactions, { query }), enabled: isWanted })
  const rows: readonly Transaction[] | undefined = data?.rows
  return rows?.length === data?.total ? rows : undefined
}
