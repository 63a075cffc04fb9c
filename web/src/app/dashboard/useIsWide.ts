import { useSyncExternalStore } from 'react'

// The width from which the grid has columns of their own; paper is read in the same order.
const wide = '(min-width: 72rem), print'

/** Whether the dashboard stands in its wide arrangement. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches)
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(wide)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
