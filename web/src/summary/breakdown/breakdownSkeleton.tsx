import { categoriesShown } from '@evenkeel/domain/summary'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

export function BreakdownSkeleton() {
  return (
    <Loading label="Loading your categories">
      <div className="border-t-2 border-accent">
        {Array.from({ length: categoriesShown }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five places, all alike.
          <div key={row} className={line}>
            <Skeleton className="size-9 rounded-control" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-20" />
            <Skeleton className="col-span-full h-1 w-full" />
          </div>
        ))}
      </div>
      <div className="h-10" />
    </Loading>
  )
}

const line =
  'grid h-19 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-2 border-hairline px-5 not-last:border-b'
