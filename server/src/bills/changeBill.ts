import type { Bill } from '@evenkeel/domain/bills'
import { AppError } from '@evenkeel/domain/errors'
import type { SingleActionKind } from '@evenkeel/domain/ledger'
import type { Context } from '#context.ts'
import type { Db } from '#db/db.ts'
import { type BillRow, nextVersion } from '#db/rows.ts'
import { actionOn, requireBill, writeLedger } from '#ledger/index.ts'
import { presentBill } from './present.ts'

/** The bill to change, and the version the user saw. */
export type Target = { id: string; version: number | undefined }

export type ChangedBill = { bill: Bill; actionId: string | undefined }

/** @throws AppError not_found, or version_conflict with the current bill if the user saw another version */
export async function requireTarget(
  db: Db,
  userId: string,
  { id, version }: Target,
): Promise<BillRow> {
  const bill = await requireBill(db, userId, id)
  if (version !== undefined && version !== bill.version) {
    throw new AppError('version_conflict', { current: presentBill(bill) })
  }
  return bill
}

/**
 * Changes one bill, in the order of the user's other writes.
 * @throws AppError version_conflict with the current bill if the user saw another version
 */
export async function changeBill(
  context: Context,
  userId: string,
  { id, version }: Target,
  kind: SingleActionKind,
  change: (db: Db, row: BillRow) => Promise<BillRow>,
): Promise<ChangedBill> {
  const { changes, actionId } = await writeLedger(context, userId, actionOn(kind), async (db) => {
    const before = await requireTarget(db, userId, { id, version })
    const after = { ...(await change(db, before)), ...nextVersion(before) }
    return [{ entity: 'bill', before, after }]
  })
  return { bill: presentBill(changes[0]?.after as BillRow), actionId }
}
