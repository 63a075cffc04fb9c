import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Opens the quick-add dialog of the layout, from wherever it is asked for. */
export function openQuickAdd() {
  setQuickAdd(true)
}

export function setQuickAdd(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}

export function useQuickAddOpen(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
