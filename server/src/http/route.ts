import type {
  BodyOf,
  Endpoint,
  EventOf,
  HeadersOf,
  ParamsOf,
  QueryOf,
  RequestHeadersOf,
} from '@evenkeel/domain/endpoint'
import type * as z from 'zod/mini'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { readLedger } from '#db/readLedger.ts'

/** A parsed request; `caller` is set if the endpoint requires one. */
export type Call<E extends Endpoint> = {
  context: Context
  params: ParamsOf<E>
  query: QueryOf<E>
  headers: RequestHeadersOf<E>
  body: BodyOf<E>
  caller: E['access'] extends 'public' ? Caller | undefined : Caller
  /** The version the client last saw. */
  ifMatch: number | undefined
  /** Whether the client accepts the endpoint's event stream instead of its body. */
  wantsEvents: boolean
  /** The client's network address. */
  address: string
  /** The cookie of a browser that has signed in before. */
  knownBrowser: string | undefined
  /** The path and query of the request, for links to neighbouring pages. */
  url: string
}

type Extras<H> = {
  /** Values for headers that the endpoint declares. */
  headers?: H
  /** A new session's token to set as cookie, or `null` to clear the cookie. */
  session?: string | null
  /** A cookie by which this browser is known when it signs in again, or `null` to clear it. */
  knownBrowser?: string | null
  /** The id of the user who has just proved to be one, for the log. */
  userId?: string
}

type ItemOf<B> = B extends readonly (infer T)[] ? T : never

/**
 * What a handler returns: a declared status with its body, or with rows, text or events that are sent as they are
 * produced.
 */
export type Answer<E extends Endpoint> = {
  [S in keyof E['reply'] & number]: Extras<HeadersOf<E>> & { status: S } & (
      | { body: z.output<E['reply'][S]> }
      | { rows: AsyncIterable<ItemOf<z.output<E['reply'][S]>>[]> }
      | { text: AsyncIterable<string> }
      | { events: AsyncIterable<EventOf<E>> }
    )
}[keyof E['reply'] & number]

type NoHeaders = Record<string, undefined>

/** An answer with a body. */
export function answer<const S extends number, B, H = NoHeaders>(
  status: S,
  body: B,
  extras: Extras<H> = {},
) {
  return { ...extras, status, body }
}

/** An answer whose rows are read as they are sent. */
export function answerRows<const S extends number, T, H = NoHeaders>(
  status: S,
  rows: AsyncIterable<T[]>,
  extras: Extras<H> = {},
) {
  return { ...extras, status, rows }
}

/** An answer that is already text: of another media type, or JSON that is written as its rows are read. */
export function answerText<const S extends number, H = NoHeaders>(
  status: S,
  text: AsyncIterable<string>,
  extras: Extras<H> = {},
) {
  return { ...extras, status, text }
}

/** An event stream, for a call with `wantsEvents`. */
export function answerEvents<const S extends number, T>(status: S, events: AsyncIterable<T>) {
  return { status, events }
}

/** An endpoint with its handler; the list of these is the API. */
export type Route = {
  endpoint: Endpoint
  handle(call: Call<Endpoint>): Promise<Answer<Endpoint>>
}

/** Connects an endpoint to its handler and erases their types, which only `serve` restores. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] }
}

/** The same for a handler that reads nothing but its caller's ledger, all before it returns. A replica may serve it. */
export function readRoute<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E> & { caller: Caller }) => Promise<Answer<E>>,
): Route {
  return {
    endpoint,
    handle: ({ caller, ...call }) => {
      if (caller === undefined) throw new Error(`${endpoint.path} needs a caller`)
      const read = (context: Context) => handle({ ...call, caller, context } as never)
      return readLedger(call.context, caller.user.id, read) as Promise<Answer<Endpoint>>
    },
  }
}
