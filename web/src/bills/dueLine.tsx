import { type Bill, type DueStatus, dueLabel, dueStatus } from '@evenkeel/domain/bills'
import { frequencyNames, typeNames } from '#ledger/words.ts'
import { formatDay } from '#lib/format.ts'
import { useToday } from '#lib/today.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'

const looks: Record<DueStatus, { dot: string; ink?: string }> = {
  overdue: { dot: 'bg-out', ink: 'font-medium text-out' },
  dueToday: { dot: 'bg-due-today', ink: 'font-medium text-warn' },
  dueSoon: { dot: 'bg-due-soon', ink: 'font-medium text-ink' },
  scheduled: { dot: 'bg-edge' },
  inactive: { dot: 'border-2 border-edge' },
}

export function DueLine({ bill }: { bill: Bill }) {
  const today = useToday()
  const status = dueStatus(bill, today)
  const label = dueLabel(bill, today)
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-small text-quiet">
      <span
        aria-hidden
        data-dot={status}
        className={cx('size-2.5 shrink-0 rounded-full forced-color-adjust-none', looks[status].dot)}
      />
      {label && <span className={looks[status].ink}>{label}</span>}
      <span className="whitespace-nowrap">Next due {formatDay(bill.nextDueDate)}</span>
    </p>
  )
}

export function BillBadges({ bill }: { bill: Bill }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={bill.type === 'income' ? 'income' : 'neutral'}>{typeNames[bill.type]}</Badge>
      <Badge>{frequencyNames[bill.frequency]}</Badge>
      {!bill.isActive && <Badge tone="warning">Inactive</Badge>}
    </div>
  )
}
