import { Loading, Skeleton } from '#ui/skeleton.tsx'

/** A chart whose program is on its way. */
export function ChartSkeleton() {
  return (
    <Loading label="Drawing the chart">
      <Skeleton className="h-76 w-full rounded-card" />
    </Loading>
  )
}

/** A chart whose figures are on their way, under its name. */
export function PanelSkeleton({ title }: { title: string }) {
  return (
    <div className="min-w-0">
      <h3 className="flex h-8 items-center text-body touch:h-11">{title}</h3>
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
