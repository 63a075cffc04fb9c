import { dueAfterPayment, dueAfterPaymentDeleted } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/ledger'
import type { Follower } from '#context.ts'
import type { Db } from '#db/db.ts'
import { type BillChange, type BillRow, type LedgerChange, nextVersion } from '#db/rows.ts'
import {
  findBills,
  listPaidDueDates,
  listPaymentsRemovedSince,
  transactionOf,
} from '#ledger/index.ts'

type Payment = Pick<Transaction, 'billId' | 'billDueDate' | 'createdAt'>

/**
 * Keeps the next due date of a bill in step with its payments: it moves on when its cycle is paid, and back when the
 * payment of its latest cycle is removed. It looks at the bill's state after the changes, so it has
 * nothing to do when an undo moves payment and bill together.
 */
export const billFollower: Follower = {
  watches: (change) => billIdOf(change) !== null,
  follow: async (db, userId, changes) => {
    const ids = [...new Set(changes.flatMap((change) => billIdOf(change) ?? []))]
    const bills = await findBills(db, userId, ids)
    const moved: BillChange[] = []
    for (const bill of bills) {
      const nextDueDate = await dueDateOf(db, userId, bill, changes)
      if (nextDueDate === bill.nextDueDate) continue
      const after = { ...bill, ...nextVersion(bill), nextDueDate }
      moved.push({ entity: 'bill', before: bill, after })
    }
    return moved
  },
}

function billIdOf({ entity, before, after }: LedgerChange): string | null {
  const record = after ?? before
  if (record === null) return null
  return entity === 'bill' ? record.id : (record as Transaction).billId
}

async function dueDateOf(
  db: Db,
  userId: string,
  bill: BillRow,
  changes: readonly LedgerChange[],
): Promise<LocalDate> {
  const paid = new Set(await listPaidDueDates(db, userId, bill.id))
  const removed = changes.flatMap(({ entity, before, after }) =>
    entity === 'transaction' && before?.billId === bill.id && after === null ? before : [],
  )
  const isBack = changes.some(
    ({ entity, before, after }) => entity === 'bill' && before === null && after?.id === bill.id,
  )
  // A restored bill must not skip a cycle whose payment was removed while the bill was deleted.
  const removedBefore = isBack ? await listPaymentsRemovedSince(db, userId, bill.id) : []
  const gone = [...removed, ...removedBefore.map((image) => transactionOf(image, userId))]
  const due = dueAfterRemovals(
    bill,
    gone.filter(({ billDueDate }) => billDueDate !== null && !paid.has(billDueDate)),
  )
  return paid.has(due) ? dueAfterPayment({ ...bill, nextDueDate: due }, paid) : due
}

function dueAfterRemovals(bill: BillRow, removed: readonly Payment[]): LocalDate {
  for (const { billDueDate: dueDate, createdAt } of removed) {
    if (dueDate === null) continue
    const due = dueAfterPaymentDeleted(bill, { dueDate, createdAt })
    if (due !== undefined) return dueAfterRemovals({ ...bill, nextDueDate: due }, removed)
  }
  return bill.nextDueDate
}
