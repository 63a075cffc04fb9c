import type { Context } from '#context.ts'
import { type Db, inShortSnapshot, inTransaction } from '#db/db.ts'
import {
  countWrongTotals,
  listBusyLedgers,
  listLedgerOwners,
  replaceWrongTotals,
} from './checkTotalsStore.ts'
import { lockLedger } from './totalsStore.ts'

/** How many daily and monthly totals of a user were wrong. */
export type TotalsFinding = { userId: string; wrong: number }

type Ports = Pick<Context, 'db'>
type Check = (db: Db, userId: string) => Promise<number>

const batch = 1000

/** Compares the totals of one user, or of all users, with a fresh count of their transactions. */
export function checkTotals({ db }: Ports, userId?: string): AsyncGenerator<TotalsFinding> {
  return findings(db, userId, countWrongTotals)
}

/** Large enough to be in use, and small enough to be counted at once. */
const sample = { users: 3, transactionsMax: 20_000, msMax: 4000 }

/** Checks a few users, within seconds: those with the most transactions up to a limit. */
export function checkSomeTotals({ db }: Ports): Promise<TotalsFinding[]> {
  return inShortSnapshot(db, sample.msMax, async (tx) => {
    const found: TotalsFinding[] = []
    for (const userId of await listBusyLedgers(tx, sample)) {
      found.push({ userId, wrong: await countWrongTotals(tx, userId) })
    }
    return found
  })
}

/** Recalculates the totals of one user, or of all users. The user's own writes wait while it runs. */
export function rebuildTotals({ db }: Ports, userId?: string): AsyncGenerator<TotalsFinding> {
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
