import type { Endpoint, HeadersOf, ReplyOf } from '@evenkeel/domain/endpoint'
import { today } from '../today.ts'
import { ApiError, NetworkError, UnexpectedReplyError } from './errors.ts'
import { type AnyInput, type CallArgs, requestOf } from './request.ts'

export type Reply<E extends Endpoint> = {
  status: number
  headers: HeadersOf<E>
  data: ReplyOf<E>
}

/**
 * Calls an endpoint and gives its decoded reply.
 * @throws ApiError for an answer that is no success, NetworkError where none came, UnexpectedReplyError for one that
 *   is not what the endpoint promises
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
  const data = decodeReply(endpoint, response.status, content) as ReplyOf<E>
  return { status: response.status, headers: decodeHeaders(endpoint, response.headers), data }
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
  noteRequest(Date.now())
  try {
    const response = await send(url, init)
    if (response.ok) return { response, content: await read(response) }
    throw new ApiError(response.status, response.statusText, await response.text())
  } catch (error) {
    // An abort is nobody's failure: whoever asked has left the page.
    throw error instanceof ApiError || init.signal?.aborted ? error : new NetworkError(error)
  }
}

function send(url: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') return takeAhead(url) ?? fetch(url, init)
  // What was asked before this change does not know of it.
  dropAhead()
  return fetch(url, init)
}

/** The values of the headers that the endpoint declares and this reply carries. */
function decodeHeaders<E extends Endpoint>({ headers = {} }: E, sent: Headers): HeadersOf<E> {
  const given = Object.entries(headers).filter(([name]) => sent.has(name))
  try {
    return Object.fromEntries(
      given.map(([name, schema]) => [name, schema.parse(sent.get(name))]),
    ) as HeadersOf<E>
  } catch (error) {
    throw new UnexpectedReplyError(error)
  }
}

/** What the endpoint promises for this status, made of what came. */
function decodeReply(endpoint: Endpoint, status: number, text: string): unknown {
  const schema = endpoint.reply[status]
  try {
    if (schema === undefined) throw new RangeError(`${endpoint.path} does not promise ${status}`)
    if (endpoint.media !== undefined) return schema.parse(text)
    return schema.parse(text === '' ? undefined : JSON.parse(text))
  } catch (error) {
    throw new UnexpectedReplyError(error)
  }
}

let lastRequestMs = Number.NEGATIVE_INFINITY

/** Every call passes here, so that an active page that asks for nothing knows when to say that it is alive. */
function noteRequest(nowMs: number) {
  lastRequestMs = nowMs
}

export function msSinceLastRequest(nowMs: number): number {
  return nowMs - lastRequestMs
}

type Ahead = {
  /** The session's marker as it was when early.js asked: whoever the answers are for. */
  marker: string
  answers: Map<string, Promise<Response>>
}

declare global {
  /** What early.js has asked for, by address. */
  var evenkeelAhead: Ahead | undefined
}

/** The answer to a GET that early.js has sent already, to be used once; undefined where there is none. */
function takeAhead(url: string): Promise<Response> | undefined {
  const answers = globalThis.evenkeelAhead?.answers
  const answer = answers?.get(url)
  answers?.delete(url)
  return answer
}

/** What is left is out of date: something was changed, or somebody else is here. */
export function dropAhead() {
  globalThis.evenkeelAhead = undefined
}

/** Another tab may have signed somebody else in since early.js ran. */
export function keepAheadFor(marker: string) {
  if (globalThis.evenkeelAhead?.marker !== marker) dropAhead()
}
