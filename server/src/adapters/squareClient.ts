import { type Failure, failureOf } from '@evenkeel/domain/payments'
import * as z from 'zod'
import { CardServiceError } from './cards.ts'

/** The version of Square's API that these calls are written for. */
const apiVersion = '2026-09-16'
/** Longer than Square usually takes, and short enough for a user who is waiting. */
const answerMsMax = 8000

const Errors = z.object({
  errors: z.array(z.object({ category: z.string().catch(''), code: z.string().catch('') })),
})

export type SquareAnswer =
  | { ok: true; body: unknown }
  | { ok: false; status: number | undefined; failure: Failure }

/** Calls Square. It never throws: a failure is part of the answer. */
export type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<SquareAnswer>

type Access = { baseUrl: string; accessToken: string; msMax?: number }

/** Square's API over HTTP. Calls are never retried here: only the caller knows which are safe to repeat. */
export function squareClient({ baseUrl, accessToken, msMax = answerMsMax }: Access): Ask {
  return async (method, path, body) => {
    let status: number | undefined
    try {
      const response = await fetch(`${baseUrl}/v2/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          'square-version': apiVersion,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        redirect: 'error',
        signal: AbortSignal.timeout(msMax),
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      status = response.status
      if (response.ok) return { ok: true, body: JSON.parse(text === '' ? '{}' : text) }
      return { ok: false, status, failure: failureOf(status, errorsIn(text)) }
    } catch {
      return { ok: false, status, failure: { kind: 'unknown' } }
    }
  }
}

function errorsIn(text: string) {
  try {
    return Errors.parse(JSON.parse(text)).errors
  } catch {
    return []
  }
}

/**
 * Parses a successful answer.
 * @param what the request, for the error message
 * @throws CardServiceError if there is no answer, a refusal, or an answer of an unknown shape
 */
export function readAnswer<S extends z.ZodType>(
  what: string,
  schema: S,
  answer: SquareAnswer,
): z.output<S> {
  if (!answer.ok) {
    throw new CardServiceError(`Square did not ${what}: ${answer.status ?? 'no answer'}`)
  }
  const result = schema.safeParse(answer.body)
  // The answer itself stays out of the log, because it may contain personal data.
  if (!result.success) throw new CardServiceError(`Square answered something else to: ${what}`)
  return result.data
}
