import {
  idleCheckMs,
  idleness,
  latestActivity,
  msUntilChange,
  owesSignOfLife,
} from './inactivity.ts'

/** Other tabs need to know only about once a second that somebody is there. */
const sharingMs = 1000

type World = {
  now: () => number
  /** The last activity, shared between tabs. */
  readShared: () => string | null
  writeShared: (value: string) => void
  msSinceRequest: () => number
  /** The warning opens, with the moment of the end. */
  onWarn: (endsAtMs: number) => void
  /** Somebody is there again, here or in another tab. */
  onStay: () => void
  onOver: () => void
  touchServer: () => void
}

export type IdleWatch = {
  /** Something was done. True where it only answered the warning and should do nothing else. */
  activity: () => boolean
  /** Looks at the clock: each minute, when the page becomes visible, and when another tab was active. */
  check: () => void
  stop: () => void
}

/** Watches one signed-in page from now on (SPEC.md §4 Inactivity). */
export function watchIdleness(world: World): IdleWatch {
  let ownMs = world.now()
  let sharedMs = Number.NEGATIVE_INFINITY
  let warned = false
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const minutes = setInterval(everyMinute, idleCheckMs)

  function lastActivity() {
    return latestActivity(ownMs, world.readShared(), world.now())
  }

  function share() {
    sharedMs = world.now()
    world.writeShared(String(sharedMs))
  }

  function check() {
    if (stopped) return
    const last = lastActivity()
    const state = idleness(last, world.now())
    if (state === 'over') return over()
    setWarned(state === 'warned', last)
    clearTimeout(timer)
    timer = setTimeout(check, msUntilChange(last, world.now()))
  }

  function setWarned(next: boolean, last: number) {
    if (next === warned) return
    warned = next
    if (warned) world.onWarn(world.now() + msUntilChange(last, world.now()))
    else world.onStay()
  }

  function over() {
    stop()
    world.onOver()
  }

  function everyMinute() {
    check()
    const msSinceActivity = world.now() - ownMs
    if (!stopped && owesSignOfLife(msSinceActivity, world.msSinceRequest())) world.touchServer()
  }

  function activity(): boolean {
    if (stopped) return false
    const wasWarned = warned
    const now = world.now()
    // After a night's sleep the first key comes before any timer: it is too late all the same.
    if (idleness(lastActivity(), now) === 'over') {
      over()
      return true
    }
    ownMs = now
    if (now - sharedMs >= sharingMs || now < sharedMs) share()
    if (wasWarned) check()
    return wasWarned
  }

  function stop() {
    stopped = true
    clearTimeout(timer)
    clearInterval(minutes)
  }

  share()
  check()
  return { activity, check, stop }
}
