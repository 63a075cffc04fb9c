import { useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { needsOtherDocument } from '#lib/billing.ts'
import { toast } from '#ui/toasts/toastStore.ts'

/** History state for the page after a payment; it survives a reload. */
export const paidState = { paid: true }

/** Confirms the payment once, on the page it led to. */
export function usePaidNotice() {
  const isPaid = useHistoryState<{ paid?: boolean } | null>()?.paid === true
  useEffect(() => {
    if (!isPaid || needsOtherDocument(window.location.pathname)) return
    window.history.replaceState(null, '')
    toast({
      title: 'Payment Successful',
      description: 'Everything is unlocked for good. A receipt is on its way.',
      variant: 'success',
    })
  }, [isPaid])
}
