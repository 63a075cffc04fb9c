import type { Bill } from '@evenkeel/domain/bills'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { type AuditEvent, insertAudit } from '#db/auditStore.ts'
import { type Db, inTransaction } from '#db/db.ts'
import { lockLedger } from '#transactions/totalsStore.ts'
import { presentBill } from './present.ts'
import { type BillRow, replaceBill, requireBill } from './store.ts'

/** Which bill is meant, and the version of it that the person had seen. */
export type Target = { id: string; version: number | undefined }

/** Refuses a change of something that has changed since the person saw it. */
export function requireVersion(row: BillRow, version: number | undefined): void {
  if (version !== undefined && version !== row.version) {
    throw new AppError('version_conflict', { current: presentBill(row) })
  }
}

/** Changes one bill in one database transaction, in the order of the person's other writes. */
export function changeBill(
  context: Context,
  userId: string,
  { id, version }: Target,
  event: AuditEvent,
  change: (db: Db, row: BillRow, now: Date) => Promise<BillRow> | BillRow,
): Promise<Bill> {
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    await lockLedger(db, userId)
    const before = await requireBill(db, userId, id)
    requireVersion(before, version)
    const after = { ...(await change(db, before, now)), version: before.version + 1 }
    await replaceBill(db, userId, after)
    await insertAudit(db, userId, now, event, { id })
    return presentBill(after)
  })
}
