import { getSummary } from '@evenkeel/domain/summary'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { endpointQuery } from './hooks.ts'
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

test('a 401 yields null where that is asked for, and nothing else does', async () => {
  const query = endpointQuery(getSummary, {}, { on401: 'null' })
  refuse(401)
  expect(await new QueryClient().fetchQuery(query)).toBeNull()
  refuse(500)
  await expect(
    new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(query),
  ).rejects.toBeInstanceOf(ApiError)
})

test('a failed query is asked once and told to the page', async () => {
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
