import { useRef } from 'react'
import { randomId } from '#lib/randomId.ts'

/**
 * The key of one creating form: made when the form opens and kept until it succeeds, so that however often it is
 * sent, by a double click or again after a broken line, one thing is made.
 */
export function useIdempotencyKey(): { read: () => string; renew: () => void } {
  const key = useRef<string>(undefined)
  key.current ??= randomId()
  return {
    read: () => key.current ?? '',
    renew: () => {
      key.current = randomId()
    },
  }
}
