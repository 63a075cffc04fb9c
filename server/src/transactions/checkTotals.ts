import type { Context } from '#context.ts'
import { type Db, inTransaction } from '#db/db.ts'
import { countWrongTotals, listLedgerOwners, replaceWrongTotals } from './checkTotalsStore.ts'
import { lockLedger } from './totalsStore.ts'

/** How many daily and monthly totals of a person were wrong. */
export type TotalsFinding = { userId: string; wrong: number }

type Surroundings = Pick<Context, 'db'>
type Check = (db: Db, userId: string) => Promise<number>

const batch = 1000

/** Holds the totals of one person, or of everybody, against a fresh count of their entries. */
export function checkTotals({ db }: Surroundings, userId?: string): AsyncGenerator<TotalsFinding> {
  return findings(db, userId, countWrongTotals)
}

/** Counts the totals of one person, or of everybody, anew. A person's own writes wait meanwhile. */
export function rebuildTotals(
  { db }: Surroundings,
  userId?: string,
): AsyncGenerator<TotalsFinding> {
  return findings(db, userId, (all, owner) =>
    inTransaction(all, async (tx) => {
      await lockLedger(tx, owner)
      return replaceWrongTotals(tx, owner)
    }),
  )
}

async function* findings(
  db: Db,
  userId: string | undefined,
  check: Check,
): AsyncGenerator<TotalsFinding> {
  if (userId !== undefined) {
    yield { userId, wrong: await check(db, userId) }
    return
  }
  let after: string | undefined
  do {
    const owners: string[] = await listLedgerOwners(db, { after, limit: batch })
    for (const owner of owners) yield { userId: owner, wrong: await check(db, owner) }
    after = owners.at(-1)
  } while (after !== undefined)
}
