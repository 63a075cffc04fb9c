import type { Bill } from '@evenkeel/domain/bills'
import { formatDay, type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import { formatPlural } from '@evenkeel/domain/text'
import { useToday } from '#lib/today.ts'
import { ButtonLink, besideTitle } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { QueryView } from '#ui/states.tsx'
import { useListFocus } from '#ui/useListFocus.ts'
import { dot } from '#ui/wholeFigures.tsx'
import { billsAddress, billsPlace } from '../billsAddress.ts'
import { toComeWords } from '../words.ts'
import { ItemRow, keyOf, Sums } from './itemRow.tsx'
import { openItems, type StripItem } from './strip.ts'
import { useBillMonth } from './useBillMonth.ts'

/** Only what is still to be paid by the end of this month, overdue dates included. */
export function ToCome({ bills }: { bills: readonly Bill[] }) {
  const query = useBillMonth()
  const today = useToday()
  const list = useListFocus(query.data)
  return (
    <section {...list} aria-labelledby={billsPlace} className="rounded-control">
      <div className="mt-8 mb-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={billsPlace} tabIndex={-1} className="scroll-mt-4 text-title outline-none">
          Due by {formatDay(monthRange(today).to, 'short')}
        </h2>
        <ButtonLink href={billsAddress} variant="quiet" size="small" className={besideTitle}>
          Show all bills
        </ButtonLink>
      </div>
      <QueryView
        query={query}
        error="This month’s bills could not be loaded."
        skeleton={<Skeleton className="h-52" />}
      >
        {({ due }) => <Dues items={openItems(due, today)} bills={bills} today={today} />}
      </QueryView>
    </section>
  )
}

type DuesProps = { items: readonly StripItem[]; bills: readonly Bill[]; today: LocalDate }

function Dues({ items, bills, today }: DuesProps) {
  const billCount = new Set(items.map(({ billId }) => billId)).size
  return (
    <>
      <p className="mb-3 text-small text-quiet">
        {toComeWords(items, today) ?? 'Nothing more is due this month'}
        {items.length > billCount && `${dot}${formatPlural(items.length, 'payment')}`}
        {items.length > 0 && dot}
        <Sums items={items} />
      </p>
      {items.length > 0 && <Rows items={items} bills={bills} />}
    </>
  )
}

function Rows({ items, bills }: Omit<DuesProps, 'today'>) {
  return (
    <ul className="border-t-2 border-accent">
      {items.map((item) => (
        <ItemRow
          key={keyOf(item)}
          item={item}
          bill={bills.find(({ id }) => id === item.billId)}
          isDated
        />
      ))}
    </ul>
  )
}
