import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ChartSkeleton } from './chartSkeleton.tsx'

/** So long a chart out of sight leaves the line to the figures; then it is drawn for whoever scrolls or prints. */
const outOfSightMsMax = 2000

/** A flick of the finger further down. */
const near = '300px'

/** Keeps a chart's place until it is nearly in sight: its program weighs more than the figures above it. */
export function LatePlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    if (place.current === null) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setDue(true)
      },
      { rootMargin: near },
    )
    watch.observe(place.current)
    const late = setTimeout(() => setDue(true), outOfSightMsMax)
    return () => {
      watch.disconnect()
      clearTimeout(late)
    }
  }, [])

  if (isDue) return <Suspense fallback={<ChartSkeleton />}>{children}</Suspense>
  return (
    <div ref={place}>
      <ChartSkeleton />
    </div>
  )
}
