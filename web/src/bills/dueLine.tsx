import { type Bill, type DueStatus, dueLabel, dueStatus } from '@evenkeel/domain/bills'
import { frequencyNames, typeNames } from '#ledger/words.ts'
import { useToday } from '#lib/today.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import { dueDay, isSameYear } from './words.ts'

const looks: Record<DueStatus, { dot?: string; ink?: string }> = {
  overdue: { dot: 'bg-out', ink: 'font-medium text-out' },
  dueToday: { dot: 'bg-due-today', ink: 'font-medium text-warn' },
  dueSoon: { dot: 'bg-due-soon', ink: 'font-medium text-ink' },
  scheduled: { dot: 'bg-edge' },
  inactive: {},
}

type DueLineProps = {
  bill: Bill
  /** Also says for how many days a bill has been overdue. */
  countsOverdue?: boolean
}

export function DueLine({ bill, countsOverdue = false }: DueLineProps) {
  const today = useToday()
  const status = dueStatus(bill, today)
  const isOverdue = status === 'overdue'
  const label = isOverdue && !countsOverdue ? undefined : dueLabel(bill, today)
  const labelled = label !== undefined || !bill.isActive
  const { dot, ink } = looks[status]
  return (
    <p className="flex gap-x-2 text-small text-quiet row:gap-x-1.5">
      {dot && (
        <span aria-hidden className="flex h-[1lh] items-center row:mx-0.75">
          <span
            data-dot={status}
            className={cx('size-2.5 shrink-0 rounded-full forced-color-adjust-none', dot)}
          />
        </span>
      )}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 row:gap-x-1.5">
        {label && <span className={ink}>{label}</span>}
        {!bill.isActive && <Badge tone="warning">Inactive</Badge>}
        <span className={labelled ? 'row:sr-only' : ink}>
          {isOverdue ? (
            'Was due'
          ) : (
            <>
              <span className="row:sr-only">Next </span>
              <span className="row:inline-block row:first-letter:uppercase">due</span>
            </>
          )}{' '}
          <span className="whitespace-nowrap">{dueDay(bill.nextDueDate, today)}</span>
        </span>
      </span>
    </p>
  )
}

type BillBadgesProps = DueLineProps & { className?: string }

/**
 * A row has one badge: it names the frequency in the colour of the type, which the amount's sign says too. On a phone,
 * words that leave no room for it, "21 days overdue" or "Was due Dec 31, 2025", have its line to themselves.
 */
export function BillBadges({ bill, countsOverdue = false, className }: BillBadgesProps) {
  const today = useToday()
  const isIncome = bill.type === 'income'
  const isLong = countsOverdue || !isSameYear(bill.nextDueDate, today)
  const isCrowded = isLong && dueStatus(bill, today) === 'overdue'
  return (
    <div
      className={cx('flex flex-wrap gap-1.5', isCrowded && 'row:max-[30rem]:sr-only', className)}
    >
      <Badge tone={isIncome ? 'income' : 'neutral'} className="row:sr-only">
        {typeNames[bill.type]}
      </Badge>
      <Badge className={isIncome ? 'row:border-transparent row:bg-in-soft row:text-in' : ''}>
        {frequencyNames[bill.frequency]}
      </Badge>
    </div>
  )
}
