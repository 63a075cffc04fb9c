import { type PointerEvent, useRef } from 'react'

export type Side = 'left' | 'right'

type SwipeOptions = {
  sides: readonly Side[]
  /** A shorter swipe returns the element to its place. */
  thresholdPx: number
  /** Whether a press may become a swipe. */
  accepts: (event: PointerEvent<HTMLElement>) => boolean
  /** Does what the swipe means; true if the element goes away. */
  onSwiped: (side: Side) => boolean | Promise<boolean>
}

/** Less is an unsteady press, not a swipe. */
const trembleMaxPx = 6

/** How long an element that goes away may take. */
const goneMsMax = 1000

/**
 * Pointer handlers to swipe an element aside. Give it `touch-action: pan-y`: then the browser keeps vertical moves for
 * scrolling and cancels the pointer. CSS sees `data-swipe` while it is moved, and `data-swiped` once it is let go.
 */
export function useSwipe({ sides, thresholdPx, accepts, onSwiped }: SwipeOptions) {
  const start = useRef<{ pointerId: number; x: number }>(undefined)

  function movedPx({ pointerId, clientX }: PointerEvent): number {
    if (start.current?.pointerId !== pointerId) return 0
    const px = clientX - start.current.x
    return sides.includes(sideOf(px)) ? px : 0
  }

  async function letGo(element: HTMLElement, px: number) {
    start.current = undefined
    if (Math.abs(px) >= thresholdPx) {
      element.dataset.swiped = sideOf(px)
      // What is still there after that comes back, so that nothing stays invisible.
      if (await onSwiped(sideOf(px))) await new Promise((resolve) => setTimeout(resolve, goneMsMax))
    }
    element.style.translate = ''
    delete element.dataset.swipe
    delete element.dataset.swiped
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!event.isPrimary || event.button !== 0 || !accepts(event)) return
      start.current = { pointerId: event.pointerId, x: event.clientX }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const element = event.currentTarget
      const px = movedPx(event)
      if (start.current === undefined || (!element.dataset.swipe && Math.abs(px) < trembleMaxPx)) {
        return
      }
      element.setPointerCapture(event.pointerId)
      element.dataset.swipe = sideOf(px)
      element.style.translate = `${px}px`
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) =>
      void letGo(event.currentTarget, movedPx(event)),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void letGo(event.currentTarget, 0),
  }
}

function sideOf(px: number): Side {
  return px < 0 ? 'left' : 'right'
}
