import { useRef } from 'react'
import { randomId } from '#lib/randomId.ts'
import { forgetKeyOfDraft, keyOfDraft } from './drafts.ts'

/**
 * The key of one creating form: made when the form opens and kept until it succeeds, so that however often it is
 * sent, by a double click or again after a broken line, one thing is made.
 * @param draft the form's draft, if it has one: the key outlasts a reload with it
 */
export function useIdempotencyKey(draft?: string): { read: () => string; renew: () => void } {
  const key = useRef<string>(undefined)
  key.current ??= randomId()
  return {
    read: () => {
      const own = key.current ?? ''
      return draft === undefined ? own : keyOfDraft(draft, own)
    },
    renew: () => {
      key.current = randomId()
      if (draft !== undefined) forgetKeyOfDraft(draft)
    },
  }
}
