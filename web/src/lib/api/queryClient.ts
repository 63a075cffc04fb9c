import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * SPEC.md §7: no retries, never stale, no refetch on focus, no polling. A browser that believes itself offline still
 * tries, so that the person sees an error with a retry rather than a skeleton without end.
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
