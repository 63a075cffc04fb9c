import { hash, randomBytes } from 'node:crypto'

/** 256 random bits for a cookie or a link. Only the hash is stored, so a leaked database grants no access. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
