import {
  type PaymentRequest,
  priceCents,
  processPayment,
  upgradeEmail,
} from '@evenkeel/domain/payments'
import { useRef, useState } from 'react'
import { callForReply } from '#lib/api/call.ts'
import { log } from '#lib/log.ts'
import { noticeUnauthorized } from '#session/leave.ts'
import { useSession } from '#session/useSession.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { isLoginRequired, paymentFailure } from './messages.ts'

export type Source = Pick<PaymentRequest, 'sourceId' | 'cardData'>
export type Payer = Pick<PaymentRequest, 'email' | 'password'>

/** The payer on the upgrade page, where the session says who it is. */
export const signedInPayer: Payer = { email: upgradeEmail, password: '' }

export type PaymentOptions = {
  payer: Payer
  onDone: (action: 'paid' | 'pending') => unknown
  /** Called if the email of a new account is taken. */
  onLoginRequired?: (() => void) | undefined
}

/** Sends one payment at a time. */
export function usePayment({ payer, onDone, onLoginRequired }: PaymentOptions) {
  const session = useSession()
  const isBusy = useRef(false)
  const [isPaying, setIsPaying] = useState(false)

  async function pay(source: Source) {
    if (isBusy.current) return
    isBusy.current = true
    setIsPaying(true)
    try {
      const { email, password } = payer
      const body = { ...source, email, password, amount: priceCents } as const
      const { data } = await callForReply(processPayment, { body })
      await onDone(data.action)
    } catch (error) {
      log('The payment failed.', error)
      noticeUnauthorized(session, error)
      toast({ ...paymentFailure(error), variant: 'destructive' })
      if (isLoginRequired(error)) onLoginRequired?.()
    } finally {
      isBusy.current = false
      setIsPaying(false)
    }
  }

  return { pay, isPaying }
}
