import type { RangeQuery } from '@evenkeel/domain/summary'
import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { useCallback } from 'react'
import { useSearchParams } from 'wouter'
import { readFilter, writeFilter } from '#transactions/filterAddress.ts'
import { readRange, writeRange } from './rangeAddress.ts'

/** What the dashboard shows stands in its address, so that it can be bookmarked and opened in another tab. */
export function useDashboardAddress() {
  const [address, setAddress] = useSearchParams()

  const setRange = useCallback(
    (range: RangeQuery) => setAddress((before) => writeRange(before, range)),
    [setAddress],
  )
  // A filter changes letter by letter: the way back leads past it, not through every letter.
  const setFilter = useCallback(
    (filter: TransactionFilter) =>
      setAddress((before) => writeFilter(before, filter), { replace: true }),
    [setAddress],
  )

  return { range: readRange(address), filter: readFilter(address), setRange, setFilter }
}
