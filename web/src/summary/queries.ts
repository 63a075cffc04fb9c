import { getSummary, type RangeQuery } from '@evenkeel/domain/summary'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api/hooks.ts'

/** Totals and breakdown of a range. Those of the range before stay in sight until the new ones are here. */
export function useSummary(range: RangeQuery) {
  return useQuery({
    ...endpointQuery(getSummary, { query: range }),
    placeholderData: keepPreviousData,
  })
}
