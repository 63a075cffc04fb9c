import {
  type ActionKind,
  actionWords,
  mergeChanges,
  type RecordCounts,
  recordIdOf,
  type SingleActionKind,
} from '@evenkeel/domain/ledger'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { type Db, inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { pipeline } from '#db/pipeline.ts'
import type { BillChange, LedgerChange } from '#db/rows.ts'
import { applyBills } from './billStore.ts'
import { completeAction, deleteAction, insertAction, insertChanges } from './historyStore.ts'
import type { ManyTransactions } from './manyStore.ts'
import { countAdded, lockLedger } from './totalsStore.ts'
import { applyTransactions } from './transactionStore.ts'

/** What the user does, as the history describes it. */
export type Action = {
  kind: ActionKind
  /**
   * A sentence without its full stop.
   * @param changes the changes asked for, without those of followers; of many changes only those of bills
   * @param count how many were asked for
   */
  words(changes: readonly LedgerChange[], count: number): string
  /** The action that this one undoes. */
  undoes?: string
}

/** Changes that the database makes itself, however many they are. */
export type ManyChanges = {
  transactions: ManyTransactions
  /** Those of bills, which are few. */
  bills?: readonly BillChange[]
}

/** Changes that are known, or that are found under the ledger's lock. */
export type Changes =
  | readonly LedgerChange[]
  | ((db: Db) => Promise<readonly LedgerChange[] | ManyChanges>)

export type Written = {
  /** Absent when nothing changed. */
  actionId: string | undefined
  /** One change for each record, those of followers included; empty when the database made them itself. */
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
    if (typeof changes !== 'function') {
      return writeAll(writer, changes, [lockLedger(db, userId, addedBy(changes))])
    }
    await lockLedger(db, userId)
    const found = await changes(db)
    if ('transactions' in found) return writeMany(writer, found)
    return writeAll(writer, found, [countAdded(db, userId, addedBy(found))])
  })
}

/** How many records changes add, less those that they remove. */
function addedBy(changes: readonly LedgerChange[]): RecordCounts {
  const counts = { transactions: 0, bills: 0 }
  for (const { entity, before, after } of changes) {
    const added = (after === null ? 0 : 1) - (before === null ? 0 : 1)
    counts[entity === 'bill' ? 'bills' : 'transactions'] += added
  }
  return counts
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

/** The transactions stay in the database; followers are shown the payments among them. */
async function writeMany(
  writer: Writer,
  { transactions, bills = [] }: ManyChanges,
): Promise<Written> {
  const { db, userId, now, action } = writer
  const { kind, undoes = null } = action
  const id = newId(now)
  const begun = { userId, id, at: now, kind, undoes, undoneBy: null, words: '', count: 0 }
  await insertAction(db, userId, begun)
  const { count: asked, added, payments } = await transactions(db, userId, id)
  if (asked + bills.length === 0) {
    await deleteAction(db, userId, id)
    return nothingWritten
  }
  await pipeline([
    countAdded(db, userId, { ...addedBy(bills), transactions: added }),
    applyBills(db, userId, bills),
  ])
  const followed = await followAll(writer, [...payments, ...bills])
  const others = mergeChanges([...bills, ...followed])
  const count = asked + others.length
  await pipeline([
    insertChanges(db, userId, id, others),
    completeAction(db, userId, id, { count, words: action.words(bills, asked) }),
    insertAudit(db, userId, now, kind, { action: id, count }),
  ])
  return { actionId: id, changes: [] }
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
    await pipeline([
      countAdded(writer.db, writer.userId, addedBy(more)),
      applyChanges(writer, more),
    ])
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
