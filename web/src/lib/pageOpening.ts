import { useEffect } from 'react'

let visited = false

/** Sets the document's title and, except on the first page of a visit, scrolls to the top and focuses the heading. */
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
