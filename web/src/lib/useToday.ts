import { useSyncExternalStore } from 'react'
import { today } from './today.ts'

const lookMs = 30_000

/** The person's day, also on a page that stays open past midnight. */
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
