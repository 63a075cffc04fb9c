import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Step } from './step.tsx'

/** SPEC.md §9: long enough to read the sentence. */
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
