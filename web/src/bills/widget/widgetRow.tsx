import type { Bill } from '@evenkeel/domain/bills'
import { Money } from '#ui/money.tsx'
import { BillBadges } from '../billBadges.tsx'
import { DueLine } from '../dueLine.tsx'
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

export const widgetPlace = '@container border-hairline px-5 py-3 not-last:border-b'
export const widgetLine = 'flex flex-col gap-1.5'
/** Badges and button side by side, or where there is no room for both, one under the other. */
export const widgetEnd =
  'flex flex-wrap items-center justify-between gap-2 @max-[20.5rem]:flex-col @max-[20.5rem]:items-stretch'
