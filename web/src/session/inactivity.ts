const idleMsMax = 15 * 60_000
const idleWarningMs = 14 * 60_000
export const idleCheckMs = 60_000

/** The last activity in any tab, by wall clock: a sleeping laptop is idle too. */
export const activityKey = 'evenkeel:activity'

export type Idleness = 'active' | 'warned' | 'over'

/** A clock that was set back counts as no time passed. */
export function idleness(lastActivityMs: number, nowMs: number): Idleness {
  const idleMs = Math.max(0, nowMs - lastActivityMs)
  if (idleMs >= idleMsMax) return 'over'
  return idleMs >= idleWarningMs ? 'warned' : 'active'
}

/** The time until the warning, or from the warning until the sign-out. */
export function msUntilChange(lastActivityMs: number, nowMs: number): number {
  const idleMs = Math.max(0, nowMs - lastActivityMs)
  return Math.max(0, (idleMs < idleWarningMs ? idleWarningMs : idleMsMax) - idleMs)
}

/** The latest known activity. A time in the future came from a wrong clock and is ignored. */
export function latestActivity(ownMs: number, sharedText: string | null, nowMs: number): number {
  const sharedMs = Number(sharedText ?? Number.NaN)
  const known = [ownMs, sharedMs].filter((ms) => Number.isFinite(ms) && ms <= nowMs)
  return known.length > 0 ? Math.max(...known) : nowMs
}

/** True for an active page that sent no request in the last minute: the server has its own timeout and must be told. */
export function owesSignOfLife(msSinceActivity: number, msSinceRequest: number): boolean {
  return msSinceActivity < idleCheckMs && msSinceRequest >= idleCheckMs
}
