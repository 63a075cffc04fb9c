import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * A bill that was deleted, or paid out of sight, takes the focused button with it. The list itself takes the focus
 * then, so that somebody at the keyboard is not thrown back to the top of the page.
 */
export function useListFocus(rows: unknown) {
  const place = useRef<HTMLElement>(null)
  const last = useRef<Element>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows have changed.
  useEffect(() => {
    if (last.current?.isConnected !== false) return
    last.current = null
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [rows])

  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) last.current = null
    },
  }
}
