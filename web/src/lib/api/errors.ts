import { Problem } from '@evenkeel/domain/errors'

/** An answer that is no success (SPEC.md §8): `status: response text`, and the problem that it describes. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.problem = parseProblem(body)
  }
}

/** No answer at all: the server could not be reached, or the line broke in the middle. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super('Unable to connect. Please check your connection and try again.', { cause })
    this.name = 'NetworkError'
  }
}

/** An answer that this page cannot read, as after an update of the server under an open page. */
export class UnexpectedReplyError extends Error {
  constructor(cause: unknown) {
    super('The answer could not be read. Please reload the page.', { cause })
    this.name = 'UnexpectedReplyError'
  }
}

function parseProblem(body: string): Problem | undefined {
  const parsed = Problem.safeParse(parseJson(body))
  return parsed.success ? parsed.data : undefined
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // A proxy in between answers with a page of its own; the text is in the error's message.
    return undefined
  }
}

/** True for an answer with this status. */
export function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}

/** The server's sentence for the person, or ours for a line that is down; undefined where there is none. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.problem?.message
  if (error instanceof NetworkError || error instanceof UnexpectedReplyError) return error.message
  return undefined
}
