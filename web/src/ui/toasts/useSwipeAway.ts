import { type PointerEvent, useRef } from 'react'

const swipeThresholdPx = 50

/** Less is an unsteady press, not a swipe. */
const trembleMaxPx = 6

/** Pointer handlers to swipe an element away to the right. */
export function useSwipeAway(onSwiped: () => void) {
  const startX = useRef<number>(undefined)

  function movedPx(event: PointerEvent): number {
    return startX.current === undefined ? 0 : Math.max(0, event.clientX - startX.current)
  }

  function letGo(event: PointerEvent<HTMLElement>, isSwiped: boolean) {
    startX.current = undefined
    if (isSwiped) event.currentTarget.dataset.swiped = ''
    else event.currentTarget.style.translate = ''
    if (isSwiped) onSwiped()
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isOnControl = (event.target as Element).closest('button') !== null
      if (event.button === 0 && !isOnControl) startX.current = event.clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (movedPx(event) < trembleMaxPx) return
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.style.translate = `${movedPx(event)}px`
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      letGo(event, movedPx(event) >= swipeThresholdPx)
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      letGo(event, false)
    },
  }
}
