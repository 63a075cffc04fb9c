import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** Shown while a page's code is fetched; tall enough that the footer does not jump afterwards. */
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
