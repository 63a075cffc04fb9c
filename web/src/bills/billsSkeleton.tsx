import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { billGrid } from './billGrid.ts'

/** Holds the place of the page's figures and first cards. */
export function BillsSkeleton() {
  return (
    <Loading label="Loading recurring bills">
      <Skeleton className="mb-6 h-52 rounded-card" />
      <div className={billGrid}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
          <Skeleton key={place} className="h-50 rounded-card" />
        ))}
      </div>
    </Loading>
  )
}
