import { AppError, describeError, type ErrorCode, type Problem } from '@evenkeel/domain/errors'
import type { FastifyRequest } from 'fastify'
import { CardServiceError } from '#adapters/cards.ts'
import { isAccountGone, isDatabaseAway, loggableStatement } from '#db/failure.ts'
import { NewerSchemaError } from '#db/schemaVersion.ts'
import { BusyError } from './lateness.ts'
import { aboutRequest } from './securityLog.ts'

/** Our codes for errors that Fastify itself raises. */
const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_BAD_URL: 'not_found',
}

/** The AppError for any error; an unknown error is a bug, reported as `internal`. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code !== undefined && fastifyCodes[code]) return new AppError(fastifyCodes[code])
  if (isAccountGone(error)) return new AppError('not_authenticated')
  if (error instanceof CardServiceError) {
    const message =
      'Payments are not available right now. You were not charged. Please try again later.'
    return new AppError('unavailable', { message, retryAfterSeconds: 30 })
  }
  if (error instanceof NewerSchemaError) {
    const message = 'Evenkeel is being updated. Nothing was changed. Please try again in a minute.'
    return new AppError('unavailable', { message, retryAfterSeconds: 60 })
  }
  if (isDatabaseAway(error)) return new AppError('unavailable', { retryAfterSeconds: 2 })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError('invalid_input')
  }
  return new AppError('internal')
}

/** What the client is told about an error. Bugs and outages are logged here and nowhere else. */
export function reportProblem(
  error: unknown,
  request: FastifyRequest,
): { problem: Problem; retryAfterSeconds: number | undefined } {
  const mistake = asAppError(error)
  const problem = toProblem(mistake, request.id)
  request.problemCode = problem.code
  const { retryAfterSeconds } = mistake.details
  if (error instanceof BusyError) return { problem, retryAfterSeconds }
  if (problem.code === 'unavailable') {
    // These come in bursts, so each gets one short line.
    const { name, message, code } = loggable(error)
    const about = { ...aboutRequest(request), error: { name, message, code } }
    request.log.warn(about, 'refused: busy')
  } else if (problem.status >= 500) {
    request.log.error({ ...aboutRequest(request), error: loggable(error) }, 'request failed')
  }
  return { problem, retryAfterSeconds }
}

/** The body of an error reply. */
function toProblem(error: AppError, requestId: string): Problem {
  const { status, title, message } = describeError(error.code)
  const { errors, current, changed, action } = error.details
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
    ...(action && { action }),
  }
}

/** An error without personal data: its type and stack, but never the values of a statement. */
export function loggable(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { thrown: typeof error }
  const stack = error.stack?.split('\n').filter((line) => line.trimStart().startsWith('at '))
  const statement = loggableStatement(error)
  if (statement) return { ...statement, stack }
  return { name: error.name, message: error.message, stack }
}
