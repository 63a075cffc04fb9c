import type { Bill } from '@evenkeel/domain/bills'
import { Money } from '#ui/money.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { BillBadges, DueLine } from '../dueLine.tsx'
import { PayControls } from '../pay/payControls.tsx'
import { rowName } from '../words.ts'

export function WidgetRow({ bill }: { bill: Bill }) {
  const name = rowName(bill)
  return (
    <li className={widgetPlace}>
      <div className={widgetLine}>
        <div className="flex items-baseline justify-between gap-4">
          <span title={name} className="truncate font-medium">
            {name}
          </span>
          <Money cents={bill.amount} kind={bill.type} className="font-medium" />
        </div>
        <DueLine bill={bill} />
        <div className={widgetEnd}>
          <BillBadges bill={bill} />
          <PayControls bill={bill} name={name} />
        </div>
      </div>
    </li>
  )
}

const widgetPlace = '@container border-hairline px-5 py-3 not-last:border-b'
const widgetLine = 'flex flex-col gap-1.5'
/** Badges and button side by side, or stacked if there is no room. */
const widgetEnd =
  'flex flex-wrap items-center justify-between gap-2 @max-[20.5rem]:flex-col @max-[20.5rem]:items-stretch'

export function WidgetSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading recurring bills">
      {rows === 0 && <Skeleton className="mx-5 mb-5 h-44" />}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: interchangeable placeholders.
        <div key={row} className={widgetPlace}>
          <div className={widgetLine}>
            <div className="flex h-[1.40625rem] items-center justify-between">
              <Skeleton className="h-4 w-28" />
              <Skeleton className="h-4 w-20" />
            </div>
            <div className="flex h-[1.21875rem] items-center">
              <Skeleton className="h-3 w-44" />
            </div>
            <div className={widgetEnd}>
              <Skeleton className="h-[1.46875rem] w-36 rounded-full" />
              <Skeleton className="h-8 w-38 touch:h-11 @max-[20.5rem]:w-full" />
            </div>
          </div>
        </div>
      ))}
    </Loading>
  )
}
