import {
  idleCheckMs,
  idleness,
  latestActivity,
  msUntilChange,
  owesSignOfLife,
} from './inactivity.ts'

/** Other tabs are told of activity at most once a second. */
const sharingMs = 1000

type World = {
  now: () => number
  readShared: () => string | null
  writeShared: (value: string) => void
  msSinceRequest: () => number
  /** Opens the warning, with the time of the sign-out. */
  onWarn: (endsAtMs: number) => void
  /** Activity has resumed, here or in another tab. */
  onStay: () => void
  onOver: () => void
  touchServer: () => void
}

export type IdleWatch = {
  /** Reports activity. True if it only dismissed the warning and should do nothing else. */
  activity: () => boolean
  /** Checks the time: each minute, when the page becomes visible, and after activity in another tab. */
  check: () => void
  stop: () => void
}

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
    // After the computer wakes, a key press can precede any timer, but it still comes too late.
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
