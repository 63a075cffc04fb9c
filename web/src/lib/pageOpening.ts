import { useEffect } from 'react'

let visited = false

/** Titles the document and, unless the visit has only begun, takes the focus and the scroll to the heading. */
export function usePageOpening(
  heading: { readonly current: HTMLElement | null },
  documentTitle: string,
) {
  useEffect(() => {
    document.title = `${documentTitle} · Evenkeel`
  }, [documentTitle])

  useEffect(() => {
    if (visited) {
      window.scrollTo(0, 0)
      heading.current?.focus({ preventScroll: true })
    }
    visited = true
  }, [heading])
}
