import {
  type ActionKind,
  actionWords,
  mergeChanges,
  recordIdOf,
  type SingleActionKind,
} from '@evenkeel/domain/ledger'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { type Db, inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { pipeline } from '#db/pipeline.ts'
import type { LedgerChange } from '#db/rows.ts'
import { applyBills } from './billStore.ts'
import { completeAction, insertAction, insertChanges } from './historyStore.ts'
import { lockLedger } from './totalsStore.ts'
import { applyTransactions } from './transactionStore.ts'

/** What the user does, as the history describes it. */
export type Action = {
  kind: ActionKind
  /**
   * A sentence without its full stop.
   * @param changes the first of the changes asked for, without those of followers
   * @param count how many were asked for
   */
  words(changes: readonly LedgerChange[], count: number): string
  /** The action that this one undoes. */
  undoes?: string
}

/** Changes that are known, or that are found under the ledger's lock; very many come in batches. */
export type Changes =
  | readonly LedgerChange[]
  | ((db: Db) => Promise<readonly LedgerChange[] | AsyncIterable<readonly LedgerChange[]>>)

export type Written = {
  /** Absent when nothing changed. */
  actionId: string | undefined
  /** One change for each record, those of followers included; empty when they came in batches. */
  changes: LedgerChange[]
}

const nothingWritten: Written = { actionId: undefined, changes: [] }

/** An action on one record, which comes first among its changes. */
export function actionOn(kind: SingleActionKind): Action {
  return {
    kind,
    words: ([change]) => {
      if (change === undefined) throw new Error(`${kind} has no change`)
      return actionWords(kind, change)
    },
  }
}

type Writer = {
  db: Db
  userId: string
  now: Date
  action: Action
  followers: Context['followers']
}

/**
 * The only code that writes transactions and bills. In one database transaction it locks the ledger, applies the
 * changes to rows and totals, lets followers add theirs, and writes the history and the audit event.
 */
export function writeLedger(
  context: Pick<Context, 'db' | 'clock' | 'followers'>,
  userId: string,
  action: Action,
  changes: Changes,
): Promise<Written> {
  const { followers } = context
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    const writer: Writer = { db, userId, now, action, followers }
    // Known changes do not wait for the lock: the statements are pipelined and run in this order.
    if (typeof changes !== 'function') return writeAll(writer, changes, [lockLedger(db, userId)])
    await lockLedger(db, userId)
    const found = await changes(db)
    return Symbol.asyncIterator in found ? writeBatches(writer, found) : writeAll(writer, found, [])
  })
}

async function writeAll(
  writer: Writer,
  changes: readonly LedgerChange[],
  earlier: readonly Promise<unknown>[],
): Promise<Written> {
  if (changes.length === 0) {
    await pipeline(earlier)
    return nothingWritten
  }
  const actionId = newId(writer.now)
  const watched = changes.filter((change) => isWatched(writer, change))
  if (watched.length === 0) {
    await pipeline([
      ...earlier,
      applyChanges(writer, changes),
      ...record(writer, actionId, changes, changes),
    ])
    return { actionId, changes: [...changes] }
  }
  await pipeline([...earlier, applyChanges(writer, changes)])
  const merged = mergeChanges([...changes, ...(await followAll(writer, watched))])
  await pipeline(record(writer, actionId, changes, merged))
  return { actionId, changes: merged }
}

/** The statements that write an action, its changes and its audit event. */
function record(
  { db, userId, now, action: { kind, undoes, words } }: Writer,
  id: string,
  explicit: readonly LedgerChange[],
  all: readonly LedgerChange[],
): Promise<unknown>[] {
  const count = all.length
  return [
    insertAction(db, userId, {
      ...{ userId, id, at: now, kind, count },
      ...{ words: words(explicit, explicit.length), undoes: undoes ?? null, undoneBy: null },
    }),
    insertChanges(db, userId, id, all),
    insertAudit(db, userId, now, kind, { action: id, ...aboutChanges(explicit, count) }),
  ]
}

/** Of an action on one record its id, otherwise how many it changed. */
function aboutChanges([change, ...others]: readonly LedgerChange[], count: number) {
  return change && others.length === 0 ? { id: recordIdOf(change) } : { count }
}

/** Only the changes that followers watch are kept until the end; the others are written batch by batch. */
async function writeBatches(
  writer: Writer,
  batches: AsyncIterable<readonly LedgerChange[]>,
): Promise<Written> {
  const { db, userId, now, action } = writer
  const { kind, undoes = null } = action
  const actionId = newId(now)
  const watched: LedgerChange[] = []
  let first: readonly LedgerChange[] = []
  let [asked, count] = [0, 0]
  for await (const batch of batches) {
    if (batch.length === 0) continue
    if (first.length === 0) {
      first = batch
      const row = { userId, id: actionId, at: now, kind, undoes, undoneBy: null }
      await insertAction(db, userId, { ...row, words: '', count: 0 })
    }
    const { kept = [], done = [] } = Object.groupBy(batch, (change) =>
      isWatched(writer, change) ? 'kept' : 'done',
    )
    await pipeline([applyChanges(writer, batch), insertChanges(db, userId, actionId, done)])
    watched.push(...kept)
    asked += batch.length
    count += done.length
  }
  if (first.length === 0) return nothingWritten
  const merged = mergeChanges([...watched, ...(await followAll(writer, watched))])
  count += merged.length
  await pipeline([
    insertChanges(db, userId, actionId, merged),
    completeAction(db, userId, actionId, { count, words: action.words(first, asked) }),
    insertAudit(db, userId, now, kind, { action: actionId, count }),
  ])
  return { actionId, changes: [] }
}

function isWatched({ followers }: Writer, change: LedgerChange): boolean {
  return followers.some((follower) => follower.watches(change))
}

async function followAll(
  writer: Writer,
  watched: readonly LedgerChange[],
): Promise<LedgerChange[]> {
  const followed: LedgerChange[] = []
  for (const follower of writer.followers) {
    const seen = watched.filter((change) => follower.watches(change))
    if (seen.length === 0) continue
    const more = await follower.follow(writer.db, writer.userId, seen, writer.action.undoes)
    await applyChanges(writer, more)
    followed.push(...more)
  }
  return followed
}

async function applyChanges(
  { db, userId }: Writer,
  changes: readonly LedgerChange[],
): Promise<void> {
  const ofTransactions = changes.filter((change) => change.entity === 'transaction')
  const ofBills = changes.filter((change) => change.entity === 'bill')
  await pipeline([applyTransactions(db, userId, ofTransactions), applyBills(db, userId, ofBills)])
}
