import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'

const slowAfterMs = 8000

/** The typing indicator. Once the reply is slow, it offers to stop. */
export function Typing({ progress, onStop }: { progress: string; onStop: () => void }) {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <li className="flex min-h-8 scroll-mt-5 flex-wrap items-center gap-3">
      <span className="flex gap-1.5">
        {[0, 1, 2].map((dot) => (
          <span
            key={dot}
            className="size-2 animate-breathe rounded-full bg-accent forced-color-adjust-none"
            style={{ animationDelay: `${dot * 200}ms` }}
          />
        ))}
        <span className="sr-only">The assistant is typing</span>
      </span>
      {(isSlow || progress) && (
        <span className="text-small text-quiet">
          {isSlow ? 'This is taking longer than usual.' : progress}
        </span>
      )}
      {isSlow && (
        <Button size="small" onClick={onStop}>
          Stop
        </Button>
      )}
    </li>
  )
}
