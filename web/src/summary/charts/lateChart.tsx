import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '#lib/lazyPart.ts'
import { cx } from '#ui/cx.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { reloadPage } from '#ui/toasts/toastStore.ts'

const charts = () => import('./charts.tsx')
export const doughnut = lazyPart(charts, 'CategoryDoughnut')
export const trendLines = lazyPart(charts, 'TrendLines')

/**
 * Shows a chart when it comes near, once Chart.js has loaded, which is larger than the rest of the page. If it fails to
 * load, only the charts are missing, and Retry loads it for both.
 */
export function LateChart({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const isLate = useLate()
  const { isSuccess, isError, isFetching, refetch } = useQuery({
    queryKey: ['charts'],
    queryFn: () => Promise.all([doughnut.load(), trendLines.load()]),
    enabled: isNear || isLate,
  })

  async function askAgain() {
    const again = await refetch()
    // After a server update the chunk is gone until the page reloads. Unsaved input survives that as a draft.
    if (again.isError && (await isServerThere())) reloadPage()
  }

  if (isSuccess && isNear) return children
  // On paper the table says it all, so a missing chart leaves no gap.
  return (
    <div ref={place} className="h-full print:hidden">
      {isError ? (
        <ErrorState
          text="The chart could not be loaded."
          className="h-full justify-center"
          retrying={isFetching}
          onRetry={() => void askAgain()}
        />
      ) : isSuccess ? (
        <div className={chartHeight} />
      ) : (
        isNear && (
          <Loading label="Loading the chart">
            <Skeleton className={cx('w-full rounded-card', chartHeight)} />
          </Loading>
        )
      )}
    </div>
  )
}

/** That of the chart to come. */
const chartHeight = 'h-76 in-data-empty:h-37.5'

/** Before a chart that is still far away is fetched, the figures load first. */
const figuresMs = 2000

function useLate(): boolean {
  const [isLate, setLate] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), figuresMs)
    return () => clearTimeout(timer)
  }, [])

  return isLate
}

/** Near enough to be drawn before a thumb has scrolled there. */
const near = '600px'

/** Whether an element is or was nearly in sight, or is about to be printed. */
function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (place.current === null) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: near },
    )
    watch.observe(place.current)
    // Printing does not wait, so the chart must be drawn before this event handler returns.
    const draw = () => flushSync(() => setNear(true))
    window.addEventListener('beforeprint', draw)
    return () => {
      watch.disconnect()
      window.removeEventListener('beforeprint', draw)
    }
  }, [place])

  return isNear
}

/** Tells a lost connection from a missing chunk by requesting a file that always exists. */
async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}

export function PanelSkeleton({ title }: { title: string }) {
  return (
    <div className="min-w-0">
      <h3 className="flex min-h-8 items-center text-body touch:min-h-11">{title}</h3>
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
