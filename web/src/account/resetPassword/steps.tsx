import { type ReactNode, useEffect, useRef } from 'react'
import { usePageOpening } from '#lib/pageOpening.ts'
import { Button } from '#ui/button.tsx'

type StepProps = { title: string; lead?: ReactNode; children: ReactNode }

/** One step of the reset. Its heading takes the focus when it appears. */
export function Step({ title, lead, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  usePageOpening(heading, title)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-heading">
        {title}
      </h1>
      {lead && <p className="mt-2 text-quiet">{lead}</p>}
      <div className="mt-6">{children}</div>
    </>
  )
}

export function InvalidLink({ onLogin }: { onLogin: () => void }) {
  return (
    <Step title="Invalid Reset Link" lead="This reset link is invalid or has expired.">
      <p className="mb-6 text-quiet">
        A link works once and for 30 minutes, and only the newest one counts. If you have just set a
        new password, try to sign in with it. Otherwise ask for another link on the sign-in page.
      </p>
      <Button variant="primary" onClick={onLogin}>
        Back to Login
      </Button>
    </Step>
  )
}

/** Long enough to read the message. */
const redirectMs = 3000

export function ResetDone({ message, onLogin }: { message: string; onLogin: () => void }) {
  useEffect(() => {
    const leave = setTimeout(onLogin, redirectMs)
    return () => clearTimeout(leave)
  }, [onLogin])
  return (
    <Step title="Password reset" lead={message}>
      <p className="mb-6 text-quiet">You will be taken to the sign-in page in a moment.</p>
      <Button variant="primary" onClick={onLogin}>
        Back to Login
      </Button>
    </Step>
  )
}
