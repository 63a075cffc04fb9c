import { Button } from '#ui/button.tsx'
import type { EntryMode } from './entry.ts'

/** From one form to the other. */
export function ModeToggle({ mode, onSwitch }: { mode: EntryMode; onSwitch: () => void }) {
  return (
    <div className="flex items-center gap-3">
      <span className="text-small text-quiet max-sm:hidden">
        {mode === 'signUp' ? 'Been here before?' : 'New here?'}
      </span>
      <Button onClick={onSwitch}>{mode === 'signUp' ? 'Sign in' : 'Sign up'}</Button>
    </div>
  )
}
