import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
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

/** Tells a line that is down from a file that is gone: asks for one that is always there. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

/** A chart whose program is on its way. */
function ChartSkeleton() {
  return (
    <Loading label="Drawing the chart">
      <Skeleton className="h-76 w-full rounded-card" />
    </Loading>
  )
}

/** A chart whose figures are on their way, under its name. */
export function PanelSkeleton({ title }: { title: string }) {
  return (
    <div className="min-w-0">
      <h3 className="flex h-8 items-center text-body touch:h-11">{title}</h3>
      <Loading label={`Loading ${title}`}>
        <div className="flex h-10 flex-col justify-center gap-1.5">
          <Skeleton className="h-3.5 w-4/5" />
          <Skeleton className="h-3.5 w-2/5" />
        </div>
        <Skeleton className="mt-2 h-76 w-full rounded-card" />
      </Loading>
    </div>
  )
}
