import { Button } from '#ui/button.tsx'
import { Step } from './step.tsx'

export function InvalidLink({ onLogin }: { onLogin: () => void }) {
  return (
    <Step title="Invalid Reset Link" lead="This reset link is invalid or has expired.">
      <p className="mb-6 text-quiet">
        A link works once and for 30 minutes, and only the newest one counts. You can ask for
        another one where you sign in.
      </p>
      <Button variant="primary" onClick={onLogin}>
        Back to Login
      </Button>
    </Step>
  )
}
