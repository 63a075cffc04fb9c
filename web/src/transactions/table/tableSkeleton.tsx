import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { pageSize } from './pageWay.ts'

export function TableSkeleton() {
  return (
    <Loading label="Loading transactions">
      <div className="h-9 border-b-2 border-accent" />
      {Array.from({ length: pageSize }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: interchangeable placeholders.
        <div key={row} className={line}>
          <Skeleton className="h-4 w-24 max-md:order-3" />
          <Skeleton className="h-4 max-md:w-40 md:max-w-56 md:flex-1" />
          <Skeleton className="h-5 w-24 rounded-full max-md:order-4 md:ml-auto" />
          <Skeleton className="h-4 w-20 md:ml-8 md:mr-24" />
        </div>
      ))}
      <div className="h-14 border-t border-hairline" />
    </Loading>
  )
}

const line =
  'flex h-11 items-center gap-6 border-hairline px-5 not-last:border-b max-md:h-[4.72rem] max-md:touch:h-[5.47rem] max-[26rem]:h-[5.66rem] max-[26rem]:touch:h-[5.66rem] max-md:flex-wrap max-md:content-center max-md:justify-between max-md:gap-y-2'
