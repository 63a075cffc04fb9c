import { useRef } from 'react'
import { isUnanswered } from '#lib/api/unanswered.ts'

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
