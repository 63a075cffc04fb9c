import { priceShort } from '@evenkeel/domain/payments'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { log } from '#lib/log.ts'
import { Button } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { type ToastMessage, toast } from '#ui/toasts/toastStore.ts'
import { notices, paymentFailed } from './messages.ts'
import type { CardFormProps } from './simulatorForm.tsx'
import {
  attachCard,
  CardFormError,
  chargeDetails,
  isSdkThere,
  type SquareCard,
} from './squareSdk.ts'

function tell(notice: ToastMessage) {
  toast({ ...notice, variant: 'destructive' })
}

/** Square's card form in its own frame, so that the card never touches our page. */
export function SquareForm({ pay, isPaying }: CardFormProps) {
  const { card, isLoading } = useSquareCard('#square-card')
  const [isTokenizing, setIsTokenizing] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isTokenizing || isPaying) return
    if (!isSdkThere()) return tell(notices.missing)
    if (card === undefined) return tell(notices.notReady)
    setIsTokenizing(true)
    try {
      const result = await card.tokenize(chargeDetails)
      if (result.status === 'OK' && result.token) await pay({ sourceId: result.token })
      else tell(paymentFailed(result.errors?.[0]?.message))
    } catch (error) {
      log('The card could not be turned into a token.', error)
      tell(paymentFailed(error instanceof Error ? error.message : undefined))
    } finally {
      setIsTokenizing(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-labelledby="square-heading"
      aria-describedby="square-note"
      className="flex flex-col gap-4"
    >
      <div>
        <h2 id="square-heading" className="text-body font-medium">
          Card details
        </h2>
        <p id="square-note" className="text-small text-quiet">
          Number, expiry date, CVV and postal code go to Square directly. We never see them.
        </p>
      </div>
      {isLoading && (
        <Loading label="Loading the card form">
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
      {/* Square's frame is light: in a dark page it would get a white background instead of none. */}
      <div id="square-card" className="min-h-12 scheme-light" />
      <Button
        type="submit"
        variant="primary"
        pending={isPaying || isTokenizing}
        pendingText="Processing..."
      >
        Pay {priceShort}
      </Button>
    </form>
  )
}

function useSquareCard(selector: string) {
  const [card, setCard] = useState<SquareCard>()
  const [isLoading, setIsLoading] = useState(true)
  const begun = useRef(false)
  useEffect(() => {
    // Attaches the frame once, even if React runs the effect twice.
    if (begun.current) return
    begun.current = true
    attachCard(selector)
      .then(setCard)
      .catch((error: unknown) => {
        log('There is no card form.', error)
        tell(error instanceof CardFormError ? error.notice : notices.setup)
      })
      .finally(() => setIsLoading(false))
  }, [selector])
  return { card, isLoading }
}
