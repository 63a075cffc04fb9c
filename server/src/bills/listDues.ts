import { type BillDue, dueDatesIn, settledDates } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Db } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { listPaidAhead } from '#ledger/index.ts'
import { listBillRows } from './store.ts'

/** Every due date of a user's bills up to a day that is still to be paid, overdue ones included, by due date. */
export async function listDues(db: Db, userId: string, to: LocalDate): Promise<BillDue[]> {
  const [bills, paidAhead] = await pipeline([
    listBillRows(db, userId, 'active'),
    listPaidAhead(db, userId),
  ])
  const dues = bills.flatMap((bill) => {
    const { id: billId, nextDueDate: from, type, amount, description, category } = bill
    const settled = settledDates(bill, paidAhead.get(billId))
    const name = description || category
    return dueDatesIn(bill, { from, to }, settled).map((dueDate) => ({
      ...{ billId, name, type, amount, dueDate },
    }))
  })
  return dues.toSorted(byDueDate)
}

function byDueDate(a: BillDue, b: BillDue): number {
  if (a.dueDate !== b.dueDate) return a.dueDate < b.dueDate ? -1 : 1
  return a.billId < b.billId ? -1 : 1
}
