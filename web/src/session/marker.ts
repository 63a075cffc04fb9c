import { TrialStatus } from '@evenkeel/domain/account'
import * as z from 'zod/mini'

/** Remembers that a user is signed in, to decide what is painted first. Access depends only on the session cookie. */
export const markerKey = 'evenkeel'

/** The last known trial status, so that its banner is there from the first paint. */
export const trialKey = 'evenkeel:trial'

/** Why the last session ended, for other tabs and for the landing page. */
export const endedKey = 'evenkeel:ended'

const Marker = z.object({ user: z.object({ email: z.string().check(z.minLength(1)) }) })

/** The email in a marker; undefined if there is none or it is unreadable. */
export function parseMarker(text: string | null): string | undefined {
  return parseKept(Marker, text)?.user.email
}

export function parseTrial(text: string | null): TrialStatus | undefined {
  return parseKept(TrialStatus, text)
}

function parseKept<T>(schema: z.ZodMiniType<T>, text: string | null): T | undefined {
  if (text === null) return undefined
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    // Unreadable; the caller removes it.
    return undefined
  }
}

export function formatMarker(email: string): string {
  return JSON.stringify({ user: { email } })
}
