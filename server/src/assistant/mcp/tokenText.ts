import { hashToken, newToken } from '#account/index.ts'

const prefix = 'evenkeel_'
const idBytes = 16

/** A token names its owner, so that only the owner's rows are searched, and contains 256 random bits. */
export function newMcpToken(userId: string): string {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex')
  return `${prefix}${id.toString('base64url')}_${newToken()}`
}

/** The claimed owner of a token and its hash; undefined if it is not a token. */
export function readMcpToken(text: string): { userId: string; tokenHash: Buffer } | undefined {
  const match = /^evenkeel_([\w-]{22})_([\w-]{43})$/.exec(text)
  const id = Buffer.from(match?.[1] ?? '', 'base64url')
  if (id.byteLength !== idBytes) return undefined
  const hex = id.toString('hex')
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return { userId, tokenHash: hashToken(text) }
}
