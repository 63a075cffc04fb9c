import { AppError, describeError, type ErrorCode, type Problem } from '@evenkeel/domain/errors'
import { DrizzleQueryError } from 'drizzle-orm'

/** What Fastify itself refuses, in our words. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_UNDER_PRESSURE: 'unavailable',
}

/** PostgreSQL's own codes for a database that cannot answer now: starting, stopping, full, or a lost conflict. */
const passing = new Set(['57P01', '57P02', '57P03', '53300', '40001', '40P01', '08006', '08001'])
const unreachable = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** The person's mistake that an error stands for; whatever is not known is our own. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code !== undefined && fastifyCodes[code]) return new AppError(fastifyCodes[code])
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfterSeconds: 2 })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input')
  }
  return new AppError('internal')
}

function isDatabaseAway(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (!(cause instanceof Error)) return false
  const code = 'code' in cause ? String(cause.code) : ''
  return (
    passing.has(code) ||
    unreachable.has(code) ||
    /^(Connection terminated|timeout exceeded)/.test(cause.message)
  )
}

/** The body of an error reply. */
export function toProblem(error: AppError, requestId: string): Problem {
  const { status, title, message } = describeError(error.code)
  const { errors, current } = error.details
  return {
    type: 'about:blank',
    title,
    status,
    code: error.code,
    message: error.details.message ?? message,
    requestId,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
  }
}

/** What the log keeps of our own mistakes: where and what, and never the values of a statement. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { thrown: typeof error }
  const places = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  if (error instanceof DrizzleQueryError) {
    const cause = error.cause as { message?: string; code?: string } | undefined
    return { message: cause?.message, code: cause?.code, statement: error.query, places }
  }
  return { name: error.name, message: error.message, places }
}
