import { useEffect, useState } from 'react'
import { shared } from '#lib/storage.ts'

const countKey = 'evenkeel:active-bills'

/** The last known number of active bills in this browser, so that skeletons take their place and nothing moves. */
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
