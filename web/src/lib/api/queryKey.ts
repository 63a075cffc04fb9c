import type { LocalDate } from '@evenkeel/domain/calendar'
import { type Endpoint, fillPath } from '@evenkeel/domain/endpoint'
import { type AnyInput, type WireQuery, wireQuery } from './request.ts'

/** Path segments, then the query if there is one. */
export type EndpointKey = readonly [resource: string, ...rest: (string | WireQuery)[]]

/**
 * The key of a query: its path, whose segments joined with slashes are the address, and its query in wire form. The
 * resource is one segment, so that `['/api/transactions']` matches every list of it.
 */
export function queryKeyOf(endpoint: Endpoint, input: AnyInput, today: LocalDate): EndpointKey {
  const path = fillPath(endpoint.path, input.params)
  const [, resource, rest] = /^(\/api\/[^/]+)\/?(.*)$/.exec(path) ?? []
  if (resource === undefined) throw new RangeError(`Not an address of the API: ${path}`)
  const segments = rest ? rest.split('/') : []
  const query = wireQuery(endpoint, input, today)
  return [resource, ...segments, ...(Object.keys(query).length > 0 ? [query] : [])]
}
