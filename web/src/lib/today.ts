import { type LocalDate, localDay } from '@evenkeel/domain/calendar'
import { useSyncExternalStore } from 'react'

const lookMs = 30_000

/** The user's day, also on a page that stays open past midnight. */
export function useToday() {
  return useSyncExternalStore(subscribe, today)
}

function subscribe(listener: () => void) {
  const timer = setInterval(listener, lookMs)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The user's day in their own time zone. */
export function today(): LocalDate {
  return localDay(new Date())
}
