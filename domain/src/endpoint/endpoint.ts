import type * as z from 'zod/mini'

/** Who may call: anyone, a signed-in user, or a user with an active trial or premium (402 otherwise). */
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
  /** For a public endpoint that behaves differently when signed out: an ended session gets a 401 instead. */
  refusesEndedSession?: true
  params?: z.ZodMiniObject
  query?: z.ZodMiniObject
  body?: z.ZodMiniType
  /** The format of the body; JSON of at most 128 KiB by default. */
  bodyForm?: BodyForm
  /** The request headers that the handler reads, by lower-case name; all others are ignored. */
  requestHeaders?: z.ZodMiniObject
  /** Accepts requests from any origin, as a webhook must. Such an endpoint is public and ignores cookies. */
  origin?: 'any'
  /** The body for each success status; `NoReply` if empty. */
  reply: Readonly<Record<number, z.ZodMiniType>>
  /** Headers a success reply may have in addition to the usual ones, each with a schema for its text. */
  headers?: HeaderSchemas
  /**
   * The events, by name, that a client accepting `text/event-stream` receives instead of the reply. A failure after the
   * first event is sent as a final `problem` event.
   */
  events?: Readonly<Record<string, z.ZodMiniType>>
  /** The reply's media type if it is not JSON; its schema is then a string. */
  media?: 'text/csv'
  /** Accepts an `Idempotency-Key`: a repeat with the same key and body gets the same reply for 24 hours. */
  idempotent?: true
  /** Accepts the record's version as `If-Match` and answers 412 with the current record in `current`. */
  ifMatch?: true
}

/**
 * The format of a body that is not JSON of the default size: larger JSON; text or bytes of another media type, passed to
 * the handler unchanged; or a stream of bytes, which the handler reads as it arrives.
 */
export type BodyForm =
  | { as: 'json'; bytesMax: number }
  | { as: 'text' | 'bytes' | 'stream'; media: string; bytesMax: number }

/** Schemas that read a header's text; a header may be absent from a reply. */
export type HeaderSchemas = Readonly<Record<string, z.ZodMiniType>>

type OutputOf<S> = S extends z.ZodMiniType ? z.output<S> : undefined

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

export type RequestHeadersOf<E extends Endpoint> = OutputOf<E['requestHeaders']>

/** One event of an endpoint's event stream: its name and its data. */
export type EventOf<E extends Endpoint> = NamedEvents<E['events']>
type NamedEvents<S> =
  S extends Readonly<Record<string, z.ZodMiniType>>
    ? { [N in keyof S & string]: { event: N; data: z.output<S[N]> } }[keyof S & string]
    : never

/** Describes an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description
}

/**
 * Fills in the parameters of a path such as `/api/transactions/:id`.
 * @throws RangeError if a parameter is missing, which is a bug
 */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new RangeError(`${path} needs ${name}`)
    return encodeURIComponent(String(value))
  })
}
