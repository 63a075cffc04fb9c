import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { billGrid } from './billGrid.ts'

/** Holds the place of the page's figures and first cards. */
export function BillsSkeleton() {
  return (
    <Loading label="Loading recurring bills">
      <Skeleton className="h-92 rounded-card md:h-57" />
      <Skeleton className="mt-8 mb-4 h-6.5 w-28" />
      <div className={billGrid}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
          <Skeleton key={place} className="h-51 rounded-card touch:h-54" />
        ))}
      </div>
    </Loading>
  )
}
