import type { Bill } from '@evenkeel/domain/bills'
import { formatCents } from '@evenkeel/domain/money'
import { Money } from '#ui/money.tsx'
import { BillBadges } from './billBadges.tsx'
import { DueLine } from './dueLine.tsx'
import { PayControls } from './payControls.tsx'
import { rowName } from './words.ts'

export function WidgetRow({ bill }: { bill: Bill }) {
  const name = rowName(bill)
  return (
    <li className={widgetLine}>
      <div className="flex items-baseline justify-between gap-4">
        <span title={name} className="truncate font-medium">
          {name}
        </span>
        <Money amount={formatCents(bill.amount)} kind={bill.type} className="font-medium" />
      </div>
      <DueLine bill={bill} />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <BillBadges bill={bill} />
        <PayControls bill={bill} name={name} />
      </div>
    </li>
  )
}

export const widgetLine = 'flex flex-col gap-1.5 border-hairline px-5 py-3 not-last:border-b'
