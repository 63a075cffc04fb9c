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

/** The token from a link in an email; empty if there is none. */
export function readToken(parameter: string): string {
  return new URLSearchParams(window.location.search).get(parameter)?.trim() ?? ''
}

/** Keeps the token out of the address bar and the browser history. */
export function hideToken() {
  if (window.location.search) window.history.replaceState(null, '', window.location.pathname)
}
