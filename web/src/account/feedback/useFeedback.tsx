import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'

const feedback = lazyPart(() => import('./feedbackDialog.tsx'), 'FeedbackDialog')

/** The footer's contact props, and the feedback dialog. */
export function useFeedback(email?: string): {
  footer: { contactEmail?: string; onFeedback?: () => void }
  dialog: ReactNode
} {
  const [open, setOpen] = useState(false)
  const support = supportEmail()
  if (support === undefined) return { footer: {}, dialog: null }
  return {
    footer: {
      contactEmail: support,
      onFeedback: () => void whenLoaded(feedback, () => setOpen(true)),
    },
    dialog: open && (
      <Suspense>
        <feedback.Part support={support} email={email} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}

/** The server writes the support address into the page. Without one, no contact is offered. */
function supportEmail(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=support-email]')
  return meta?.content.includes('@') ? meta.content : undefined
}
