import type { TransactionQuery } from '@evenkeel/domain/transactions'
import type { PageLink } from '#lib/api/page.ts'

/** How many rows a page can have; the first by default. */
export const pageSizes = [5, 25, 100] as const
export type PageSize = (typeof pageSizes)[number]

/** Skipping more rows one by one would be noticeably slow. */
const skippedRowsMax = 10_000

/** How to request a page: by offset, by a neighbour's cursor, or from the end in reverse order. */
export type PageWay = {
  query: Pick<TransactionQuery, 'limit' | 'offset' | 'after' | 'before' | 'last'>
  reversed: boolean
}

type Target = {
  page: number
  size: PageSize
  total: number
  /** The current page, whether it was read in reverse order, and its cursors. */
  from: {
    page: number
    reversed: boolean
    links: Partial<Record<'next' | 'prev', PageLink>>
  }
  /** In date order the server finds any offset quickly, from its daily counts. */
  jumpsByDay: boolean
}

/**
 * A cheap request for a page at any depth. Every page that `pageRange` offers is near the start, near the end, or next
 * to the current one.
 */
export function wayTo({ page, size, total, from, jumpsByDay }: Target): PageWay {
  const way = (query: PageWay['query'], reversed = false) => ({
    query: { limit: size, ...query },
    reversed,
  })
  const offset = (page - 1) * size
  if (offset <= skippedRowsMax || jumpsByDay) return way({ ...(offset > 0 && { offset }) })
  if (page >= pagesOf(total, size)) return way({ last: 'true' })
  const beside = neighbour(page, from)
  if (beside) return way(beside, from.reversed)
  return way({ offset: Math.max(0, total - page * size) }, true)
}

/** In reverse order, next and previous are swapped. */
function neighbour(page: number, { page: seen, reversed, links }: Target['from']) {
  const [onward, back] = reversed ? [links.prev, links.next] : [links.next, links.prev]
  if (page === seen + 1) return onward
  return page === seen - 1 ? back : undefined
}

export function pagesOf(total: number, size: PageSize): number {
  return Math.max(1, Math.ceil(total / size))
}
