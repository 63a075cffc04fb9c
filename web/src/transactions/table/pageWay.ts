import type { TransactionQuery } from '@evenkeel/domain/transactions'
import type { PageLink } from '#lib/api/page.ts'

/** SPEC.md §9. */
export const pageSize = 5

/** Further in, skipping rows one by one would be felt. */
const skippedRowsMax = 10_000

/** How to ask for a page: from the start, by its neighbour's cursor, or from the end in the reverse order. */
export type PageWay = {
  query: Pick<TransactionQuery, 'limit' | 'offset' | 'after' | 'before' | 'last'>
  reversed: boolean
}

type Target = {
  page: number
  total: number
  /** The page in sight, whether it was read in the reverse order, and the cursors that came with it. */
  from: {
    page: number
    reversed: boolean
    links: Partial<Record<'next' | 'prev', PageLink>>
  }
  /** In date order the server finds a jump's day from the daily counts, however far it is. */
  jumpsByDay: boolean
}

/**
 * The way to a page that costs little at any depth. Every page that `pageRange` offers is near the start, near the
 * end, or a neighbour of the one in sight.
 */
export function wayTo({ page, total, from, jumpsByDay }: Target): PageWay {
  const offset = (page - 1) * pageSize
  if (offset <= skippedRowsMax || jumpsByDay) return way({ ...(offset > 0 && { offset }) })
  if (page >= pagesOf(total)) return way({ last: 'true' })
  const beside = neighbour(page, from)
  if (beside) return way(beside, from.reversed)
  return way({ offset: Math.max(0, total - page * pageSize) }, true)
}

/** In the reverse order what comes next lies before. */
function neighbour(page: number, { page: seen, reversed, links }: Target['from']) {
  const [onward, back] = reversed ? [links.prev, links.next] : [links.next, links.prev]
  if (page === seen + 1) return onward
  return page === seen - 1 ? back : undefined
}

function way(query: PageWay['query'], reversed = false): PageWay {
  return { query: { limit: pageSize, ...query }, reversed }
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
