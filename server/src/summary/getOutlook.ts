import { dueDatesIn, overdueDates, settledDates } from '@evenkeel/domain/bills'
import { type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import { type Outlook, type OutlookDue, outlookOf, outlookStart } from '@evenkeel/domain/summary'
import { listBillRows } from '#bills/index.ts'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import type { BillRow } from '#db/rows.ts'
import { listPaidAhead } from '#ledger/index.ts'
import { findFirstDay, listDailySums } from './store.ts'

/** This month as it stands, and what the bills still to come make of it. */
export function getOutlook(context: Context, userId: string, today: LocalDate): Promise<Outlook> {
  const { to } = monthRange(today)
  return inSnapshot(context.db, async (db) => {
    const [totals, firstDay, bills, paidAhead] = await pipeline([
      listDailySums(db, userId, { from: outlookStart(today), to }),
      findFirstDay(db, userId),
      listBillRows(db, userId, 'active'),
      listPaidAhead(db, userId),
    ])
    const dues = bills.flatMap((bill) => {
      const paid = settledDates(bill, paidAhead.get(bill.id))
      const dates = [
        ...overdueDates(bill, today, paid),
        ...dueDatesIn(bill, { from: today, to }, paid),
      ]
      return dates.map((dueDate) => dueOf(bill, dueDate))
    })
    return outlookOf({ totals, firstDay }, dues.toSorted(byDueDate), today)
  })
}

function dueOf(
  { id, type, amount, description, category }: BillRow,
  dueDate: LocalDate,
): OutlookDue {
  return { billId: id, name: description || category, type, amount, dueDate }
}

function byDueDate(a: OutlookDue, b: OutlookDue): number {
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1
  return a.billId < b.billId ? -1 : 1
}
