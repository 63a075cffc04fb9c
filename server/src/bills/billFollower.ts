import { dueAfterPayment, dueAfterPaymentDeleted, settledDates } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/ledger'
import type { Follower } from '#context.ts'
import type { Db } from '#db/db.ts'
import { type BillChange, type BillRow, type LedgerChange, nextVersion } from '#db/rows.ts'
import {
  findBills,
  isAsAfter,
  listPaidDueDates,
  listPaymentsRemovedSince,
  transactionOf,
} from '#ledger/index.ts'

type Payment = Pick<Transaction, 'billId' | 'billDueDate' | 'createdAt'>

/**
 * Keeps the next due date of a bill in step with its payments: it moves on when its cycle is paid, and back when the
 * payment of its latest cycle is removed. It has nothing to do when an undo moves payment and bill together.
 */
export const billFollower: Follower = {
  watches: (change) => billIdOf(change) !== null,
  follow: async (db, userId, changes, undoes) => {
    const ids = [...new Set(changes.flatMap((change) => billIdOf(change) ?? []))]
    const bills = await findBills(db, userId, ids)
    const moved: BillChange[] = []
    for (const bill of bills) {
      const nextDueDate = await dueDateOf({ db, userId, changes, undoes }, bill)
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

type Done = { db: Db; userId: string; changes: readonly LedgerChange[]; undoes: string | undefined }

async function dueDateOf(done: Done, bill: BillRow): Promise<LocalDate> {
  const paid = new Set(await listPaidDueDates(done.db, done.userId, bill.id))
  const removed = await listRemovedPayments(done, bill)
  const due = dueAfterRemovals(
    bill,
    removed.filter(({ billDueDate }) => billDueDate !== null && !paid.has(billDueDate)),
  )
  const settled = settledDates(bill, paid)
  return settled.has(due) ? dueAfterPayment({ ...bill, nextDueDate: due }, settled) : due
}

/** The removed payments that the due date of a bill does not account for yet. */
async function listRemovedPayments(done: Done, bill: BillRow): Promise<Payment[]> {
  const { db, userId, changes, undoes } = done
  const own = changes.find(
    ({ entity, before, after }) => entity === 'bill' && (after ?? before)?.id === bill.id,
  )
  // A restored bill must not skip a cycle whose payment was removed while the bill was deleted.
  if (own?.before === null) {
    const images = await listPaymentsRemovedSince(db, userId, bill.id)
    return images.map((image) => transactionOf(image, userId))
  }
  const removed = changes.flatMap(({ entity, before, after }) =>
    entity === 'transaction' && before?.billId === bill.id && after === null ? before : [],
  )
  if (removed.length === 0 || undoes === undefined) return removed
  // If the bill is as the undone action left it, bill and payments return to a state they were in before.
  const isRestored = own !== undefined || (await isAsAfter(db, userId, bill, undoes))
  return isRestored ? [] : removed
}

function dueAfterRemovals(bill: BillRow, removed: readonly Payment[]): LocalDate {
  for (const { billDueDate: dueDate, createdAt } of removed) {
    if (dueDate === null) continue
    const due = dueAfterPaymentDeleted(bill, { dueDate, createdAt })
    if (due !== undefined) return dueAfterRemovals({ ...bill, nextDueDate: due }, removed)
  }
  return bill.nextDueDate
}
