import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, for a cookie or a link; only their hash is stored, so that a copy of the database opens nothing. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
