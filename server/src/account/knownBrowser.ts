import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { skewMsMax } from '#adapters/clock.ts'
import type { UserRow } from './store.ts'

// A browser that has signed in before keeps a cookie that says so. It grants nothing; wrong passwords are counted apart
// for it, so that guesses from elsewhere cannot lock it out. It is signed with the stored hash of the password, which
// nobody else knows, so nothing needs to be stored, and a new password makes it worthless.

type Secret = Pick<UserRow, 'id' | 'password'>

const lifeMs = 180 * 24 * 60 * 60 * 1000
export const knownBrowserSecondsMax = lifeMs / 1000

/** @param id the browser's id, if it has one */
export function knownBrowserCookie(user: Secret, now: Date, id = newBrowserId()): string {
  const issued = now.getTime().toString(36)
  return `${id}.${issued}.${sign(user, id, issued)}`
}

/** The id of a browser that has signed in as this user; takes the same time without a user. */
export function knownBrowserId(
  user: Secret | undefined,
  cookie: string | undefined,
  now: Date,
): string | undefined {
  const [, id, issued, mac] = /^([\w-]{16})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(cookie ?? '') ?? []
  if (id === undefined || issued === undefined || mac === undefined) return undefined
  const expected = sign(user ?? nobody, id, issued)
  const isSigned = timingSafeEqual(Buffer.from(mac), Buffer.from(expected))
  const ageMs = now.getTime() - Number.parseInt(issued, 36)
  return isSigned && user && ageMs < lifeMs && ageMs > -skewMsMax ? id : undefined
}

const nobody: Secret = { id: 'nobody', password: randomBytes(32).toString('base64url') }

function newBrowserId(): string {
  return randomBytes(12).toString('base64url')
}

function sign({ id: userId, password }: Secret, id: string, issued: string): string {
  return createHmac('sha256', password)
    .update(`known browser ${userId} ${id} ${issued}`)
    .digest('base64url')
}
