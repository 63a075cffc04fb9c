/** SPEC.md §9: fifteen minutes, checked each minute; and a warning one minute before. */
const idleMsMax = 15 * 60_000
const idleWarningMs = 14 * 60_000
export const idleCheckMs = 60_000

/** The last activity in any tab, by wall clock: a laptop that was asleep was idle too. */
export const activityKey = 'evenkeel:activity'

export type Idleness = 'active' | 'warned' | 'over'

/** How things stand so long after the last activity. A clock that was set back counts as no time at all. */
export function idleness(lastActivityMs: number, nowMs: number): Idleness {
  const idleMs = Math.max(0, nowMs - lastActivityMs)
  if (idleMs >= idleMsMax) return 'over'
  return idleMs >= idleWarningMs ? 'warned' : 'active'
}

/** The time until things change: until the warning, or from the warning until the end. */
export function msUntilChange(lastActivityMs: number, nowMs: number): number {
  const idleMs = Math.max(0, nowMs - lastActivityMs)
  return Math.max(0, (idleMs < idleWarningMs ? idleWarningMs : idleMsMax) - idleMs)
}

/** The latest activity that anybody knows of; what lies in the future was written by a wrong clock. */
export function latestActivity(ownMs: number, sharedText: string | null, nowMs: number): number {
  const sharedMs = Number(sharedText ?? Number.NaN)
  const known = [ownMs, sharedMs].filter((ms) => Number.isFinite(ms) && ms <= nowMs)
  return known.length > 0 ? Math.max(...known) : nowMs
}

/** A page with activity and no request in the last minute must tell the server, whose limit runs by itself. */
export function owesSignOfLife(msSinceActivity: number, msSinceRequest: number): boolean {
  return msSinceActivity < idleCheckMs && msSinceRequest >= idleCheckMs
}
