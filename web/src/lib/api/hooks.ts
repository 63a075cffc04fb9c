import { type Endpoint, fillPath, type ReplyOf } from '@evenkeel/domain/endpoint'
import {
  type NonUndefinedGuard,
  type Query,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef } from 'react'
import { randomId } from '#lib/randomId.ts'
import { today } from '../today.ts'
import { call, callForReply, type Reply, takeArrived } from './call.ts'
import { isStatus } from './errors.ts'
import { pageOf } from './page.ts'
import { ifStillSignedIn } from './queryClient.ts'
import {
  type AnyInput,
  type CallArgs,
  type CallInput,
  type WireQuery,
  wireQuery,
} from './request.ts'

type On401 = 'throw' | 'null'
type Config<A extends On401> = { on401?: A }
type QueryArgs<E extends Endpoint, A extends On401> =
  Record<never, never> extends CallInput<E>
    ? [input?: CallInput<E>, config?: Config<A>]
    : [input: CallInput<E>, config?: Config<A>]

/**
 * What `useQuery` needs to read an endpoint: `useQuery(endpointQuery(getSummary, { query: range }))`. A 401 is thrown,
 * or yields null with `{ on401: 'null' }`.
 */
export function endpointQuery<E extends Endpoint, A extends On401 = 'throw'>(
  endpoint: E,
  ...[input, config]: QueryArgs<E, A>
) {
  type Result = A extends 'null' ? ReplyOf<E> | null : ReplyOf<E>
  return queryOptions({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: async ({ signal }): Promise<Result> => {
      try {
        return (await call(endpoint, ...withSignal<E>(input, signal))) as Result
      } catch (error) {
        if (config?.on401 === 'null' && isStatus(error, 401)) return null as Result
        throw error
      }
    },
    initialData: () =>
      takeArrived(endpoint, ...([input] as unknown as CallArgs<E>))?.data as
        | NonUndefinedGuard<Result>
        | undefined,
  })
}

/** The same for one page of a list, with its total and the cursors of its neighbours. */
export function pageQuery<E extends Endpoint>(endpoint: E, ...[input]: CallArgs<E>) {
  return queryOptions({
    // The same address as the plain list, but cached in another shape.
    queryKey: [...queryKeyOf(endpoint, input), { shape: 'page' }],
    queryFn: async ({ signal }) =>
      pageOf(await callForReply(endpoint, ...withSignal<E>(input, signal))),
    initialData: () => {
      const arrived = takeArrived(endpoint, ...([input] as unknown as CallArgs<E>))
      return arrived && pageOf(arrived)
    },
  })
}

type Variables<E extends Endpoint> =
  Record<never, never> extends CallInput<E> ? CallInput<E> | undefined : CallInput<E>

/**
 * A call that changes something: `useCall(createTransaction)`. Afterwards every query is fetched again, except those
 * of one resource if it is named. The same input sent again after a lost reply carries the same idempotency key, so
 * that the server does it once and repeats its reply; a form brings its own key.
 */
export function useCall<E extends Endpoint>(endpoint: E, { except }: { except?: string } = {}) {
  const client = useQueryClient()
  const key = useKeyOfInput()
  return useMutation<Reply<E>, Error, Variables<E>>({
    mutationFn: (input) => {
      const keyed = { ...(endpoint.idempotent && { idempotencyKey: key.of(input) }), ...input }
      const reply = callForReply(endpoint, ...([keyed] as unknown as CallArgs<E>))
      return ifStillSignedIn(client, reply)
    },
    onSuccess: () => {
      key.forget()
      void refetchAll(client, except)
    },
    onError: (error) => {
      // Somebody else has changed or deleted something that this page still shows.
      if ([404, 409, 412, 422].some((status) => isStatus(error, status))) void refetchAll(client)
    },
  })
}

/** The same key for as long as the same input is sent, until it succeeds. */
function useKeyOfInput() {
  const last = useRef({ input: '', key: '' })
  return {
    of(given: unknown): string {
      const input = JSON.stringify(given ?? {})
      if (last.current.input !== input) last.current = { input, key: randomId() }
      return last.current.key
    },
    forget() {
      last.current = { input: '', key: '' }
    },
  }
}

/**
 * Fetches every query again. One that is under way was sent before the change and does not know of it, so it is
 * cancelled first: otherwise its reply would be mistaken for the new one.
 * @param except a resource that is left as it is, such as '/api/recurring-transactions'
 */
export async function refetchAll(client: QueryClient, except?: string): Promise<void> {
  const filter = { predicate: ({ queryKey }: Query) => queryKey[0] !== except }
  await client.cancelQueries(filter)
  await client.invalidateQueries(filter)
}

/** Path segments, then the query if there is one. */
type EndpointKey = readonly [resource: string, ...rest: (string | WireQuery)[]]

/**
 * The key of a query: its path, whose segments joined with slashes are the address, and its query in wire form. The
 * resource is one segment, so that `['/api/transactions']` matches every list of it.
 */
export function queryKeyOf(endpoint: Endpoint, given: unknown, day = today()): EndpointKey {
  const input = (given ?? {}) as AnyInput
  const path = fillPath(endpoint.path, input.params)
  const [, resource, rest] = /^(\/api\/[^/]+)\/?(.*)$/.exec(path) ?? []
  if (resource === undefined) throw new RangeError(`Not an address of the API: ${path}`)
  const segments = rest ? rest.split('/') : []
  const query = wireQuery(endpoint, input, day)
  return [resource, ...segments, ...(Object.keys(query).length > 0 ? [query] : [])]
}

function withSignal<E extends Endpoint>(input: unknown, signal: AbortSignal): CallArgs<E> {
  return [{ ...(input as object), signal }] as unknown as CallArgs<E>
}
