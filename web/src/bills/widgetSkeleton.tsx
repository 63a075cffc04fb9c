import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { widgetLine } from './widgetRow.tsx'

/** Holds the place of the rows. */
export function WidgetSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading recurring bills">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places, all alike.
        <div key={row} className={widgetLine}>
          <div className="flex h-[1.40625rem] items-center justify-between">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-4 w-20" />
          </div>
          <Skeleton className="my-1 h-3 w-44" />
          <div className="flex h-8 items-center justify-between touch:h-11">
            <Skeleton className="h-5 w-36 rounded-full" />
            <Skeleton className="h-8 w-36" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
