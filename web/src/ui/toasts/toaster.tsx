import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { ToastCard } from './toastCard.tsx'
import { currentToast } from './toastStore.ts'

// Our own rather than Radix's, which would add 13 kB compressed to the landing page; this one is 2 kB.

/** Shows the toasts; the app has one. F8 moves the focus to it. */
export function Toaster() {
  const entry = currentToast.use()
  const viewport = useRef<HTMLElement>(null)
  const isSettled = useSettled()
  const { isWatched, returnFocus, ...attention } = useAttention()
  useF8(viewport)
  useHeightVariable(viewport)
  return (
    <section
      ref={viewport}
      tabIndex={-1}
      aria-label="Notifications (F8)"
      aria-live="polite"
      aria-relevant="additions"
      data-toasts
      {...attention}
      className="pointer-events-none fixed inset-x-0 top-0 z-60 p-3 outline-none md:top-auto md:right-0 md:bottom-0 md:left-auto md:w-full md:max-w-[26.25rem] md:p-5"
    >
      <ol className="flex flex-col gap-2">
        {isSettled && entry && (
          <ToastCard key={entry.id} entry={entry} isPaused={isWatched} onFocusLost={returnFocus} />
        )}
      </ol>
    </section>
  )
}

/** A sheet on a phone leaves room for the toasts above it, so that they cover neither its title nor its Close button. */
function useHeightVariable(target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = target.current
    if (element === null) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => {
      style.setProperty('--toasts-height', `${element.offsetHeight}px`)
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [target])
}

/** Screen readers announce only what is added to a live region that was already there. */
function useSettled(): boolean {
  const [isSettled, settle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => settle(true), 100)
    return () => clearTimeout(timer)
  }, [])
  return isSettled
}

/** Keeps a toast open while it is hovered or focused, or while another window has the focus. */
function useAttention() {
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [isAway, setAway] = useState(false)
  const cameFrom = useRef<EventTarget>(null)

  useEffect(() => {
    const leave = () => setAway(true)
    const back = () => setAway(false)
    window.addEventListener('blur', leave)
    window.addEventListener('focus', back)
    return () => {
      window.removeEventListener('blur', leave)
      window.removeEventListener('focus', back)
    }
  }, [])

  function enter({ currentTarget, relatedTarget }: FocusEvent) {
    setFocused(true)
    if (!currentTarget.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) setFocused(false)
  }

  return {
    isWatched: isPointedAt || isFocused || isAway,
    /** Returns the focus to where it came from, after the toast that had it is gone. */
    returnFocus() {
      setFocused(false)
      const target = cameFrom.current
      if (target instanceof HTMLElement && target.isConnected) target.focus()
    },
    onPointerEnter: () => setPointedAt(true),
    onPointerLeave: () => setPointedAt(false),
    onFocus: enter,
    onBlur: leave,
  }
}

function useF8(target: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const focus = ({ key }: KeyboardEvent) => key === 'F8' && target.current?.focus()
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [target])
}
