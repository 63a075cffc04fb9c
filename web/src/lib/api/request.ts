import type { LocalDate } from '@evenkeel/domain/calendar'
import {
  type BodyOf,
  type Endpoint,
  fillPath,
  type ParamsOf,
  type QueryOf,
} from '@evenkeel/domain/endpoint'
import * as z from 'zod/mini'

/** A part of the input that is absent, optional or required. */
type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : undefined extends Value
    ? { [N in Name]?: Value }
    : Record<never, never> extends Value
      ? { [N in Name]?: Value }
      : { [N in Name]: Value }

/** Bytes are sent as a file; any other body is what the endpoint's schema decodes. */
type BodyInput<E extends Endpoint> = E['bodyForm'] extends { as: 'bytes' | 'stream' }
  ? Blob
  : BodyOf<E>

/** The input of a call in domain values: cents, days, numbers. */
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyInput<E>> & {
    /** The version of the row being changed. */
    ifMatch?: number
    idempotencyKey?: string
    signal?: AbortSignal
  }

/** The input as an argument, optional if nothing in it is required. */
export type CallArgs<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]

/** The input of any endpoint. */
export type AnyInput = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
  ifMatch?: number
  idempotencyKey?: string
  signal?: AbortSignal
}

export type WireQuery = Readonly<Record<string, string>>

/** The query in its wire form. An endpoint that asks for `today` always gets the user's day. */
export function wireQuery(endpoint: Endpoint, input: AnyInput, today: LocalDate): WireQuery {
  if (endpoint.query === undefined) return {}
  const asksForToday = 'today' in endpoint.query.shape
  const encoded = z.encode(endpoint.query, { ...(asksForToday && { today }), ...input.query })
  const given = Object.entries(encoded).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** The arguments of `fetch`. */
export function requestOf(
  endpoint: Endpoint,
  input: AnyInput,
  today: LocalDate,
): { url: string; init: RequestInit } {
  const search = new URLSearchParams(wireQuery(endpoint, input, today)).toString()
  const content = contentOf(endpoint, input.body)
  return {
    url: fillPath(endpoint.path, input.params) + (search && `?${search}`),
    init: {
      method: endpoint.method,
      credentials: 'include',
      headers: { ...headersOf(input), ...(content && { 'content-type': content.media }) },
      ...(content && { body: content.body }),
      ...(input.signal && { signal: input.signal }),
    },
  }
}

/** The body as it is sent and its media type; undefined if there is none. */
function contentOf({ body: schema, bodyForm }: Endpoint, body: unknown) {
  if (body === undefined || body === null || schema === undefined) return undefined
  if (bodyForm === undefined || bodyForm.as === 'json') {
    return { media: 'application/json', body: JSON.stringify(z.encode(schema, body)) }
  }
  return { media: bodyForm.media, body: body as string | Blob }
}

function headersOf(input: AnyInput): Record<string, string> {
  return {
    accept: 'application/json',
    ...(input.ifMatch !== undefined && { 'if-match': `"${input.ifMatch}"` }),
    ...(input.idempotencyKey !== undefined && { 'idempotency-key': input.idempotencyKey }),
  }
}
