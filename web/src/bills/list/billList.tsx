import { type Bill, type BillGroup, billGroup, billGroups } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import { sumCents } from '@evenkeel/domain/money'
import { formatPlural } from '@evenkeel/domain/text'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { goToPlace } from '#lib/goToPlace.ts'
import { useToday } from '#lib/today.ts'
import { phone, useMedia } from '#lib/useMedia.ts'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import { dot } from '#ui/wholeFigures.tsx'
import { billsPlace, isToCome } from '../billsAddress.ts'
import { MonthStrip } from '../month/monthStrip.tsx'
import { ToCome } from '../month/toCome.tsx'
import { useBillMonth } from '../month/useBillMonth.ts'
import { paidMs } from '../queries.ts'
import { BillCard } from './billCard.tsx'
import { BillCosts } from './billCosts.tsx'

type BillListProps = { bills: readonly Bill[]; onEdit: (bill: Bill) => void }

/** The bills by how soon they are due, and what they add up to: before them, or on a phone, which is long, after them. */
export function BillList({ bills, onEdit }: BillListProps) {
  const groups = useSettledGroups(bills, useToday())
  const isPhone = useMedia(phone)
  const toCome = isToCome(useSearch())
  useArrival(toCome)
  return (
    <>
      <MonthStrip bills={bills} />
      {!isPhone && <BillCosts bills={bills} />}
      {toCome ? <ToCome bills={bills} /> : <Groups bills={bills} groups={groups} onEdit={onEdit} />}
      {isPhone && (
        <div className="mt-8">
          <BillCosts bills={bills} />
        </div>
      )}
    </>
  )
}

type GroupsProps = BillListProps & { groups: ReadonlyMap<string, BillGroup> }

function Groups({ bills, groups, onEdit }: GroupsProps) {
  return (
    <>
      <h2 id={billsPlace} tabIndex={-1} className="mt-8 mb-4 scroll-mt-4 text-title outline-none">
        Your bills
      </h2>
      {/* One grid for all groups: a bill that moves to another one keeps its focus and what is open. */}
      <div className={`${billGrid} *:min-w-0`}>
        {billGroups.flatMap((group) => {
          const own = bills.filter(({ id }) => groups.get(id) === group)
          if (own.length === 0) return []
          return [
            <GroupHeading key={group} group={group} bills={own} />,
            ...own.map((bill) => (
              <BillCard key={bill.id} bill={bill} onEdit={() => onEdit(bill)} />
            )),
          ]
        })}
      </div>
    </>
  )
}

/** Goes to the list if the address ends in it, after the page's opening has scrolled to the top. */
function useArrival(toCome: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list is an arrival too.
  useEffect(() => {
    if (window.location.hash !== `#${billsPlace}`) return
    const frame = requestAnimationFrame(() => goToPlace(billsPlace))
    return () => cancelAnimationFrame(frame)
  }, [toCome])
}

export const billGrid = 'grid grid-cols-1 md:grid-cols-2 md:gap-4 xl:grid-cols-1 xl:gap-2'

const names: Readonly<Record<BillGroup, string>> = {
  overdue: 'Overdue',
  thisWeek: 'This week',
  later: 'Later',
  inactive: 'Inactive',
}

type GroupProps = { group: BillGroup; bills: readonly Bill[] }

/** How many bills a group has, and what their next payments come to; of an overdue bill, all that it owes. */
function GroupHeading({ group, bills }: GroupProps) {
  const payments = usePayments({ group, bills })
  return (
    <div className="col-span-full flex flex-wrap items-baseline gap-x-3 not-first:mt-4 max-md:not-first:mt-7 max-md:pb-1">
      <h3 className={cx('text-lead', group === 'overdue' && 'text-out')}>{names[group]}</h3>
      <p className="flex flex-wrap gap-x-2 text-small text-quiet">
        {formatPlural(bills.length, 'bill')}
        {payments.length > bills.length && `${dot}${formatPlural(payments.length, 'payment')}`}
        {(['expense', 'income'] as const).map((type) => {
          const own = payments.filter((payment) => payment.type === type)
          const cents = sumCents(own.map(({ amount }) => amount))
          return own.length > 0 && <Money key={type} cents={cents} kind={type} />
        })}
      </p>
    </div>
  )
}

/** One for each bill; in the overdue group one for each missed date, and none until those are loaded. */
function usePayments({ group, bills }: GroupProps): readonly Pick<Bill, 'type' | 'amount'>[] {
  const month = useBillMonth()
  const today = useToday()
  if (group !== 'overdue') return bills
  const ids = new Set(bills.map(({ id }) => id))
  return month.data?.due.filter((due) => ids.has(due.billId) && due.dueDate < today) ?? []
}

/**
 * The group of each bill by id. A bill that changes its group, because it was paid or paused, moves only after the user
 * has seen the change, so that no other bill slides under the pointer.
 */
function useSettledGroups(
  bills: readonly Bill[],
  today: LocalDate,
): ReadonlyMap<string, BillGroup> {
  const present = new Map(bills.map((bill) => [bill.id, billGroup(bill, today)]))
  const [settled, setSettled] = useState<ReadonlyMap<string, BillGroup>>(present)
  const key = JSON.stringify([...present])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the groups, which are new each time.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(present), paidMs)
    return () => clearTimeout(timer)
  }, [key])
  return new Map([...present].map(([id, group]) => [id, settled.get(id) ?? group]))
}
