import { ApiError, sentenceOf } from '#lib/api/errors.ts'
import type { ToastMessage } from '#ui/toasts/toastStore.ts'

const refresh = 'Please refresh the page and try again.'

/** Problems with the card form itself. */
export const notices = {
  missing: { title: 'Payment Error', description: `Payment system is not available. ${refresh}` },
  tooSlow: {
    title: 'Payment Error',
    description: `The payment system took too long to load. ${refresh}`,
  },
  notReady: {
    title: 'Payment Error',
    description: 'The card form is not ready yet. Please wait a moment and try again.',
  },
  configuration: {
    title: 'Configuration Error',
    description: 'Payments are not set up correctly here. Please write to our support.',
  },
  setup: {
    title: 'Payment Setup Error',
    description: `The card form could not be set up. ${refresh}`,
  },
} as const satisfies Record<string, ToastMessage>

/** A failed payment, explained by the server or the card form. */
export function paymentFailed(detail: string | undefined): ToastMessage {
  return {
    title: 'Payment Failed',
    description: detail ?? 'Your payment could not be processed. Please try again.',
  }
}

/** Whether the email has an account, so that its owner must sign in. */
export function isLoginRequired(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.action === 'login_required'
}

export function paymentFailure(error: unknown): ToastMessage {
  if (!isLoginRequired(error)) return paymentFailed(sentenceOf(error))
  return {
    title: 'Account Already Exists',
    description: 'An account with this email already exists. Please sign in.',
  }
}
