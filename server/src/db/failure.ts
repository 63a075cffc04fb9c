import { DrizzleQueryError } from 'drizzle-orm'

/** PostgreSQL's own codes for a database that cannot answer now: starting, stopping, full, or a lost conflict. */
const passing = new Set(['57P01', '57P02', '57P03', '53300', '40001', '40P01', '08006', '08001'])
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
])
const brokenConnection = /^(Connection terminated|timeout exceeded)|is not queryable$/

/** True where the database cannot answer now but may soon. */
export function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  return passing.has(code) || unreachable.has(code) || brokenConnection.test(cause.message)
}

/** True where a statement writes for an account that was deleted while its request was at work. */
export function isAccountGone(error: unknown): boolean {
  const { code, constraint } = causeOf(error)
  return code === '23503' && /_user_id_users_id_fk$/.test(constraint ?? '')
}

/** True where a row is there already that must be unique. */
export function isDuplicate(error: unknown): boolean {
  return causeOf(error).code === '23505'
}

function causeOf(error: unknown): { message?: string; code?: string; constraint?: string } {
  return (error instanceof DrizzleQueryError && error.cause) || {}
}

/** What a log may keep of a failed statement: its text and the reason, and never its values. */
export function loggableStatement(error: unknown): Record<string, unknown> | undefined {
  if (!(error instanceof DrizzleQueryError)) return undefined
  const { message, code } = causeOf(error)
  return { message, code, statement: error.query }
}
