import { createPaymentLink } from '@evenkeel/domain/payments'
import { call } from '#lib/api/call.ts'
import { log } from '#lib/log.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { paymentFailure } from './messages.ts'

/** Goes to Square's hosted page, which leads back here. */
export async function openHostedPage(): Promise<void> {
  try {
    const { url } = await call(createPaymentLink, { body: {} })
    window.location.assign(url)
  } catch (error) {
    log('The payment page could not be opened.', error)
    toast({ ...paymentFailure(error), variant: 'destructive' })
  }
}
