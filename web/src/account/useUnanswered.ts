import { useRef } from 'react'
import { ApiError, NetworkError, UnexpectedReplyError } from '#lib/api/errors.ts'

/**
 * Remembers tries that nobody answered: the server may have done what they asked for, and the next try meets a world
 * that has changed.
 */
export function useUnanswered() {
  const wentUnanswered = useRef(false)
  return {
    /** Notes how a try failed, and tells whether an earlier one went unanswered. */
    isAfter(error: unknown): boolean {
      const before = wentUnanswered.current
      if (isUnanswered(error)) wentUnanswered.current = true
      return before
    },
    /** A try has succeeded: what comes next is something new. */
    forget() {
      wentUnanswered.current = false
    },
  }
}

/** Says nothing about what the server has done. */
function isUnanswered(error: unknown): boolean {
  // A gateway in between gives up with a page of its own; the server's own mistakes come with a problem.
  if (error instanceof ApiError) return error.status >= 500 && error.problem === undefined
  return error instanceof NetworkError || error instanceof UnexpectedReplyError
}
