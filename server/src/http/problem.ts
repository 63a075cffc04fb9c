import { AppError, describeError, type ErrorCode, type Problem } from '@evenkeel/domain/errors'
import { isAccountGone, isDatabaseAway, loggableStatement } from '#db/failure.ts'

/** What Fastify itself refuses, in our words. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not_json',
  FST_ERR_BAD_URL: 'not_found',
  FST_UNDER_PRESSURE: 'unavailable',
}

/** The person's mistake that an error stands for; whatever is not known is our own. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code !== undefined && fastifyCodes[code]) return new AppError(fastifyCodes[code])
  if (isAccountGone(error)) return new AppError('not_authenticated')
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfterSeconds: 2 })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input')
  }
  return new AppError('internal')
}

/** The body of an error reply. */
export function toProblem(error: AppError, requestId: string): Problem {
  const { status, title, message } = describeError(error.code)
  const { errors, current, changed } = error.details
  return {
    type: 'about:blank',
    title,
    status,
    code: error.code,
    message: error.details.message ?? message,
    requestId,
    ...(errors && { errors }),
    ...(current !== undefined && { current }),
    ...(changed && { changed }),
  }
}

/** What the log keeps of our own mistakes: where and what, and never the values of a statement. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { thrown: typeof error }
  const places = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  const statement = loggableStatement(error)
  if (statement) return { ...statement, places }
  return { name: error.name, message: error.message, places }
}
