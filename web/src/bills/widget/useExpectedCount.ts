import { useEffect, useState } from 'react'
import { shared } from '#lib/storage.ts'

const countKey = 'evenkeel:active-bills'

/**
 * How many active bills there were when they were last seen in this browser, so that their places are held and nothing
 * moves when they come.
 */
export function useExpectedCount(count: number | undefined, atFirst: number): number {
  const [last] = useState(() => shared.read(countKey))
  useEffect(() => {
    if (count !== undefined) shared.write(countKey, String(count))
  }, [count])
  return /^\d+$/.test(last ?? '') ? Number(last) : atFirst
}

/** Leaves nothing behind for the next user. */
export function forgetExpectedCount() {
  shared.remove(countKey)
}
