import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** Stands while the file of a page is fetched. */
export function PageSkeleton() {
  return (
    <Loading label="Loading the page">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="mt-8 h-40 w-full rounded-card" />
    </Loading>
  )
}
