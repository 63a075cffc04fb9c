import type { DateRange } from '@evenkeel/domain/calendar'
import type { MonthReview } from '@evenkeel/domain/summary'
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
 */
export async function payeeChangesAt(
  db: Db,
  userId: string,
  version: number,
  { now, before }: { now: DateRange; before: DateRange },
): Promise<PayeeChanges> {
  const key = [userId, now.from, now.to, before.from, before.to].join(' ')
  const known = kept.get(key)
  kept.delete(key)
  const changes =
    known?.version === version ? known.changes : await findPayeeChanges(db, userId, now, before)
  kept.set(key, { version, changes })
  const [oldest] = kept.keys()
  if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
  return changes
}
