import { useEffect, useState } from 'react'

/** The text once typing has paused. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === settled) return
    const soon = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(soon)
  }, [text, settled, pauseMs])
  return settled
}
