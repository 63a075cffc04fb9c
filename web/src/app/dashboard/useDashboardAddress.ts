import type { RangeQuery } from '@evenkeel/domain/summary'
import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { useCallback } from 'react'
import { useSearchParams } from 'wouter'
import { readFilter, writeFilter } from '#transactions/filter/filterAddress.ts'
import { readRange, writeRange } from './rangeAddress.ts'

/** What the dashboard shows stands in its address, so that it can be bookmarked and opened in another tab. */
export function useDashboardAddress() {
  const [address, setAddress] = useSearchParams()

  const setRange = useCallback(
    (range: RangeQuery) => setAddress((before) => writeRange(before, range)),
    [setAddress],
  )
  /** A filter that was chosen is a step of its own, which the way back takes back; chosen again, it is none. */
  const setFilter = useCallback(
    (filter: TransactionFilter) => {
      const before = new URLSearchParams(window.location.search)
      const next = writeFilter(before, filter)
      setAddress(next, { replace: `${next}` === `${before}` })
    },
    [setAddress],
  )
  /** A filter that is typed changes letter by letter: the way back leads past it, not through every letter. */
  const typeFilter = useCallback(
    (filter: TransactionFilter) =>
      setAddress((before) => writeFilter(before, filter), { replace: true }),
    [setAddress],
  )

  const range = readRange(address)
  return { range, filter: readFilter(address), setRange, setFilter, typeFilter }
}
