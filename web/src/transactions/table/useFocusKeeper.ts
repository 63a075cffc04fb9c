import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * A dialog gives the focus back to what opened it. Where that goes away with its row, the list itself takes the focus,
 * so that somebody at the keyboard is not thrown back to the top of the page.
 */
export function useFocusKeeper(rows: unknown) {
  const place = useRef<HTMLElement>(null)
  const opener = useRef<HTMLElement>(null)
  const isExpected = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows have changed.
  useEffect(() => {
    const isGone = opener.current !== null && !opener.current.isConnected
    if (isGone && document.activeElement === document.body) place.current?.focus()
  }, [rows])

  /** Called while the opener still has the focus: for the dialog, the list is what opened it. */
  function keepFocus() {
    const button = document.activeElement
    takeFocus()
    opener.current = button instanceof HTMLElement ? button : null
    isExpected.current = true
  }

  /** For whatever goes away itself when it is pressed. */
  function takeFocus() {
    isExpected.current = false
    place.current?.focus({ preventScroll: true })
  }

  function onFocus(event: FocusEvent) {
    if (event.target !== place.current || !isExpected.current) return
    isExpected.current = false
    if (opener.current?.isConnected) opener.current.focus({ preventScroll: true })
  }

  return { keepFocus, takeFocus, placeProps: { ref: place, tabIndex: -1, onFocus } }
}
