import { getSummary } from '@evenkeel/domain/summary'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { endpointQuery, refetchAll } from './hooks.ts'
import { createQueryClient } from './queryClient.ts'

function refuse(status: number) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('no', { status, statusText: 'No' })))
}

afterEach(() => vi.unstubAllGlobals())

test('a 401 is thrown by default', async () => {
  refuse(401)
  const asked = new QueryClient().fetchQuery(endpointQuery(getSummary))
  await expect(asked).rejects.toThrow('401: no')
})

test('a 401 yields null if configured, and no other status does', async () => {
  const query = endpointQuery(getSummary, {}, { on401: 'null' })
  refuse(401)
  expect(await new QueryClient().fetchQuery(query)).toBeNull()
  refuse(500)
  await expect(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(query),
  ).rejects.toBeInstanceOf(ApiError)
})

test('a reply that has arrived is the first result, and nothing is fetched', () => {
  const url = '/api/summary'
  const reply = {
    totalIncome: 1,
    totalExpenses: 0,
    netBalance: 1,
    categoryBreakdown: {},
    incomeBreakdown: {},
  }
  const answers = new Map([[url, Promise.resolve(new Response(JSON.stringify(reply)))]])
  globalThis.evenkeelAhead = {
    marker: 'Ada',
    answers,
    arrived: new Map([[url, { headers: new Headers(), body: reply }]]),
  }
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const watched = new QueryObserver(createQueryClient(vi.fn()), endpointQuery(getSummary))
  const stop = watched.subscribe(() => {})
  expect(watched.getCurrentResult()).toMatchObject({ isSuccess: true, isFetching: false })
  expect(asked).not.toHaveBeenCalled()
  stop()
})

test('a failed query is not retried and is reported to the page', async () => {
  const asked = vi.fn(() => Promise.resolve(new Response('no', { status: 500 })))
  vi.stubGlobal('fetch', asked)
  const told = vi.fn()
  const client = createQueryClient(told)
  await expect(client.fetchQuery(endpointQuery(getSummary))).rejects.toBeInstanceOf(ApiError)
  expect(asked).toHaveBeenCalledTimes(1)
  expect(told).toHaveBeenCalledTimes(1)
})

test('queries never go stale, and nothing but an invalidation fetches them again', () => {
  expect(createQueryClient(() => {}).getDefaultOptions().queries).toMatchObject({
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  })
})

test('a query under way before a change is fetched again, and its old reply is ignored', async () => {
  const answers: ((income: number) => void)[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push((totalIncome) =>
      resolve(new Response(JSON.stringify({ ...noFigures, totalIncome }))),
    )
    return promise
  })
  const client = createQueryClient(() => {})
  const observer = new QueryObserver(client, endpointQuery(getSummary))
  const stop = observer.subscribe(() => {})
  await expect.poll(() => answers.length).toBe(1)
  const refetched = refetchAll(client)
  await expect.poll(() => answers.length).toBe(2)
  answers[0]?.(15)
  answers[1]?.(115)
  await refetched
  expect(observer.getCurrentResult().data?.totalIncome).toBe(11_500)
  stop()
})

const noFigures = {
  totalIncome: 0,
  totalExpenses: 0,
  netBalance: 0,
  categoryBreakdown: {},
  incomeBreakdown: {},
}
