/** Scrolls to the part of the page with this id, if it has one, and moves the focus there; at once if motion is reduced. */
export function goToPlace(id: string) {
  const place = document.getElementById(id)
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  place?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  const target = place?.matches('[tabindex]') ? place : place?.querySelector('section[tabindex]')
  if (target instanceof HTMLElement) target.focus({ preventScroll: true })
}
