import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { widgetEnd, widgetLine, widgetPlace } from './widgetRow.tsx'

/** Holds the place of so many rows, or of the words that stand where there is none. */
export function WidgetSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading recurring bills">
      {rows === 0 && <Skeleton className="mx-5 mb-5 h-44" />}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, all alike.
        <div key={row} className={widgetPlace}>
          <div className={widgetLine}>
            <div className="flex h-[1.40625rem] items-center justify-between">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-4 w-20" />
            </div>
            <div className="flex h-[1.21875rem] items-center">
              <Skeleton className="h-3 w-44" />
            </div>
            <div className={widgetEnd}>
              <Skeleton className="h-[1.46875rem] w-36 rounded-full" />
              <Skeleton className="h-8 w-38 touch:h-11 @max-[20.5rem]:w-full" />
            </div>
          </div>
        </div>
      ))}
    </Loading>
  )
}
