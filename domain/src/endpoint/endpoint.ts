import type * as z from 'zod'

/** Who may call: everybody, a signed-in person, or one whose trial runs or who has paid (402 otherwise). */
export type Access = 'public' | 'signed-in' | 'active'

/**
 * One operation of the API, described once for both sides: the server turns it into a route, the browser calls it
 * through one typed function, and the OpenAPI document and the test matrices are derived from it.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `:name` for a path parameter. */
  path: string
  /** One sentence for the OpenAPI document. */
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** The body for each status of success; `NoReply` where there is none. */
  reply: Readonly<Record<number, z.ZodType>>
  /** The headers that a success reply may carry beside the usual ones, each with the schema of its text. */
  headers?: HeaderSchemas
  /** The reply's media type where it is not JSON; its schema is then text. */
  media?: 'text/csv'
  /** Takes an `Idempotency-Key`: a repeat with the same key and body gets the same answer for 24 hours. */
  idempotent?: true
  /** Takes the row's version as `If-Match` and answers 412 with the present row in `current`. */
  ifMatch?: true
}

/** Schemas that read a header's text; a header may be absent from a reply. */
export type HeaderSchemas = Readonly<Record<string, z.ZodType>>

type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

export type ParamsOf<E extends Endpoint> = OutputOf<E['params']>
export type QueryOf<E extends Endpoint> = OutputOf<E['query']>
export type BodyOf<E extends Endpoint> = OutputOf<E['body']>
export type ReplyOf<E extends Endpoint> = {
  [S in keyof E['reply'] & number]: OutputOf<E['reply'][S]>
}[keyof E['reply'] & number]

/** The declared headers of a reply as values; a header may be absent from a single reply. */
export type HeadersOf<E extends Endpoint> = ValuesOf<E['headers']>
type ValuesOf<H> = H extends HeaderSchemas
  ? { readonly [N in keyof H]?: z.output<H[N]> | undefined }
  : Record<string, undefined>

/** Describes an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

/**
 * The path with its parameters filled in: `/api/transactions/:id` and `{ id }`.
 * @throws RangeError where a parameter is missing; that is our own mistake
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new RangeError(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}
