import { useState } from 'react'

/**
 * Counts how often something was opened: the key of a form that starts anew each time, and still stands while its
 * dialog closes.
 */
export function useOpening(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: 0 })
  if (seen.open !== open) setSeen({ open, count: seen.count + (open ? 1 : 0) })
  return seen.count
}
