import { useQuery } from '@tanstack/react-query'
import { reloadPage } from '#ui/toasts/toastStore.ts'

type CodeParts = readonly { load: () => Promise<unknown> }[]

/** Loads parts of the page that stand on it, once `enabled`. Until they are there, or failed to, something else is shown. */
export function useCode(name: string, parts: CodeParts, enabled: boolean) {
  const { isSuccess, isError, isFetching, refetch } = useQuery({
    queryKey: ['code', name],
    queryFn: () => Promise.all(parts.map((part) => part.load())),
    enabled,
  })

  async function askAgain() {
    const again = await refetch()
    // Some browsers cache a failed import until the page reloads, and after a server update the chunk is gone. Unsaved
    // input survives the reload as a draft.
    if (again.isError && (await isServerThere())) reloadPage()
  }

  return { isLoaded: isSuccess, isError, retrying: isFetching, onRetry: () => void askAgain() }
}

/** Tells a lost connection from a missing chunk by requesting a file that always exists. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
