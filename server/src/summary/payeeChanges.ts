import type { DateRange, LocalDate } from '@evenkeel/domain/calendar'
import type { MonthReview } from '@evenkeel/domain/summary'
import { listDues } from '#bills/index.ts'
import type { Db } from '#db/db.ts'
import { findPayeeChanges } from './monthStore.ts'

const keptMax = 1000

type PayeeChanges = Pick<MonthReview, 'newPayees' | 'gonePayees'>

type Kept = { version: number; changes: PayeeChanges }

/** The payees of recent reviews; a write to a ledger invalidates its user's. */
const kept = new Map<string, Kept>()

/**
 * New and gone payees, as kept from an earlier review of the same records: finding them reads every entry of both spans.
 * @param version the ledger's, read in the same snapshot
 * @param spans `dueBy` is the end of a running month: the payee of a bill still due by then is not gone
 */
export async function payeeChangesAt(
  db: Db,
  userId: string,
  version: number,
  { now, before, dueBy }: { now: DateRange; before: DateRange; dueBy: LocalDate | undefined },
): Promise<PayeeChanges> {
  const key = [userId, now.from, now.to, before.from, before.to, dueBy].join(' ')
  const known = kept.get(key)
  kept.delete(key)
  const find = async () => {
    const dues = dueBy === undefined ? [] : await listDues(db, userId, dueBy)
    return findPayeeChanges(db, userId, now, before, dues)
  }
  const changes = known?.version === version ? known.changes : await find()
  kept.set(key, { version, changes })
  const [oldest] = kept.keys()
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
  return changes
}
