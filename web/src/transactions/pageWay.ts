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
  /** The page in sight, and the cursors that came with it. */
  from: { page: number; links: Partial<Record<'next' | 'prev', PageLink>> }
  /** In date order the server finds a jump's day from the daily counts, however far it is. */
  jumpsByDay: boolean
}

/**
 * The way to a page that costs little at any depth. Every page that `pageRange` offers is near the start, near the
 * end, or a neighbour of the one in sight.
 */
export function wayTo({ page, total, from, jumpsByDay }: Target): PageWay {
  const offset = (page - 1) * pageSize
  if (offset <= skippedRowsMax || jumpsByDay) return forward({ ...(offset > 0 && { offset }) })
  if (page >= pagesOf(total)) return forward({ last: 'true' })
  const neighbour =
    page === from.page + 1 ? from.links.next : page === from.page - 1 ? from.links.prev : undefined
  if (neighbour) return forward(neighbour)
  return {
    query: { limit: pageSize, offset: Math.max(0, total - page * pageSize) },
    reversed: true,
  }
}

function forward(query: PageWay['query']): PageWay {
  return { query: { limit: pageSize, ...query }, reversed: false }
}

export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}
