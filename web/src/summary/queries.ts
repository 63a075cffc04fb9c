import type { Period } from '@evenkeel/domain/calendar'
import {
  comparedSpans,
  getComparison,
  getHealthScore,
  getOutlook,
  getSummary,
  getTrend,
  type RangeQuery,
} from '@evenkeel/domain/summary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api/hooks.ts'
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
