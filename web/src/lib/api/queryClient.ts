import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * No retries, never stale, no refetch on focus, no polling. A browser that believes it is offline still tries, so that
 * the user sees an error with a retry instead of an endless skeleton.
 */
export function createQueryClient(onError: (error: Error) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The clients of users who have signed out on this page. */
const retired = new WeakSet<QueryClient>()

/**
 * Marks the user whose data this client holds as signed in.
 * @returns marks them as signed out
 */
export function noteSignedIn(client: QueryClient): () => void {
  retired.delete(client)
  return () => {
    retired.add(client)
  }
}

/** Settles only if the same user is still signed in. */
export function ifStillSignedIn<T>(client: QueryClient, reply: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    reply.then(
      (value) => retired.has(client) || resolve(value),
      (error: unknown) => retired.has(client) || reject(error),
    )
  })
}
