import { useEffect, useRef, useState } from 'react'
import { formatPlural } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'

/** Any activity closes it; the button only makes that obvious. */
export function IdleWarning({ endsAtMs }: { endsAtMs: number }) {
  const stay = useRef<HTMLButtonElement>(null)
  const secondsLeft = useSecondsLeft(endsAtMs)
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={() => {}}
      title="Still there?"
      description="You will be logged out in a minute because you have been inactive. Press any key to stay."
      initialFocus={stay}
      footer={
        <Button ref={stay} variant="primary">
          Stay logged in
        </Button>
      }
    >
      {/* Hidden from screen readers, which would announce every second. */}
      <p aria-hidden className="text-center text-heading">
        {formatPlural(secondsLeft, 'second')}
      </p>
    </Dialog>
  )
}

function useSecondsLeft(endsAtMs: number): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const ticks = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(ticks)
  }, [])
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / 1000))
}
