import * as z from 'zod/mini'
import { addDays, type DateRange, DayStamp, type LocalDate } from '#calendar'
import { TransactionType } from '#ledger'
import { MoneyNumber } from '#money'
import { firstUnpaidOnOrAfter, type PaidDueDates, previewDueDates, unpaidDates } from './nextDue.ts'
import type { Schedule } from './schedule.ts'

/** A due date of a bill that is still to be paid. */
export const BillDue = z.strictObject({
  billId: z.uuid(),
  name: z.string(),
  type: TransactionType,
  amount: MoneyNumber,
  dueDate: DayStamp,
})
export type BillDue = z.output<typeof BillDue>

type OpenBill = Schedule & { isActive: boolean; nextDueDate: LocalDate }

/** The due dates of a bill in a range that are still to be paid, without overdue ones; none while it is paused. */
export function dueDatesIn(
  bill: OpenBill,
  { from, to }: DateRange,
  paid: PaidDueDates,
): LocalDate[] {
  return bill.isActive ? unpaidDates(bill, firstDueFrom(bill, from, paid), to, paid) : []
}

/** The next due dates of a bill that are still to be paid, without overdue ones; none while it is paused. */
export function datesAhead(
  bill: OpenBill,
  today: LocalDate,
  paid: PaidDueDates,
  count: number,
): LocalDate[] {
  if (!bill.isActive) return []
  const ahead = { ...bill, nextDueDate: firstDueFrom(bill, today, paid) }
  return previewDueDates(ahead, bill, { today, paid, count })
}

function firstDueFrom(bill: OpenBill, day: LocalDate, paid: PaidDueDates): LocalDate {
  return bill.nextDueDate < day ? firstUnpaidOnOrAfter(bill, day, paid) : bill.nextDueDate
}

/** The due dates of a bill before today that have not been paid; none while it is paused. */
export function overdueDates(bill: OpenBill, today: LocalDate, paid: PaidDueDates): LocalDate[] {
  return dueDatesIn(bill, { from: bill.nextDueDate, to: addDays(today, -1) }, paid)
}
