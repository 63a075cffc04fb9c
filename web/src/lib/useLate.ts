import { useEffect, useState } from 'react'

/** Whether a component has been there for so long. */
export function useLate(ms: number): boolean {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), ms)
    return () => clearTimeout(timer)
  }, [ms])

  return isLate
}
