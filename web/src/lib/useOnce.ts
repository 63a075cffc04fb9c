import { useRef } from 'react'

/**
 * Runs an action once at a time: the second half of a double click can arrive before the page shows that it is busy.
 * A call while the action is running is ignored.
 */
export function useOnce<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result | undefined> {
  const isBusy = useRef(false)
  return async (...args) => {
    if (isBusy.current) return undefined
    isBusy.current = true
    try {
      return await action(...args)
    } finally {
      isBusy.current = false
    }
  }
}
