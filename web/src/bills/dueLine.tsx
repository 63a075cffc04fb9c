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
  const isThisYear = bill.nextDueDate.startsWith(today.slice(0, 4))
  const { dot, ink } = looks[status]
  return (
    <p
      className={cx(
        'flex flex-wrap items-center gap-x-2 text-small text-quiet row:gap-x-1.5',
        status === 'inactive' && 'row:sr-only',
      )}
    >
      <span
        aria-hidden
        data-dot={status}
        className={cx('size-2.5 shrink-0 rounded-full forced-color-adjust-none row:mx-0.75', dot)}
      />
      {label && <span className={ink}>{label}</span>}
      <span className={cx('whitespace-nowrap', label ? 'row:sr-only' : ink)}>
        {isOverdue ? (
          'Was due'
        ) : (
          <>
            <span className="row:sr-only">Next </span>
            <span className="row:inline-block row:first-letter:uppercase">due</span>
          </>
        )}{' '}
        {formatDay(bill.nextDueDate, 'short')}
        <span className={isThisYear ? 'row:sr-only' : ''}>, {bill.nextDueDate.slice(0, 4)}</span>
      </span>
    </p>
  )
}

/** A row has one badge: it names the frequency in the colour of the type, which the amount's sign says too. */
export function BillBadges({ bill }: { bill: Bill }) {
  const isIncome = bill.type === 'income'
  return (
    <div
      className={cx(
        'flex flex-wrap gap-1.5 row:flex-row-reverse',
        !bill.isActive && 'row:grow row:justify-between',
      )}
    >
      <Badge tone={isIncome ? 'income' : 'neutral'} className="row:sr-only">
        {typeNames[bill.type]}
      </Badge>
      <Badge className={isIncome ? 'row:border-transparent row:bg-in-soft row:text-in' : ''}>
        {frequencyNames[bill.frequency]}
      </Badge>
      {!bill.isActive && <Badge tone="warning">Inactive</Badge>}
    </div>
  )
}
