import { Suspense, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { useSessionState } from '#session/useSession.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmailText } from '#ui/emailText.tsx'
import { Logo } from '#ui/logo.tsx'

const feedback = lazyPart(() => import('#account/feedback/feedbackDialog.tsx'), 'FeedbackDialog')

export function Footer() {
  const state = useSessionState()
  const [isWriting, setWriting] = useState(false)
  const support = supportEmail()
  const isSignedIn = state.status === 'signed-in'
  return (
    <footer className="border-t-2 border-accent bg-sunken print:hidden">
      <div
        className={cx(
          'mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 pt-10 pb-10 md:grid-cols-[2fr_auto_1fr] md:px-6',
          // Below 768 px the assistant's button floats over the last lines, and so does a phone's bar.
          isSignedIn && 'max-md:pb-[calc(var(--bar)+6rem)] max-[20rem]:pb-[calc(var(--bar)+1rem)]',
        )}
      >
        <div className="max-w-[44ch]">
          <Logo className="size-6 shrink-0" />
          <p className="mt-3 text-small text-quiet">
            Your personal finance companion with intelligent insights. Your financial data stays
            private and secure.
          </p>
        </div>
        {support && <Contact support={support} />}
        {support && (
          <div>
            <h2 className="text-body">Feedback</h2>
            <p className="mt-2 mb-3 text-small text-quiet">Tell us what works and what doesn't.</p>
            <Button size="small" onClick={() => void whenLoaded(feedback, () => setWriting(true))}>
              Send feedback
            </Button>
          </div>
        )}
        <p className="text-small text-quiet md:col-span-full">© 2025 Evenkeel</p>
      </div>
      {support && isWriting && (
        <Suspense>
          <feedback.Part
            support={support}
            email={isSignedIn ? state.user.email : ''}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </footer>
  )
}

function Contact({ support }: { support: string }) {
  return (
    <div>
      <h2 className="text-body">Contact</h2>
      <p className="mt-2 text-small text-quiet">
        Questions go to a person.
        <br />
        <a
          href={`mailto:${support}`}
          className="wrap-anywhere text-accent underline underline-offset-3 hover:text-accent-hover"
        >
          <EmailText text={support} />
        </a>
      </p>
    </div>
  )
}

/** The server writes the support address into the page. Without one, no contact is offered. */
function supportEmail(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name=support-email]')
  return meta?.content.includes('@') ? meta.content : undefined
}
