import type { Endpoint, ReplyOf } from '@evenkeel/domain/endpoint'
import type { Reply } from './call.ts'

/** The cursor of a neighbouring page, as the query of the next request. */
export type PageLink = { after?: string; before?: string; last?: 'true' }

/** One page of a list, the total number of rows, and the cursors of its neighbours. */
export type Page<Row> = {
  rows: Row[]
  total: number
  /** What all of them come to, where the list says it. */
  net: number | undefined
  links: Partial<Record<'next' | 'prev' | 'first' | 'last', PageLink>>
}

export type RowOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer Row)[] ? Row : never

export function pageOf<E extends Endpoint>({ data, headers }: Reply<E>): Page<RowOf<E>> {
  const rows = data as RowOf<E>[]
  const {
    'X-Total-Count': total = rows.length,
    'X-Total-Net': net,
    Link = '',
  } = headers as PageHeaders
  return { rows, total, net, links: parseLinks(Link) }
}

type PageHeaders = { 'X-Total-Count'?: number; 'X-Total-Net'?: number; Link?: string }

/** `<…?after=abc>; rel="next"` as `{ next: { after: 'abc' } }` (RFC 8288). */
export function parseLinks(header: string): Page<never>['links'] {
  const found = header.matchAll(/<([^>]*)>\s*;[^,]*?rel="?(next|prev|first|last)"?/g)
  return Object.fromEntries(Array.from(found, ([, address = '', rel]) => [rel, cursorOf(address)]))
}

function cursorOf(address: string): PageLink {
  const search = new URLSearchParams(address.slice(address.indexOf('?') + 1))
  const cursors = ['after', 'before', 'last'].map((name) => [name, search.get(name)])
  return Object.fromEntries(cursors.filter(([, value]) => value !== null))
}
