import type { RangeQuery } from '@evenkeel/domain/summary'
import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { useCallback } from 'react'
import { useSearchParams } from 'wouter'
import { readFilter, writeFilter } from '#transactions/filter/filterAddress.ts'
import type { Shown } from '#transactions/filter/shownRows.ts'
import { type PageSize, pageSizes } from '#transactions/table/pageWay.ts'
import { readRange, writeRange } from './rangeAddress.ts'

/** Keeps what the dashboard shows in its address, so that it can be bookmarked and opened in another tab. */
export function useDashboardAddress() {
  const [address, setAddress] = useSearchParams()

  const setRange = (range: RangeQuery) => setAddress((before) => writeRange(before, range))
  /** Choosing a filter adds a history entry, unless it is the current one. */
  const setFilter = useCallback(
    (filter: TransactionFilter) => {
      const before = new URLSearchParams(window.location.search)
      const next = writeFilter(before, filter)
      setAddress(next, { replace: `${next}` === `${before}` })
    },
    [setAddress],
  )
  /** Typing a filter adds no history entries: Back must not replay every letter. */
  const typeFilter = (filter: TransactionFilter) =>
    setAddress((before) => writeFilter(before, filter), { replace: true })

  const setSize = (size: PageSize) =>
    setAddress((before) => writeSize(before, size), { replace: true })

  /** Shows other days and another filter at once. */
  const show = ({ range, filter }: Shown) =>
    setAddress((before) => writeFilter(writeRange(before, range), filter))

  return {
    ...shownAt(address),
    size: readSize(address),
    show,
    setRange,
    setFilter,
    typeFilter,
    setSize,
  }
}

export function shownAt(address: URLSearchParams): Shown {
  return { range: readRange(address), filter: readFilter(address) }
}

/** How many rows a page of the table has. */
function readSize(address: URLSearchParams): PageSize {
  return pageSizes.find((size) => String(size) === address.get('rows')) ?? pageSizes[0]
}

function writeSize(address: URLSearchParams, size: PageSize): URLSearchParams {
  const next = new URLSearchParams(address)
  if (size === pageSizes[0]) next.delete('rows')
  else next.set('rows', String(size))
  return next
}
