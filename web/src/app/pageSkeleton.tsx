import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** Stands while the file of a page is fetched; so tall that the footer does not jump when the page is there. */
export function PageSkeleton() {
  return (
    <div className="min-h-dvh">
      <Loading label="Loading the page">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="mt-8 h-40 w-full rounded-card" />
      </Loading>
    </div>
  )
}
