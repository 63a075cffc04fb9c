import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf } from '@evenkeel/domain/endpoint'
import type * as z from 'zod'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'

/** What a handler is told: everything parsed, and the caller known where the endpoint asks for one. */
export type Call<E extends Endpoint> = {
  context: Context
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  caller: E['access'] extends 'public' ? Caller | undefined : Caller
  /** The version that the page had seen. */
  ifMatch: number | undefined
  /** The network address that asks. */
  address: string
  /** The path and query as they were asked, for links to neighbouring pages. */
  url: string
}

type Extras<H> = {
  /** Values for headers that the endpoint declares. */
  headers?: H
  /** A new session's token to set as cookie, or `null` to take the cookie away. */
  session?: string | null
}

type ItemOf<B> = B extends readonly (infer T)[] ? T : never

/** What a handler answers: a status the endpoint knows with its body, or rows or text that are sent as they are read. */
export type Answer<E extends Endpoint> = {
  [S in keyof E['reply'] & number]: Extras<HeadersOf<E>> & { status: S } & (
      | { body: z.output<E['reply'][S]> }
      | { rows: AsyncIterable<ItemOf<z.output<E['reply'][S]>>[]> }
      | { text: AsyncIterable<string> }
    )
}[keyof E['reply'] & number]

/** An answer with a body. */
export function answer<const S extends number, B, H>(status: S, body: B, extras: Extras<H> = {}) {
  return { ...extras, status, body }
}

/** An answer whose rows are read while they are sent. */
export function answerRows<const S extends number, T, H>(
  status: S,
  rows: AsyncIterable<T[]>,
  extras: Extras<H> = {},
) {
  return { ...extras, status, rows }
}

/** An answer that is text already: of another media type, or JSON that is written while it is read. */
export function answerText<const S extends number, H>(
  status: S,
  text: AsyncIterable<string>,
  extras: Extras<H> = {},
) {
  return { ...extras, status, text }
}

/** An endpoint with its handler; the list of these is the API. */
export type Route = {
  endpoint: Endpoint
  handle(call: Call<Endpoint>): Promise<Answer<Endpoint>>
}

/** Joins an endpoint to its handler; from here on only `serve` knows their types. */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] }
}
