import type { Period } from '@evenkeel/domain/calendar'
import { getHealthScore, getSummary, getTrend, type RangeQuery } from '@evenkeel/domain/summary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api/hooks.ts'

// Figures of the range before stay in sight until the new ones are here.
const placeholderData = keepPreviousData

/** Totals and breakdown of a range. */
export function useSummary(range: RangeQuery) {
  return useQuery({ ...endpointQuery(getSummary, { query: range }), placeholderData })
}

export function useHealthScore(range: RangeQuery) {
  return useQuery({ ...endpointQuery(getHealthScore, { query: range }), placeholderData })
}

/** Income and expenses over a period, by day or by month. */
export function useTrend(period: Period) {
  return useQuery({ ...endpointQuery(getTrend, { query: { period } }), placeholderData })
}
