import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'

const feedback = lazyPart(() => import('./feedbackDialog.tsx'), 'FeedbackDialog')

/** What a footer needs to offer contact and feedback, and the dialog to draw beside it. */
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

/** Where questions go. The server writes it into the page; without one nobody is offered to write. */
function supportEmail(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=support-email]')
  return meta?.content.includes('@') ? meta.content : undefined
}
