import { Problem } from '@evenkeel/domain/errors'

/** A reply without success: `status: response text`, and the problem it describes. */
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

export const unreachable = 'Unable to connect. Please check your connection and try again.'

/** No reply: the server could not be reached, or the connection broke. */
export class NetworkError extends Error {
  constructor(cause: unknown) {
    super(unreachable, { cause })
    this.name = 'NetworkError'
  }
}

/** A reply that this page cannot read, as after a server update while the page was open. */
export class UnexpectedReplyError extends Error {
  constructor(cause: unknown) {
    super('This page is out of date. Please reload it.', { cause })
    this.name = 'UnexpectedReplyError'
  }
}

function parseProblem(body: string): Problem | undefined {
  try {
    return Problem.safeParse(JSON.parse(body)).data
  } catch {
    // A proxy in between replied with a page of its own; its text is in the error's message.
    return undefined
  }
}

/** True for a reply with this status. */
export function isStatus(error: unknown, status: number): error is ApiError {
  return error instanceof ApiError && error.status === status
}

/** The server's message for the user, or ours if the connection failed; undefined if there is none. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.problem?.message
  if (error instanceof NetworkError || error instanceof UnexpectedReplyError) return error.message
  return undefined
}

/** True if a call may have been carried out although it failed: its reply was lost or cannot be read. */
export function isUnanswered(error: unknown): boolean {
  // A gateway that gives up sends a page of its own; our server's failures come with a problem.
  return !(error instanceof ApiError) || (error.status >= 500 && error.problem === undefined)
}
