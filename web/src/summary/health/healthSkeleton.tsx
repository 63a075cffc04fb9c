import { Loading, Skeleton } from '#ui/skeleton.tsx'

export function HealthSkeleton() {
  return (
    <Loading label="Loading your score">
      <div className="mx-auto flex aspect-[240/142] w-full max-w-64 flex-col items-center justify-around py-4">
        <Skeleton className="h-9 w-14" />
        <Skeleton className="h-4 w-48 rounded-full" />
      </div>
      <Skeleton className="mx-auto mt-2 h-5 w-20" />
      <Skeleton className="mx-auto mt-2 h-3.5 w-40" />
      <div className="mt-4 flex flex-col gap-4 border-t border-hairline pt-5 pb-3">
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-11 w-full rounded-control" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </Loading>
  )
}
