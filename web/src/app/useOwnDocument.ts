import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { needsOtherDocument } from '#lib/billing.ts'

/**
 * Loads the page anew where its address needs another document: the card form's hosts are let in at /payment alone.
 * @returns false while that is under way
 */
export function useOwnDocument(): boolean {
  const [location] = useLocation()
  const isOther = needsOtherDocument(location)
  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])
  return !isOther
}
