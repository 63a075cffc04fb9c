import * as z from 'zod'

/**
 * Where the browser remembers that somebody is signed in (SPEC.md §3): it decides what is painted first, and nothing
 * more. What counts is the cookie, which no script can read.
 */
export const markerKey = 'evenkeel'

/** Why the last session of this browser ended, for the tabs that follow and for the landing page. */
export const endedKey = 'evenkeel:ended'

const Marker = z.object({ user: z.object({ email: z.string().min(1) }) })

/** The address in a marker; undefined where there is none, or it is unreadable. */
export function parseMarker(text: string | null): string | undefined {
  if (text === null) return undefined
  try {
    return Marker.parse(JSON.parse(text)).user.email
  } catch {
    // Somebody else's value under our name, or half of one: whoever reads it removes it.
    return undefined
  }
}

export function formatMarker(email: string): string {
  return JSON.stringify({ user: { email } })
}
