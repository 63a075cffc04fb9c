import type { Endpoint, ReplyOf } from '@evenkeel/domain/endpoint'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useIdempotencyKey } from '#forms/idempotencyKey.ts'
import { today } from '#lib/today.ts'
import { call, callForReply, type Reply } from './call.ts'
import { isStatus } from './errors.ts'
import { pageOf } from './page.ts'
import { queryKeyOf } from './queryKey.ts'
import type { AnyInput, CallArgs, CallInput } from './request.ts'
import { whileHere } from './whileHere.ts'

type On401 = 'throw' | 'null'
type Config<A extends On401> = { on401?: A }
type QueryArgs<E extends Endpoint, A extends On401> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, config?: Config<A>]
    : [input: CallInput<E>, config?: Config<A>]

/**
 * What `useQuery` needs to read an endpoint: `useQuery(endpointQuery(getSummary, { query: range }))`. A 401 is thrown,
 * or with `{ on401: 'null' }` yields null (SPEC.md §7).
 */
export function endpointQuery<E extends Endpoint, A extends On401 = 'throw'>(
  endpoint: E,
  ...[input, config]: QueryArgs<E, A>
) {
  type Result = A extends 'null' ? ReplyOf<E> | null : ReplyOf<E>
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: async ({ signal }): Promise<Result> => {
      try {
        return (await call(endpoint, ...withSignal<E>(input, signal))) as Result
      } catch (error) {
        if (config?.on401 === 'null' && isStatus(error, 401)) return null as Result
        throw error
      }
    },
  })
}

/** The same for a part of a list, with its total and its neighbours. */
export function pageQuery<E extends Endpoint>(endpoint: E, ...[input]: CallArgs<E>) {
  return queryOptions({
    // The same address as the plain list, but another shape in the cache.
    queryKey: [...keyOf(endpoint, input), { shape: 'page' }],
    queryFn: async ({ signal }) =>
      pageOf(await callForReply(endpoint, ...withSignal<E>(input, signal))),
  })
}

type Variables<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? CallInput<E> | undefined : CallInput<E>

/**
 * A call that changes something, and the resources whose queries are fetched anew after it, such as
 * `useCall(createTransaction, ['/api/transactions', '/api/summary'])`. Where the endpoint takes an
 * `Idempotency-Key`, the component that calls this hook is the form that owns the key; it names its draft, with which
 * the key is kept.
 */
export function useCall<E extends Endpoint>(
  endpoint: E,
  refetched: readonly string[] = [],
  draft?: string,
) {
  return useMutationOf<E, ReplyOf<E>>(endpoint, refetched, call, draft)
}

/** The same with status and headers, for what an answer says beside its body. */
export function useCallForReply<E extends Endpoint>(
  endpoint: E,
  refetched: readonly string[] = [],
) {
  return useMutationOf<E, Reply<E>>(endpoint, refetched, callForReply)
}

function useMutationOf<E extends Endpoint, Answer>(
  endpoint: E,
  refetched: readonly string[],
  send: (endpoint: E, ...args: CallArgs<E>) => Promise<Answer>,
  draft?: string,
) {
  const client = useQueryClient()
  const key = useIdempotencyKey(draft)
  const refetch = () => {
    for (const resource of refetched) void refetchResource(client, resource)
  }
  return useMutation<Answer, Error, Variables<E>>({
    mutationFn: (input) => {
      const keyed = { ...(endpoint.idempotent && { idempotencyKey: key.read() }), ...input }
      return whileHere(client, send(endpoint, ...([keyed] as unknown as CallArgs<E>)))
    },
    onSuccess: () => {
      key.renew()
      refetch()
    },
    onError: (error) => {
      // The first try had arrived after all, and the form has changed since: what it says now is a new entry.
      if (isStatus(error, 422)) key.renew()
      // Somebody else's change or deletion is what this page has not seen yet.
      if (isStatus(error, 404) || isStatus(error, 412) || isStatus(error, 422)) refetch()
    },
  })
}

/**
 * Fetches every query of a resource anew. One that is on its way was asked before the change and does not know of it:
 * it is given up first, or its answer would pass for the new one where there was none before.
 */
export async function refetchResource(client: QueryClient, resource: string): Promise<void> {
  const filter = { queryKey: [resource] }
  await client.cancelQueries(filter)
  await client.invalidateQueries(filter)
}

function keyOf(endpoint: Endpoint, input: unknown) {
  return queryKeyOf(endpoint, (input ?? {}) as AnyInput, today())
}

function withSignal<E extends Endpoint>(input: unknown, signal: AbortSignal): CallArgs<E> {
  return [{ ...(input as object), signal }] as unknown as CallArgs<E>
}
