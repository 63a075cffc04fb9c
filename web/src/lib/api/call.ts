import type { Endpoint, HeadersOf, ReplyOf } from '@evenkeel/domain/endpoint'
import { askToReload } from '#ui/toasts/toastStore.ts'
import { today } from '../today.ts'
import { ApiError, NetworkError, UnexpectedReplyError } from './errors.ts'
import { type AnyInput, type CallArgs, requestOf } from './request.ts'

export type Reply<E extends Endpoint> = {
  status: number
  headers: HeadersOf<E>
  data: ReplyOf<E>
}

/**
 * Calls an endpoint and returns its decoded reply.
 * @throws ApiError for a reply without success, NetworkError if there was none, UnexpectedReplyError for one that the
 *   endpoint does not declare
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...args: CallArgs<E>
): Promise<ReplyOf<E>> {
  return (await callForReply(endpoint, ...args)).data
}

/** The same with the status and the declared headers, such as a list's total. */
export async function callForReply<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArgs<E>
): Promise<Reply<E>> {
  const { url, init } = requestOf(endpoint, (input ?? {}) as AnyInput, today())
  const { response, content } = await exchange(url, init, (answer) => answer.text())
  const { status, headers } = response
  try {
    return parseReply(endpoint, { status, headers, body: contentOf(endpoint, content) })
  } catch (error) {
    throw unreadable(error)
  }
}

/** The content of a reply that is a file. */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArgs<E>
): Promise<Blob> {
  const { url, init } = requestOf(endpoint, (input ?? {}) as AnyInput, today())
  return (await exchange(url, init, (answer) => answer.blob())).content
}

/** The response of a success and its content; anything else is thrown. */
export async function exchange<T>(
  url: string,
  init: RequestInit,
  read: (answer: Response) => Promise<T>,
) {
  lastRequestMs = Date.now()
  try {
    const response = await send(url, init)
    if (response.ok) return { response, content: await read(response) }
    throw new ApiError(response.status, response.statusText, await response.text())
  } catch (error) {
    // An abort is not a failure: the component that asked is gone.
    throw error instanceof ApiError || init.signal?.aborted ? error : new NetworkError(error)
  }
}

function send(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') return takeAhead(url) ?? fetch(url, init)
  // Replies prefetched before this change do not include it.
  dropAhead()
  return fetch(url, init)
}

function parseReply<E extends Endpoint>(
  endpoint: E,
  { status, headers, body }: { status: number; headers: Headers; body: unknown },
): Reply<E> {
  const schema = endpoint.reply[status]
  if (schema === undefined) throw new RangeError(`${endpoint.path} does not promise ${status}`)
  const data = schema.parse(body) as ReplyOf<E>
  return { status, headers: parseHeaders(endpoint, headers), data }
}

/** The body before its schema decodes it: JSON, unless the endpoint declares another media type. */
function contentOf({ media }: Endpoint, text: string): unknown {
  if (media !== undefined) return text
  return text === '' ? undefined : JSON.parse(text)
}

/** The declared headers that this reply carries, decoded. */
function parseHeaders<E extends Endpoint>({ headers = {} }: E, sent: Headers): HeadersOf<E> {
  const given = Object.entries(headers).filter(([name]) => sent.has(name))
  return Object.fromEntries(
    given.map(([name, schema]) => [name, schema.parse(sent.get(name))]),
  ) as HeadersOf<E>
}

/** The error for a reply that this page cannot read. Whoever asked for it, the user is asked to reload the page. */
export function unreadable(cause: unknown): UnexpectedReplyError {
  askToReload()
  return new UnexpectedReplyError(cause)
}

/** When the last request was sent, so that an active page that sends none knows when to tell the server. */
let lastRequestMs = Number.NEGATIVE_INFINITY

export function msSinceLastRequest(nowMs: number): number {
  return nowMs - lastRequestMs
}

type Ahead = {
  /** The session marker when early.js ran, which identifies the user the replies belong to. */
  marker: string
  answers: Map<string, Promise<Response>>
  /** Those that have arrived with status 200; the body is JSON. */
  arrived: Map<string, { headers: Headers; body: unknown }>
}

declare global {
  /** The replies that early.js has prefetched, by address. */
  var evenkeelAhead: Ahead | undefined
}

/** The prefetched reply to a GET, to be used once; undefined if there is none. */
function takeAhead(url: string): Promise<Response> | undefined {
  const ahead = globalThis.evenkeelAhead
  const answer = ahead?.answers.get(url)
  ahead?.answers.delete(url)
  ahead?.arrived.delete(url)
  return answer
}

/**
 * The decoded reply to a GET if it was prefetched and has arrived, to be used once: figures that are there when a page
 * is first drawn need no second drawing. One that cannot be read is left to `call`, which reports it.
 */
export function takeArrived<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArgs<E>
): Reply<E> | undefined {
  const { url } = requestOf(endpoint, (input ?? {}) as AnyInput, today())
  const arrived = globalThis.evenkeelAhead?.arrived.get(url)
  if (arrived === undefined) return undefined
  try {
    const reply = parseReply(endpoint, { status: 200, ...arrived })
    takeAhead(url)
    return reply
  } catch {
    return undefined
  }
}

/** Drops the unused replies, because the data or the user has changed. */
export function dropAhead() {
  globalThis.evenkeelAhead = undefined
}

/** Another tab may have signed another user in since early.js ran. */
export function keepAheadFor(marker: string) {
  if (globalThis.evenkeelAhead?.marker !== marker) dropAhead()
}
