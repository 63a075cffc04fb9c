import type { DateRange } from '@evenkeel/domain/calendar'
import type { MonthReview, ReviewEntry } from '@evenkeel/domain/summary'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDay, formatPlural, formatSigned } from '#lib/format.ts'
import { rowsAddress } from '#transactions/rowsAddress.ts'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'

type EntryCardProps = {
  title: string
  entries: readonly ReviewEntry[]
  /** How many there are and what they come to, where some may not be named. */
  all?: Pick<MonthReview['billsPaid'], 'count' | 'net'>
}

export function EntryCard({ title, entries, all }: EntryCardProps) {
  if (entries.length === 0) return null
  return (
    <ListCard
      title={title}
      subtitle={all && `${formatPlural(all.count, 'payment')} · ${formatSigned(all.net)}`}
      more={all ? all.count - entries.length : 0}
    >
      {entries.map(({ id, type, amount, description, category, date }) => (
        <Row
          key={id}
          day={formatDay(date, 'short')}
          name={description || category}
          href={rowsAddress({ ids: [id] })}
          figure={<Money kind={type} cents={amount} />}
        />
      ))}
    </ListCard>
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
    <ListCard title={title} subtitle={text} more={count - largest.length}>
      {largest.map(({ name, net }) => (
        <Row
          key={name}
          name={name}
          href={rowsAddress({ description: name, startDate: from, endDate: to })}
          figure={<Money kind={net > 0 ? 'income' : 'net'} cents={net} />}
        />
      ))}
    </ListCard>
  )
}

type ListCardProps = { title: string; subtitle?: ReactNode; more: number; children: ReactNode }

function ListCard({ title, subtitle, more, children }: ListCardProps) {
  return (
    <Card title={title} subtitle={subtitle} className="print:break-inside-avoid">
      <ul className="border-t-2 border-accent">{children}</ul>
      {more > 0 && <p className="pt-1 text-small text-quiet">and {more} more</p>}
    </Card>
  )
}

type RowProps = { day?: string; name: string; href: string; figure: ReactNode }

function Row({ day, name, href, figure }: RowProps) {
  return (
    <li className="flex items-baseline gap-x-3 border-b border-hairline py-1.5 last:border-b-0 max-[22rem]:flex-wrap max-[22rem]:justify-end print:py-0.5 print:text-small">
      {day && (
        <span className="min-w-12 shrink-0 text-small whitespace-nowrap text-quiet max-[22rem]:me-auto">
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

export const rowLink =
  'min-w-0 rounded-[4px] wrap-anywhere text-accent underline-offset-3 hover:underline touch:inline-flex touch:min-h-11 touch:items-center'
