import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { isServerThere } from '#lib/api/isServerThere.ts'
import { ErrorState } from '#ui/states.tsx'
import { ChartSkeleton } from './chartSkeleton.tsx'
import type * as Charts from './charts.tsx'

type LateChartProps = { children: (charts: typeof Charts) => ReactNode }

/**
 * Keeps a chart's place until its program is here: that weighs more than the figures above it. A program that does not
 * come takes nothing along but this place; whoever asks for it once more asks for both charts.
 */
export function LateChart({ children }: LateChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const isDue = useDue(place)
  const {
    data: charts,
    isError,
    isFetching,
    refetch,
  } = useQuery({ queryKey: ['charts'], queryFn: () => import('./charts.tsx'), enabled: isDue })

  async function askAgain() {
    const again = await refetch()
    // Some browsers remember that a file did not come for as long as the page stands; and after an update of the server
    // it is gone for good. What was typed outlasts the reload as a draft.
    if (again.isError && (await isServerThere())) window.location.reload()
  }

  if (charts) return children(charts)
  // On paper the table says it all: there is no hole for what has not come.
  return (
    <div ref={place} className="h-full print:hidden">
      {isError ? (
        <ErrorState
          text="The chart could not be loaded."
          className="h-full justify-center"
          retrying={isFetching}
          onRetry={() => void askAgain()}
        />
      ) : (
        <ChartSkeleton />
      )}
    </div>
  )
}

/** So long a chart out of sight leaves the line to the figures; then it is drawn for whoever scrolls or prints. */
const outOfSightMsMax = 2000

/** A flick of the finger further down. */
const near = '300px'

/** Whether a place is nearly in sight, or about to be printed, or has waited long enough. */
function useDue(place: RefObject<HTMLElement | null>): boolean {
  const [isDue, setDue] = useState(false)

  useEffect(() => {
    if (place.current === null) return
    const draw = () => setDue(true)
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) draw()
      },
      { rootMargin: near },
    )
    watch.observe(place.current)
    window.addEventListener('beforeprint', draw)
    const late = setTimeout(draw, outOfSightMsMax)
    return () => {
      watch.disconnect()
      window.removeEventListener('beforeprint', draw)
      clearTimeout(late)
    }
  }, [place])

  return isDue
}
