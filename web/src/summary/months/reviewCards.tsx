import { type DateRange, formatDay } from '@evenkeel/domain/calendar'
import { formatSigned } from '@evenkeel/domain/money'
import type { MonthReview, ReviewEntry } from '@evenkeel/domain/summary'
import { formatCount } from '@evenkeel/domain/text'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { rowsAddress } from '#transactions/rowsAddress.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import { dot } from '#ui/wholeFigures.tsx'

type EntryCardProps = {
  title: string
  subtitle?: string
  entries: readonly ReviewEntry[]
  /** How many there are, where some may not be named. */
  count?: number
}

export function EntryCard({ title, subtitle, entries, count = entries.length }: EntryCardProps) {
  if (entries.length === 0) return null
  return (
    <ListCard
      title={title}
      subtitle={subtitle}
      count={count}
      few={paymentsShown}
      rows={entries.map(({ id, type, amount, description, category, date }) => ({
        key: id,
        day: formatDay(date, 'short'),
        name: description || category,
        href: rowsAddress({ ids: [id] }),
        figure: <Money kind={type} cents={amount} />,
      }))}
    />
  )
}

/** What bills cost and what they brought in, each counted by itself: a salary is received, not paid. */
export function BillsCard({ billsPaid }: Pick<MonthReview, 'billsPaid'>) {
  const { expense, income, largest } = billsPaid
  const paid = `${formatCount(expense.count)} paid, ${formatSigned(-expense.total)}`
  const received = `${formatCount(income.count)} received, ${formatSigned(income.total)}`
  const parts = [expense.count > 0 && paid, income.count > 0 && received].filter(Boolean)
  return (
    <EntryCard
      title={income.count > 0 ? 'Bills paid and received' : 'Bills paid'}
      subtitle={parts.join(dot)}
      entries={largest}
      count={expense.count + income.count}
    />
  )
}

type PayeeCardProps = {
  title: string
  text: string
  payees: MonthReview['newPayees']
  /** The days of their entries. */
  days: DateRange
}

export function PayeeCard({ title, text, payees, days: { from, to } }: PayeeCardProps) {
  const { count, largest } = payees
  if (count === 0) return null
  return (
    <ListCard
      title={title}
      subtitle={text}
      count={count}
      few={payeesShown}
      rows={largest.map(({ name, net }) => ({
        key: name,
        name,
        href: rowsAddress({ description: name, startDate: from, endDate: to }),
        figure: <Money kind={net > 0 ? 'income' : 'net'} cents={net} />,
      }))}
    />
  )
}

// What fits on one sheet of paper.
const paymentsShown = 8
const payeesShown = 5

type ListCardProps = {
  title: string
  subtitle?: ReactNode
  /** How many there are; some may not be among the rows. */
  count: number
  /** How many rows are shown until the others are asked for, and printed. */
  few: number
  rows: readonly (RowProps & { key: string })[]
}

function ListCard({ title, subtitle, count, few, rows }: ListCardProps) {
  const [isAll, setAll] = useState(false)
  const shown = isAll ? rows : rows.slice(0, few)
  const unnamed = isAll ? count - rows.length : 0
  return (
    <Card title={title} subtitle={subtitle} className="print:break-inside-avoid">
      <ul className="border-t-2 border-accent">
        {shown.map(({ key, ...row }, at) => (
          <Row key={key} {...row} onScreenOnly={at >= few} />
        ))}
      </ul>
      {unnamed > 0 && <p className={cx(note, 'print:hidden')}>and {formatCount(unnamed)} more</p>}
      {count > few && (
        <>
          <Button
            size="small"
            variant="quiet"
            className="-mx-3 -mb-2 print:hidden forced-colors:mx-0 forced-colors:mt-2"
            aria-expanded={isAll}
            onClick={() => setAll(!isAll)}
          >
            {isAll ? 'Show less' : `Show ${formatCount(count - few)} more`}
            <span className="sr-only"> of {title}</span>
          </Button>
          <p className={cx(note, 'hidden print:block')}>and {formatCount(count - few)} more</p>
        </>
      )}
    </Card>
  )
}

const note = 'pt-1 text-small text-quiet'

type RowProps = { day?: string; name: string; href: string; figure: ReactNode }

function Row({ day, name, href, figure, onScreenOnly }: RowProps & { onScreenOnly: boolean }) {
  return (
    <li className={cx(rowLine, onScreenOnly && 'print:hidden')}>
      {day && (
        <span className="min-w-12 shrink-0 text-small whitespace-nowrap text-quiet max-[22rem]:me-auto max-[11rem]:min-w-0">
          {day}
        </span>
      )}
      {/* Directly in the item, so that it is printed. Where it has too little room beside the rest, it has its own line. */}
      <Link
        href={href}
        className={cx(
          rowLink,
          'flex-1',
          day
            ? 'max-[22rem]:order-last max-[22rem]:basis-full'
            : 'max-[22rem]:basis-[min-content] max-[22rem]:wrap-break-word',
        )}
      >
        {name}
      </Link>
      {figure}
    </li>
  )
}

// In very large text on the smallest phone, a smaller figure still fits beside its day.
const rowLine =
  'flex items-baseline gap-x-3 border-b border-hairline py-1.5 last:border-b-0 max-[22rem]:flex-wrap max-[22rem]:justify-end max-[11rem]:gap-x-1 max-[11rem]:*:last:text-small print:py-0.5 print:text-small'

export const rowLink =
  'min-w-0 rounded-[4px] wrap-anywhere text-accent underline-offset-3 hover:underline touch:inline-flex touch:min-h-11 touch:items-center'
