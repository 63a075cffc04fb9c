import {
  type Bill,
  type BillPayment,
  type BillPayments,
  datesAheadMax,
  paymentsShownMax,
} from '@evenkeel/domain/bills'
import { formatDay, type LocalDate } from '@evenkeel/domain/calendar'
import { formatCount, formatPlural } from '@evenkeel/domain/text'
import { type ReactNode, useId } from 'react'
import { Link } from 'wouter'
import { rowsAddress } from '#transactions/rowsAddress.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Figure, FigureRow } from '#ui/figureRow.tsx'
import { Money } from '#ui/money.tsx'
import { BillBadges, DueLine } from '../dueLine.tsx'
import { AmountsCard } from './amountsCard.tsx'

export function BillHistory({ found }: { found: BillPayments }) {
  const { bill, count, total, payments } = found
  const last = payments[0]
  const isIncome = bill.type === 'income'
  const stand = isIncome ? 'above' : 'below'
  return (
    <>
      <section
        aria-label="Totals"
        className="mb-6 rounded-card border border-hairline bg-raised px-5 pt-4 pb-3"
      >
        <FigureRow amounts={[bill.amount, total]}>
          <Figure
            label="Amount"
            figure={<Money cents={bill.amount} kind={bill.type} />}
            stand={stand}
          />
          <Figure
            label={isIncome ? 'Total received' : 'Total paid'}
            figure={<Money cents={total} kind={count > 0 ? bill.type : 'plain'} />}
            note={formatPlural(count, 'payment')}
            stand={stand}
          />
          <Figure
            label={isIncome ? 'Last received' : 'Last paid'}
            figure={last ? formatDay(last.date) : 'Not yet'}
            stand={stand}
          />
        </FigureRow>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <BillBadges bill={bill} />
          {/* While it is inactive, nothing is due. */}
          {bill.isActive ? <DueLine bill={bill} /> : <Badge tone="warning">Inactive</Badge>}
        </div>
      </section>
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-2">
        {/* Before the payments on a narrow screen: they are a long list. */}
        <div className="flex flex-col gap-6 lg:order-last">
          <Card title="Next due dates">
            <DueDates found={found} />
          </Card>
          <AmountsCard found={found} />
        </div>
        <Payments found={found} />
      </div>
    </>
  )
}

function Quiet({ children }: { children: ReactNode }) {
  return <p className="text-quiet">{children}</p>
}

/** The overdue dates apart from those to come. */
function DueDates({ found: { bill, overdue, dates } }: { found: BillPayments }) {
  if (!bill.isActive) return <Quiet>Nothing falls due while the bill is inactive.</Quiet>
  if (overdue.length === 0) return <DateList dates={dates} />
  const shown = overdue.slice(0, datesAheadMax)
  const last = overdue.at(-1)
  return (
    <>
      <DateList title="Overdue" dates={shown} ink="text-out">
        {last && overdue.length > shown.length && (
          <p className="text-small">
            and {formatCount(overdue.length - shown.length)} more, up to {formatDay(last)}
          </p>
        )}
      </DateList>
      <DateList title="To come" dates={dates} />
    </>
  )
}

type DateListProps = {
  title?: string
  dates: readonly LocalDate[]
  ink?: string
  children?: ReactNode
}

function DateList({ title, dates, ink, children }: DateListProps) {
  const titleId = useId()
  return (
    <div
      className={cx('border-hairline pt-2 not-last:pb-2 first:border-t-2 first:border-accent', ink)}
    >
      {title && (
        <h3 id={titleId} className="text-body">
          {title}
        </h3>
      )}
      <ol {...(title && { 'aria-labelledby': titleId })} className="[columns:3_6.5rem]">
        {dates.map((date) => (
          <li key={date} className="break-inside-avoid py-0.5">
            {formatDay(date)}
          </li>
        ))}
      </ol>
      {children}
    </div>
  )
}

/** The latest payments and dates let pass, by due date. */
function Payments({ found: { bill, count, payments, passed } }: { found: BillPayments }) {
  const rows = [...payments, ...passed]
    .toSorted((a, b) => (a.dueDate < b.dueDate ? 1 : -1))
    .slice(0, paymentsShownMax)
  const hidden = count - rows.filter((row) => 'id' in row).length
  return (
    <Card title="Payments">
      {rows.length === 0 && <Quiet>Payments appear here once you mark the bill as paid.</Quiet>}
      <ul className={rows.length > 0 ? 'border-t-2 border-accent' : undefined}>
        {rows.map((row) => (
          <li
            key={row.dueDate}
            className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline py-1.5 last:border-b-0"
          >
            {'as' in row ? (
              <>
                <span>{formatDay(row.dueDate)}</span>
                <span className="ml-auto text-quiet">
                  {row.as === 'skipped' ? 'Skipped' : 'Not owed'}
                </span>
              </>
            ) : (
              <Payment {...row} type={bill.type} />
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="pt-1 text-small text-quiet">and {formatPlural(hidden, 'earlier payment')}</p>
      )}
    </Card>
  )
}

function Payment({ id, amount, date, dueDate, type }: BillPayment & Pick<Bill, 'type'>) {
  return (
    <>
      <Link
        href={rowsAddress({ ids: [id] })}
        className="rounded-[4px] text-accent underline-offset-3 hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
      >
        {formatDay(date)}
      </Link>
      {dueDate !== date && <span className="text-small text-quiet">due {formatDay(dueDate)}</span>}
      <Money cents={amount} kind={type} className="ml-auto" />
    </>
  )
}
