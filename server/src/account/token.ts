import { hash, randomBytes } from 'node:crypto'

const minuteMs = 60_000

/** How long links work. It starts when the email is sent, so a mail server outage does not shorten it. */
export const resetMsMax = 30 * minuteMs
export const confirmMsMax = 24 * 60 * minuteMs

/** 256 random bits for a cookie or a link. Only the hash is stored, so a leaked database grants no access. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
