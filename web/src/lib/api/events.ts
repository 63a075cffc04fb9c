import type { Endpoint, EventOf } from '@evenkeel/domain/endpoint'
import { today } from '../today.ts'
import { exchange, unreadable } from './call.ts'
import { ApiError, NetworkError, UnexpectedReplyError } from './errors.ts'
import { type AnyInput, type CallArgs, requestOf } from './request.ts'

/**
 * Calls an endpoint and yields each event of its stream as it arrives. Stopping the iteration closes the stream.
 * @throws ApiError also if the server fails after the first event; otherwise as `call` does
 */
export async function* callForEvents<E extends Endpoint>(
  endpoint: E,
  ...[input]: CallArgs<E>
): AsyncGenerator<EventOf<E>> {
  const { url, init } = requestOf(endpoint, (input ?? {}) as AnyInput, today())
  const accept = { ...init.headers, accept: 'text/event-stream' }
  const { content } = await exchange(url, { ...init, headers: accept }, async ({ body }) => body)
  const reader = content?.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) return
      const frames = (unread + value).split('\n\n')
      unread = frames.pop() ?? ''
      for (const frame of frames) yield decodeEvent(endpoint, frame)
    }
  } catch (error) {
    if (error instanceof ApiError || error instanceof UnexpectedReplyError) throw error
    throw init.signal?.aborted ? error : new NetworkError(error)
  } finally {
    // The server has closed the stream already.
    reader?.cancel().catch(() => {})
  }
}

/** Reads an event of the form `event: name`, `data: JSON`. */
function decodeEvent<E extends Endpoint>(endpoint: E, frame: string): EventOf<E> {
  const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? []
  if (event === 'problem') throw problemError(data)
  try {
    const schema = endpoint.events?.[event]
    if (schema === undefined) throw new RangeError(`${endpoint.path} does not promise ${event}`)
    return { event, data: schema.parse(JSON.parse(data)) } as EventOf<E>
  } catch (error) {
    throw unreadable(error)
  }
}

function problemError(data: string): Error {
  try {
    const { status, title } = JSON.parse(data)
    return new ApiError(status, title, data)
  } catch (error) {
    return unreadable(error)
  }
}
