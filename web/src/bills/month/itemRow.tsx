import type { Bill } from '@evenkeel/domain/bills'
import { formatDay } from '@evenkeel/domain/calendar'
import { sumCents } from '@evenkeel/domain/money'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { rowsAddress } from '#transactions/rowsAddress.ts'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import { PayControls } from '../pay/payControls.tsx'
import type { StripItem } from './strip.ts'

export const keyOf = ({ billId, dueDate }: StripItem) => `${billId} ${dueDate}`

export const stateWords = { paid: 'paid', overdue: 'overdue', toCome: 'to come' } as const

type ItemRowProps = { item: StripItem; bill?: Bill | undefined; isDated?: boolean }

/** A due date with its amount, and what pays it if it is its bill's next. */
export function ItemRow({ item, bill, isDated = false }: ItemRowProps) {
  const href = item.paidBy ? rowsAddress({ ids: [item.paidBy] }) : `/recurring-bills/${item.billId}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-1.5 last:border-b-0">
      {isDated && (
        <span className="min-w-13 whitespace-nowrap text-quiet">
          {formatDay(item.dueDate, 'short')}
        </span>
      )}
      <Link
        href={href}
        className="min-w-0 rounded-[4px] text-accent underline-offset-3 wrap-anywhere hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
      >
        <span className="line-clamp-2">{item.name}</span>
      </Link>
      <span className={cx('text-small', item.state === 'overdue' ? 'text-out' : 'text-quiet')}>
        {stateWords[item.state]}
      </span>
      {bill && !item.paidBy && !item.isNext && (
        // In the place of the buttons, so that the amounts stay in line.
        <span className="order-last text-small text-quiet max-sm:basis-full sm:min-w-38 sm:touch:min-w-41">
          Pay {formatDay(bill.nextDueDate, 'short')} first
        </span>
      )}
      <Money cents={item.amount} kind={item.type} className="ml-auto" />
      {bill && item.isNext && (
        <div className="max-sm:flex max-sm:basis-full max-sm:justify-end">
          <PayControls bill={bill} name={item.name} />
        </div>
      )}
    </li>
  )
}

/** What due dates come to, income and expenses each. */
export function Sums({ words, items }: { words?: string; items: readonly StripItem[] }) {
  return (
    <>
      {words}
      {(['income', 'expense'] as const).map((type) => {
        const own = items.filter((item) => item.type === type)
        const cents = sumCents(own.map(({ amount }) => amount))
        return (
          own.length > 0 && (
            <Fragment key={type}>
              {' '}
              <Money cents={cents} kind={type} />
            </Fragment>
          )
        )
      })}
    </>
  )
}
