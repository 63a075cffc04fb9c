import { useEffect, useRef } from 'react'

/**
 * Shows a tooltip for every element with `data-tip`, such as an IconButton; each frame has one. A tooltip only repeats
 * the control's name, so it is hidden from assistive technology.
 */
export function TooltipLayer() {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => (layer.current ? attachTooltips(layer.current) : undefined), [])
  return (
    <div
      ref={layer}
      popover="manual"
      aria-hidden
      className="fixed inset-auto m-0 max-w-64 animate-fade-in rounded-control border-0 bg-ink px-2.5 py-1 text-small text-paper"
    />
  )
}

const openDelayMs = 700
/** The next tooltip opens at once within this time after another has closed. */
const skipDelayMs = 300

/** Long enough to move the pointer from a control onto its tooltip. */
const leaveGraceMs = 100
const gapPx = 6
const marginPx = 8

/**
 * Shows the `data-tip` of the hovered or focused element in one layer for the whole document, above dialogs too. As WCAG
 * 1.4.13 requires, Escape closes it, the pointer may move onto it, and it stays until the pointer leaves.
 * @returns stops it
 */
function attachTooltips(layer: HTMLElement): () => void {
  let control: Element | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let closedAtMs = Number.NEGATIVE_INFINITY

  const isOpen = () => layer.matches(':popover-open')

  function open() {
    if (!control?.isConnected) return
    layer.textContent = control.getAttribute('data-tip')
    layer.showPopover()
    placeAt(layer, control.getBoundingClientRect())
  }

  function close() {
    clearTimeout(timer)
    control = undefined
    if (!isOpen()) return
    layer.hidePopover()
    closedAtMs = performance.now()
  }

  function turnTo(next: Element, delayMs: number) {
    clearTimeout(timer)
    if (next === control && isOpen()) return
    close()
    control = next
    timer = setTimeout(open, delayMs)
  }

  function pointAt({ target, pointerType }: PointerEvent) {
    if (pointerType === 'touch' || !(target instanceof Element)) return
    if (layer.contains(target)) return clearTimeout(timer)
    const next = target.closest('[data-tip]')
    if (next && next === control && !isOpen()) return
    const wasOpenJustNow = isOpen() || performance.now() - closedAtMs < skipDelayMs
    if (next) return turnTo(next, wasOpenJustNow ? 0 : openDelayMs)
    clearTimeout(timer)
    timer = setTimeout(close, leaveGraceMs)
  }

  function focusOn({ target }: FocusEvent) {
    if (!(target instanceof Element) || !target.matches('[data-tip]:focus-visible')) return
    turnTo(target, 0)
  }

  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('pointerover', pointAt, { signal })
  document.addEventListener('focusin', focusOn, { signal })
  document.addEventListener('focusout', close, { signal })
  document.addEventListener('pointerdown', close, { signal })
  // A press may have changed the control's label.
  document.addEventListener('click', close, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal })
  // Scrolling moves the page away under an open tooltip.
  document.addEventListener('scroll', () => isOpen() && close(), { signal, capture: true })
  return () => {
    close()
    listening.abort()
  }
}

/** Above the control, or below it if there is no room, and always within the window. */
function placeAt(layer: HTMLElement, control: DOMRect) {
  const { offsetWidth: width, offsetHeight: height } = layer
  const { clientWidth } = document.documentElement
  const middle = control.left + control.width / 2 - width / 2
  const above = control.top - height - gapPx
  const left = Math.max(marginPx, Math.min(middle, clientWidth - width - marginPx))
  layer.style.left = `${left}px`
  layer.style.top = `${above < marginPx ? control.bottom + gapPx : above}px`
}
