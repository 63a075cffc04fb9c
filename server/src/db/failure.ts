import { DrizzleQueryError } from 'drizzle-orm'

/**
 * PostgreSQL's codes for transient failures: starting, stopping, out of connections, disk or memory, a serialization
 * failure or deadlock, or a statement timeout.
 */
const passing = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53000',
  '53100',
  '53200',
  '53300',
  '58030',
  '40001',
  '40P01',
  '08006',
  '08001',
])
const unreachable = new Set([
  'ECONNREFUSED',
  'ENOENT',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAGAIN',
])
/** PostgreSQL reports a file that it may not write with the code of a missing right, which is not transient. */
const fileRefused = /: (Permission denied|Operation not permitted|Read-only file system)$/
const brokenConnection =
  /^(Connection terminated|timeout exceeded|Query read timeout)|is not queryable$/

/** True for a transient database failure, which the client may retry. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  const isFileRefused = code === '42501' && fileRefused.test(cause.message)
  const isKnown = passing.has(code) || unreachable.has(code) || isFileRefused
  return isKnown || brokenConnection.test(cause.message)
}

/** True if the account was deleted while the request was running. A distributed database adds the shard's number. */
export function isAccountGone(error: unknown): boolean {
  const { code, constraint } = causeOf(error)
  return code === '23503' && /_user_id_users_id_fk(_\d+)?$/.test(constraint ?? '')
}

/** True if a unique row already exists. */
export function isDuplicate(error: unknown): boolean {
  return causeOf(error).code === '23505'
}

/** True for a statement that PostgreSQL did not run, because another one of its transaction had failed. */
export function isRefusedAfterError(error: unknown): boolean {
  return causeOf(error).code === '25P02'
}

function causeOf(error: unknown): { message?: string; code?: string; constraint?: string } {
  return (error instanceof DrizzleQueryError && error.cause) || {}
}

/** A failed statement without personal data: its text and the reason, never its values. */
export function loggableStatement(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined
  const { message, code } = causeOf(error)
  return { message, code, statement: error.query }
}
