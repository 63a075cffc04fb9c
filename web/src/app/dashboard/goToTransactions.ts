/** The table's id: an address that ends in it opens the dashboard there. */
export const transactionsPlace = 'transactions'

/** Scrolls to the table where this page has one, and moves the focus there; at once if motion is reduced. */
export function goToTransactions() {
  const table = document.getElementById(transactionsPlace)
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  table?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  table?.querySelector<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
}
