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
      <div className={widgetGrid}>
        <div className={widgetText}>
          <div className={widgetHead}>
            <span title={name} className="truncate font-medium">
              {name}
            </span>
            <Money cents={bill.amount} kind={bill.type} className="font-medium" />
          </div>
          <div className={widgetLine}>
            <div className={widgetDue}>
              <DueLine bill={bill} countsOverdue />
            </div>
            <BillBadges bill={bill} countsOverdue className="row:ms-auto" />
          </div>
        </div>
        <PayControls bill={bill} name={name} />
      </div>
    </li>
  )
}

const widgetPlace =
  'bill-row @container border-hairline px-5 py-3 not-last:border-b row:py-2 row:not-forced-colors:pr-2'
/** Badges and button side by side, or stacked if there is no room. */
const widgetGrid =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 gap-y-1.5 @max-[20.5rem]:grid-cols-1 row:flex row:flex-wrap row:justify-end row:gap-x-2 row:not-forced-colors:*:last:-mr-1'
// Above its buttons, the text ends where the card's title line does.
const widgetText =
  'contents row:flex row:min-w-[min(100%,10.5rem)] row:flex-1 row:flex-col row:gap-1 row:@max-[18.25rem]:not-forced-colors:pr-3'
const widgetHead =
  'col-span-full flex min-w-0 items-baseline justify-between gap-4 row:gap-2 max-[20rem]:flex-wrap max-[20rem]:gap-y-0 max-[20rem]:*:last:ms-auto'
const widgetLine =
  'contents row:flex row:flex-wrap row:items-center row:justify-between row:gap-x-1'
const widgetDue = 'col-span-full'

export function WidgetSkeleton({ rows }: { rows: number }) {
  return (
    <Loading label="Loading recurring bills">
      {rows === 0 && <Skeleton className="mx-5 mb-5 h-44" />}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: interchangeable placeholders.
        <div key={row} className={widgetPlace}>
          <div className={widgetGrid}>
            <div className={widgetText}>
              <div className={`${widgetHead} h-[1.40625rem] items-center`}>
                <Skeleton className="h-4 w-28" />
                <Skeleton className="h-4 w-20" />
              </div>
              <div className={widgetLine}>
                <div className={`${widgetDue} flex h-[1.21875rem] items-center`}>
                  <Skeleton className="h-3 w-44 row:w-24" />
                </div>
                <Skeleton className="h-[1.46875rem] w-36 max-w-full rounded-full row:w-16" />
              </div>
            </div>
            <Skeleton className="h-8 w-38 touch:h-11 row:h-11 row:not-forced-colors:mr-3! row:w-33 row:max-[24rem]:w-29 @max-[20.5rem]:w-full" />
          </div>
        </div>
      ))}
    </Loading>
  )
}
