import type { Bill } from '@evenkeel/domain/bills'
import { sumCents } from '@evenkeel/domain/money'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { useToday } from '#lib/today.ts'
import { rowsAddress } from '#transactions/rowsAddress.ts'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import { CatchUp } from '../pay/catchUp.tsx'
import { PayControls } from '../pay/payControls.tsx'
import { dueDay } from '../words.ts'
import type { StripItem } from './strip.ts'

export const keyOf = ({ billId, dueDate }: StripItem) => `${billId} ${dueDate}`

export const stateWords = { paid: 'paid', overdue: 'overdue', toCome: 'to come' } as const

type ItemRowProps = { item: StripItem; bill?: Bill | undefined; isDated?: boolean }

/** A due date with its amount, and what pays it if it is its bill's next. */
export function ItemRow({ item, bill, isDated = false }: ItemRowProps) {
  const today = useToday()
  const isLater = !item.paidBy && !item.isNext
  const href = item.paidBy ? rowsAddress({ ids: [item.paidBy] }) : `/recurring-bills/${item.billId}`
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-1.5 last:border-b-0">
      {isDated && (
        <span className="min-w-13 whitespace-nowrap text-quiet">{dueDay(item.dueDate, today)}</span>
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
      {bill && isLater && bill.nextDueDate < item.dueDate && (
        // In the place of the buttons, so that the amounts stay in line.
        <span className="order-last text-small text-quiet max-sm:basis-full sm:min-w-38 sm:touch:min-w-41">
          Pay {dueDay(bill.nextDueDate, today)} first
        </span>
      )}
      <Money cents={item.amount} kind={item.type} className="ml-auto sm:order-1" />
      {bill && item.isNext && (
        // On a phone a line of its own; else Catch up is before the amount, so that the amounts stay in line.
        <div className="flex basis-full justify-end gap-1 sm:contents">
          <CatchUp bill={bill} name={item.name} />
          <div className="sm:order-2">
            {/* Of this row's date: the bill may have moved on before the row is gone. */}
            <PayControls bill={{ ...bill, nextDueDate: item.dueDate }} name={item.name} />
          </div>
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
