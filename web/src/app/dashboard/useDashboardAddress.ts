import type { RangeQuery } from '@evenkeel/domain/summary'
import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { useSearchParams } from 'wouter'
import { readFilter, writeFilter } from '#transactions/filterAddress.ts'
import { readRange, writeRange } from './rangeAddress.ts'

/** What the dashboard shows stands in its address, so that it can be bookmarked and opened in another tab. */
export function useDashboardAddress() {
  const [address, setAddress] = useSearchParams()
  return {
    range: readRange(address),
    filter: readFilter(address),
    setRange: (range: RangeQuery) => setAddress((before) => writeRange(before, range)),
    // A filter changes letter by letter: the way back leads past it, not through every letter.
    setFilter: (filter: TransactionFilter) =>
      setAddress((before) => writeFilter(before, filter), { replace: true }),
  }
}
