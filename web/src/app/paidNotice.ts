import { useEffect } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { needsOtherDocument } from '#lib/billing.ts'
import { toast } from '#ui/toasts/toastStore.ts'

/** Goes along to the page after a payment, and stays while that is loaded anew. */
export const paidState = { paid: true }

/** Thanks once, on the page that the payment led to. */
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
