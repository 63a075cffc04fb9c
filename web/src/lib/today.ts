import { type LocalDate, localDay } from '@evenkeel/domain/calendar'
import { useSyncExternalStore } from 'react'

const lookMs = 30_000
/** After sleep or a change of the clock these come before the timer, and before anything is typed. */
const signs = ['focus', 'pageshow', 'visibilitychange', 'keydown', 'pointerdown'] as const

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let known: LocalDate

/** The user's day, also on a page that stays open past midnight. */
export function useToday() {
  return useSyncExternalStore(subscribe, today)
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) watch()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) unwatch()
  }
}

function watch() {
  known = today()
  wait()
  for (const sign of signs) window.addEventListener(sign, look, true)
}

function unwatch() {
  clearTimeout(timer)
  for (const sign of signs) window.removeEventListener(sign, look, true)
}

function look() {
  const day = today()
  if (day === known) return
  known = day
  for (const listener of listeners) listener()
}

/** Looks at midnight, and now and then in case the clock is changed. */
function wait() {
  timer = setTimeout(
    () => {
      look()
      wait()
    },
    Math.min(lookMs, msToMidnight(new Date())),
  )
}

function msToMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime()
}

/** The user's day in their own time zone. */
export function today(): LocalDate {
  return localDay(new Date())
}
