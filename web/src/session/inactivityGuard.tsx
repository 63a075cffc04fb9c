import { formatPlural } from '@evenkeel/domain/text'
import { useEffect, useRef, useState } from 'react'
import { msSinceLastRequest } from '#lib/api/call.ts'
import { shared } from '#lib/storage.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { confirm } from './identify.ts'
import { type IdleWatch, watchIdleness } from './idleWatch.ts'
import { activityKey } from './inactivity.ts'
import { endIdle } from './leave.ts'
import { useSession } from './useSession.ts'

/** Captured, because scrolling does not bubble. */
const activities = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart', 'click'] as const

/** Signs an inactive user out, after a warning. */
export function InactivityGuard() {
  const session = useSession()
  const [endsAtMs, setEndsAtMs] = useState<number>()

  useEffect(() => {
    const watch = watchIdleness({
      now: () => Date.now(),
      readShared: () => shared.read(activityKey),
      writeShared: (value) => shared.write(activityKey, value),
      msSinceRequest: () => msSinceLastRequest(Date.now()),
      onWarn: setEndsAtMs,
      onStay: () => setEndsAtMs(undefined),
      onOver: () => endIdle(session),
      touchServer: () => void confirm(session),
    })
    const unlisten = listen(watch)
    return () => {
      unlisten()
      watch.stop()
    }
  }, [session])

  return endsAtMs !== undefined && <IdleWarning endsAtMs={endsAtMs} />
}

function listen(watch: IdleWatch): () => void {
  const stop = new AbortController()
  const passive = { capture: true, passive: true, signal: stop.signal }
  for (const activity of activities) {
    if (activity === 'keydown') continue
    window.addEventListener(activity, () => watch.activity(), passive)
  }
  window.addEventListener('keydown', (event) => stayOnKey(watch, event), {
    capture: true,
    signal: stop.signal,
  })
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && watch.check(),
    { signal: stop.signal },
  )
  window.addEventListener('storage', (event) => event.key === activityKey && watch.check(), {
    signal: stop.signal,
  })
  return () => stop.abort()
}

/** The key that dismisses the warning does nothing else: Escape must not close a dialog beneath it. */
function stayOnKey(watch: IdleWatch, event: KeyboardEvent) {
  if (!watch.activity()) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Any activity closes it; the button only makes that obvious. */
function IdleWarning({ endsAtMs }: { endsAtMs: number }) {
  const stay = useRef<HTMLButtonElement>(null)
  const secondsLeft = useSecondsLeft(endsAtMs)
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={() => {}}
      title="Still there?"
      description="You will be logged out in a minute because you have been inactive. Press a key or tap to stay."
      initialFocus={stay}
      footer={
        <Button ref={stay} variant="primary">
          Stay logged in
        </Button>
      }
    >
      {/* Hidden from screen readers, which would announce every second. */}
      <p aria-hidden className="text-center font-serif text-heading">
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
