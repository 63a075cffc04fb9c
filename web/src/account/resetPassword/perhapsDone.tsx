import { Button } from '#ui/button.tsx'
import { Step } from './step.tsx'

/** The link is used up after a try that nobody answered, so that only a sign-in can tell what became of it. */
export function PerhapsDone({ onLogin }: { onLogin: () => void }) {
  return (
    <Step
      title="Try your new password"
      lead="Your first try may have arrived. Try to sign in with your new password."
    >
      <p className="mb-6 text-quiet">
        If you typed different ones, it is the one of the first try. If it does not work, you can
        ask for another link where you sign in.
      </p>
      <Button variant="primary" onClick={onLogin}>
        Back to Login
      </Button>
    </Step>
  )
}
