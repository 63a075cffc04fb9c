import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { needsOtherDocument } from '#lib/billing.ts'

/**
 * Reloads the page if its address needs another document, because only /payment allows the card form's hosts.
 * @returns false during the reload
 */
export function useOwnDocument(): boolean {
  const [location] = useLocation()
  const isOther = needsOtherDocument(location)
  useEffect(() => {
    if (isOther) window.location.reload()
  }, [isOther])
  return !isOther
}
