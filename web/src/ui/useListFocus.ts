import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Focuses a list when the row with the focus is removed from it, so that a keyboard user is not sent back to the top of
 * the page. Spread the result on the list's `section`; a dialog opened from a removed row returns the focus there too.
 */
export function useListFocus(rows: unknown) {
  const list = useRef<HTMLElement>(null)
  const last = useRef<Element>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: checked whenever the rows have changed.
  useEffect(() => {
    if (last.current?.isConnected !== false) return
    last.current = null
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [rows])

  return {
    ref: list,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) last.current = null
    },
  }
}
