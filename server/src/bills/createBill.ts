import { type Bill, billOnCreate, type NewBill } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { presentBill } from './present.ts'
import { type BillRow, insertBill } from './store.ts'

/** Sets up a bill; one that started in the past begins with its first occurrence from today on. */
export function createBill(
  context: Context,
  userId: string,
  input: NewBill,
  today: LocalDate,
): Promise<Bill> {
  const now = context.clock.now()
  const row: BillRow = {
    ...input,
    ...billOnCreate(input, today),
    description: input.description ?? '',
    id: newId(now),
    userId,
    scheduleChangedAt: null,
    deletedAt: null,
    createdAt: now,
    version: 1,
  }
  return inTransaction(context.db, async (db) => {
    await insertBill(db, userId, row)
    await insertAudit(db, userId, now, 'bill_created', { id: row.id })
    return presentBill(row)
  })
}
