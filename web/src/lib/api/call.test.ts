import { endpoint, MessageReply, NoReply, queryInt } from '@evenkeel/domain/endpoint'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { clearToasts, currentToast } from '#ui/toasts/toastStore.ts'
import { call, callForReply, dropAhead, keepAheadFor, takeArrived } from './call.ts'
import { ApiError, NetworkError, UnexpectedReplyError } from './errors.ts'

const hello = endpoint({
  method: 'GET',
  path: '/api/hello',
  summary: 'Says one sentence',
  access: 'public',
  reply: { 200: MessageReply, 204: NoReply },
  headers: { 'X-Greetings': queryInt(0, 9), 'X-Mood': z.string() },
})

const change = endpoint({
  method: 'POST',
  path: '/api/change',
  summary: 'Stands for a call that changes something',
  access: 'public',
  reply: { 200: MessageReply },
})

function answer(...given: ConstructorParameters<typeof Response>) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(...given)))
}

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.evenkeelAhead = undefined
})

test('a reply is decoded', async () => {
  answer('{"message":"Good morning"}')
  expect(await call(hello)).toEqual({ message: 'Good morning' })
})

test('a reply without a body is undefined', async () => {
  answer(null, { status: 204 })
  const reply = await callForReply(hello)
  expect(reply.status).toBe(204)
  expect(reply.data).toBeUndefined()
})

test('declared headers are decoded, and others are dropped', async () => {
  answer('{"message":"Hello"}', { headers: { 'x-greetings': '3', 'x-debug': '1' } })
  expect((await callForReply(hello)).headers).toEqual({ 'X-Greetings': 3 })
})

test('a malformed header is rejected', async () => {
  answer('{"message":"Hello"}', { headers: { 'x-greetings': 'many' } })
  await expect(callForReply(hello)).rejects.toBeInstanceOf(UnexpectedReplyError)
})

test('a reply that the page cannot read asks for a reload, whoever called', async () => {
  clearToasts()
  answer('{"message":"Hello","mood":"new"}')
  await expect(call(hello)).rejects.toBeInstanceOf(UnexpectedReplyError)
  expect(currentToast.read()?.action?.label).toBe('Reload')
  clearToasts()
})

test('a reply without success is thrown with its status', async () => {
  answer('no', { status: 418, statusText: 'Teapot' })
  await expect(call(hello)).rejects.toThrow(new ApiError(418, 'Teapot', 'no'))
})

test('a lost connection has its own error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(call(hello)).rejects.toBeInstanceOf(NetworkError)
})

test('an abort is passed on unchanged', async () => {
  const abort = new AbortController()
  abort.abort()
  vi.stubGlobal('fetch', () => Promise.reject(abort.signal.reason))
  await expect(call(hello, { signal: abort.signal })).rejects.toBe(abort.signal.reason)
})

test.each([
  ['another shape', '{"sentence":"Good morning"}', 200],
  ['no JSON', 'Good morning', 200],
  ['a status that was not promised', '{"message":"x"}', 201],
])('%s is rejected', async (_, body, status) => {
  answer(body, { status })
  await expect(call(hello)).rejects.toBeInstanceOf(UnexpectedReplyError)
})

describe('a prefetched reply', () => {
  const greet = (message: string) => new Response(JSON.stringify({ message }))
  const askAhead = (answer: Promise<Response>) => {
    globalThis.evenkeelAhead = {
      marker: 'Ada',
      answers: new Map([['/api/hello', answer]]),
      arrived: new Map(),
    }
  }

  test('is used once, and then the server is asked', async () => {
    askAhead(Promise.resolve(greet('Early')))
    vi.stubGlobal('fetch', async () => greet('Late'))
    expect([await call(hello), await call(hello)]).toEqual([
      { message: 'Early' },
      { message: 'Late' },
    ])
  })

  test.each([
    ['it was let go of', dropAhead],
    ['somebody else is here', () => keepAheadFor('Bob')],
    ['something was changed', () => call(change)],
  ])('is dropped when %s', async (_, happens) => {
    askAhead(Promise.resolve(greet('Early')))
    vi.stubGlobal('fetch', async () => greet('Late'))
    await happens()
    expect(await call(hello)).toEqual({ message: 'Late' })
  })

  test('is kept while the same user is signed in', async () => {
    askAhead(Promise.resolve(greet('Early')))
    keepAheadFor('Ada')
    expect(await call(hello)).toEqual({ message: 'Early' })
  })

  describe('that has arrived', () => {
    const arrive = (text: string) => {
      askAhead(Promise.resolve(new Response(text)))
      globalThis.evenkeelAhead?.arrived.set('/api/hello', {
        headers: new Headers({ 'x-greetings': '3' }),
        body: JSON.parse(text),
      })
    }

    test('is there without waiting, once', async () => {
      arrive('{"message":"Early"}')
      vi.stubGlobal('fetch', async () => greet('Late'))
      expect(takeArrived(hello)).toEqual({
        status: 200,
        headers: { 'X-Greetings': 3 },
        data: { message: 'Early' },
      })
      expect(takeArrived(hello)).toBeUndefined()
      expect(await call(hello)).toEqual({ message: 'Late' })
    })

    test('is gone once it was called for', async () => {
      arrive('{"message":"Early"}')
      expect(await call(hello)).toEqual({ message: 'Early' })
      expect(takeArrived(hello)).toBeUndefined()
    })

    test.each([
      ['it was let go of', dropAhead],
      ['somebody else is here', () => keepAheadFor('Bob')],
    ])('is dropped when %s', (_, happens) => {
      arrive('{"message":"Early"}')
      happens()
      expect(takeArrived(hello)).toBeUndefined()
    })

    test('and cannot be read is left to the call, which fails', async () => {
      arrive('{"greeting":"Early"}')
      expect(takeArrived(hello)).toBeUndefined()
      await expect(call(hello)).rejects.toBeInstanceOf(UnexpectedReplyError)
    })
  })

  test('fails like any call', async () => {
    askAhead(Promise.resolve(new Response('{"code":"gone"}', { status: 401 })))
    await expect(call(hello)).rejects.toBeInstanceOf(ApiError)
    askAhead(Promise.reject(new TypeError('the line is down')))
    await expect(call(hello)).rejects.toBeInstanceOf(NetworkError)
  })
})
