import { type Failure, failureOf } from '@evenkeel/domain/payments'
import * as z from 'zod'
import { CardServiceError } from './cards.ts'

/** The version of Square's API that these calls were written for. */
const apiVersion = '2026-09-16'
/** Longer than Square takes, and short enough for somebody who waits for the answer. */
const answerMsMax = 8000

const Errors = z.object({
  errors: z.array(z.object({ category: z.string().catch(''), code: z.string().catch('') })),
})

export type SquareAnswer =
  | { ok: true; body: unknown }
  | { ok: false; status: number | undefined; failure: Failure }

/** Asks Square and never throws: what went wrong is part of the answer. */
export type Ask = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<SquareAnswer>

type Access = { baseUrl: string; accessToken: string; msMax?: number }

/** Square's API over HTTP. A call is made once: whether to repeat it is decided by who knows what it does. */
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
 * What Square says, as a value.
 * @throws CardServiceError where there is no answer, a refusal, or something that we do not understand
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
  // Its own words stay out of the log, because they may name a person.
  if (!result.success) throw new CardServiceError(`Square answered something else to: ${what}`)
  return result.data
}
