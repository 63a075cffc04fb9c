import { useEffect, useState } from 'react'
import { msSinceLastRequest } from '#lib/api/call.ts'
import { shared } from '#lib/storage.ts'
import { confirm } from './identify.ts'
import { IdleWarning } from './idleWarning.tsx'
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
