import type { PaymentStatus } from '@evenkeel/domain/payments'
import { Waterline } from '#ui/waterline.tsx'

/** Shown while the outcome of a payment is unknown. */
export function PendingPayment() {
  return (
    <div role="status" className="flex flex-col items-center gap-4 px-4 py-6 text-center">
      <Waterline className="max-w-56" />
      <p className="max-w-[40ch] text-body text-balance">
        Your payment is being confirmed. This page updates by itself, and you will not be charged
        twice.
      </p>
      <p className="max-w-[40ch] text-small text-balance text-quiet">
        You can leave this page. A receipt comes by email once the payment is complete.
      </p>
    </div>
  )
}

const notes: Partial<Record<PaymentStatus['status'], string>> = {
  declined: 'Your last card was declined. You were not charged.',
  canceled: 'Your last payment did not go through. You were not charged.',
  refunded: 'Your last payment was refunded.',
}

/** How the last attempt ended, above the form for the next one. */
export function LastPayment({ status }: { status: PaymentStatus['status'] | undefined }) {
  const note = status && notes[status]
  return note ? (
    <p role="status" className="mb-5 rounded-control bg-out-soft px-4 py-3 text-small text-out">
      {note}
    </p>
  ) : null
}
