import { useState } from 'react'

/** Counts the openings of a dialog: the key of a form that starts fresh each time, but stays while the dialog closes. */
export function useOpening(open: boolean): number {
  const [seen, setSeen] = useState({ open, count: 0 })
  if (seen.open !== open) setSeen({ open, count: seen.count + (open ? 1 : 0) })
  return seen.count
}
