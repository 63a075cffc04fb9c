import { ApiError } from './errors.ts'

/** True where a call may have been carried out although it failed: its answer was lost, or cannot be read. */
export function isUnanswered(error: unknown): boolean {
  // A gateway in between gives up with a page of its own; the server's own mistakes come with a problem.
  if (error instanceof ApiError) return error.status >= 500 && error.problem === undefined
  return true
}
