import { endpoint, MessageReply } from '@evenkeel/domain/endpoint'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, NetworkError, UnexpectedReplyError } from './errors.ts'
import { callForEvents } from './events.ts'

const count = endpoint({
  method: 'POST',
  path: '/api/count',
  summary: 'Counts, and says so as it goes',
  access: 'public',
  body: z.strictObject({ to: z.int() }),
  reply: { 200: MessageReply },
  events: { number: z.int(), done: MessageReply },
})

/** Answers with a stream of these pieces of text. */
function stream(pieces: readonly string[], end: 'close' | 'fail' = 'close') {
  const requests: RequestInit[] = []
  const cancelled = vi.fn()
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    requests.push(init)
    const left = [...pieces]
    const body = new ReadableStream<string>({
      pull: (controller) => {
        const piece = left.shift()
        if (piece !== undefined) controller.enqueue(piece)
        else if (end === 'close') controller.close()
        else controller.error(new TypeError('connection reset'))
      },
      cancel: cancelled,
    })
    return new Response(body.pipeThrough(new TextEncoderStream()))
  })
  return { requests, cancelled }
}

async function readAll(): Promise<unknown[]> {
  const events: unknown[] = []
  for await (const event of callForEvents(count, { body: { to: 2 } })) events.push(event)
  return events
}

afterEach(() => vi.unstubAllGlobals())

test('events are decoded in order, wherever the network splits their text', async () => {
  const text = 'event: number\ndata: 1\n\nevent: done\ndata: {"message":"Café\\n\\nclosed"}\n\n'
  const expected = [
    { event: 'number', data: 1 },
    { event: 'done', data: { message: 'Café\n\nclosed' } },
  ]
  for (let split = 0; split <= text.length; split += 1) {
    stream([text.slice(0, split), text.slice(split)])
    expect(await readAll(), `split at ${split}`).toEqual(expected)
  }
  stream([...text])
  expect(await readAll()).toEqual(expected)
})

test('the request asks for an event stream and sends its body', async () => {
  const { requests } = stream([])
  await readAll()
  expect(requests[0]).toMatchObject({
    method: 'POST',
    body: '{"to":2}',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
  })
})

test('a failure after the first event is thrown as an API error', async () => {
  const problem = { status: 503, title: 'Unavailable', message: 'Busy' }
  stream([`event: number\ndata: 1\n\nevent: problem\ndata: ${JSON.stringify(problem)}\n\n`])
  const error = await readAll().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ status: 503 })
})

test('a refusal is thrown as an API error', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 402 }))
  await expect(readAll()).rejects.toBeInstanceOf(ApiError)
})

test('a connection that breaks in the middle is a network error', async () => {
  stream(['event: number\ndata: 1\n\n'], 'fail')
  await expect(readAll()).rejects.toBeInstanceOf(NetworkError)
})

test.each([
  ['an unknown event', 'event: surprise\ndata: 1\n\n'],
  ['data of another shape', 'event: number\ndata: "one"\n\n'],
  ['no event at all', 'hello\n\n'],
])('%s is refused', async (_name, text) => {
  stream([text])
  await expect(readAll()).rejects.toBeInstanceOf(UnexpectedReplyError)
})

test('stopping the iteration closes the stream', async () => {
  const { cancelled } = stream(Array(1000).fill('event: number\ndata: 1\n\n'))
  for await (const { event } of callForEvents(count, { body: { to: 2 } })) {
    expect(event).toBe('number')
    break
  }
  await expect.poll(() => cancelled.mock.calls.length).toBe(1)
})
