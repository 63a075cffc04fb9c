import { AppError, type ChangedRecord } from '@evenkeel/domain/errors'
import {
  Bill,
  changedSinceWords,
  type HistoryAction,
  recordName,
  Transaction,
  undoWords,
} from '@evenkeel/domain/ledger'
import * as z from 'zod'
import type { Context } from '#context.ts'
import { type Db, inTransaction } from '#db/db.ts'
import { withoutNestedLoops } from '#db/joins.ts'
import { timeOfId } from '#db/newId.ts'
import type { BillChange, BillRow, TransactionRow } from '#db/rows.ts'
import { findBills } from './billStore.ts'
import { describeActions, present } from './describeActions.ts'
import {
  type ActionRow,
  type ChangeRow,
  findAction,
  listBillChanges,
  listChangedSince,
  listImages,
  listLatestVersions,
  setUndoneBy,
} from './historyStore.ts'
import { billOf } from './image.ts'
import { historySince } from './listHistory.ts'
import { reverse } from './manyStore.ts'
import { listTakenCycles } from './paymentStore.ts'
import { findTransactions } from './transactionStore.ts'
import { type ManyChanges, writeLedger } from './writeLedger.ts'

const namedMax = 10

/**
 * Reverses everything an action did, or nothing if a record has changed since. An undo is an action too, so undoing it is
 * a redo. Repeating an undo returns the existing one.
 * @throws AppError not_found, history_expired, or changed_since with the conflicting records
 */
export function undoAction(context: Context, userId: string, id: string): Promise<HistoryAction> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db }
    const original = await requireAction(inside, userId, id)
    const kind = original.kind === 'undone' ? 'redone' : 'undone'
    const words = () => undoWords(kind, original.words)
    let earlier: string | null = null
    const { actionId } = await writeLedger(
      inside,
      userId,
      { kind, words, undoes: id },
      async () => {
        // Checked again under the lock, because a concurrent undo may have come first.
        const { undoneBy } = await requireAction(inside, userId, id)
        earlier = undoneBy
        return undoneBy === null ? await inverseOf(db, userId, original) : []
      },
    )
    if (actionId !== undefined) await markUndone(db, userId, original, actionId)
    const undo = await findAction(db, userId, actionId ?? earlier ?? '')
    const [described] = undo ? await describeActions(db, userId, [undo]) : []
    if (described === undefined) throw new Error('An undo wrote no action')
    return described
  })
}

async function requireAction(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: string,
  id: string,
): Promise<ActionRow> {
  const made = timeOfId(id)
  // Expired actions are deleted; the time in the id tells that it once existed.
  if (made !== undefined && made < historySince(clock.now())) throw new AppError('history_expired')
  const action = await findAction(db, userId, id)
  if (action === undefined) throw new AppError('not_found')
  return action
}

/**
 * The inverse of an action.
 * @throws AppError changed_since if a record is not as the action left it, or another payment has its cycle
 */
async function inverseOf(
  db: Db,
  userId: string,
  { id, count }: Pick<ActionRow, 'id' | 'count'>,
): Promise<ManyChanges> {
  await withoutNestedLoops(db, count, async () => {
    const changed = await listChangedSince(db, userId, id, namedMax)
    if (changed.count > 0)
      throw refusal(await nameRecords(db, userId, changed.changes), changed.count)
    const taken = await listTakenCycles(db, userId, id, namedMax)
    const named = taken.payments.map((row) => describeLive('transaction', row))
    if (taken.count > 0) throw refusal(named, taken.count)
  })
  const ofBills = await listBillChanges(db, userId, id)
  return { transactions: reverse(id, count), bills: await reverseBills(db, userId, ofBills) }
}

async function reverseBills(
  db: Db,
  userId: string,
  changes: readonly ChangeRow[],
): Promise<BillChange[]> {
  const ids = changes.map(({ recordId }) => recordId)
  const live = new Map((await findBills(db, userId, ids)).map((bill) => [bill.id, bill]))
  const latest = await listLatestVersions(db, userId, ids)
  return changes.map(({ recordId, before: image }) => {
    const before = live.get(recordId) ?? null
    const latestVersion = before?.latestVersion ?? latest.get(recordId) ?? 1
    return { entity: 'bill', before, after: image && { ...billOf(image, userId), latestVersion } }
  })
}

/** What the changed records are called and, where they still exist, what they are now. */
async function nameRecords(
  db: Db,
  userId: string,
  changed: readonly ChangeRow[],
): Promise<ChangedRecord[]> {
  const ids = changed.map(({ recordId }) => recordId)
  const live = new Map<string, TransactionRow | BillRow>()
  for (const row of await findTransactions(db, userId, ids)) live.set(row.id, row)
  for (const row of await findBills(db, userId, ids)) live.set(row.id, row)
  const contents = changed.flatMap(({ recordId, versionAfter: version }) =>
    version === null ? [] : { recordId, version },
  )
  const images = new Map(
    (await listImages(db, userId, contents)).map(({ recordId, image }) => [recordId, image]),
  )
  return changed.map(({ entity, recordId }) => {
    const row = live.get(recordId)
    if (row !== undefined) return describeLive(entity, row)
    const { description = '', category = '' } = (images.get(recordId) ?? {}) as Partial<Transaction>
    return nameOf(entity, { id: recordId, description, category })
  })
}

function refusal(changed: ChangedRecord[], count: number): AppError {
  const message = changedSinceWords(changed[0]?.name ?? '', count)
  return new AppError('changed_since', { message, changed })
}

type Named = { id: string; description: string; category: string }

function nameOf(entity: ChangedRecord['entity'], row: Named): ChangedRecord {
  return { entity, id: row.id, name: recordName(row) }
}

function describeLive(
  entity: ChangedRecord['entity'],
  row: TransactionRow | BillRow,
): ChangedRecord {
  const current = z.encode(entity === 'bill' ? Bill : Transaction, present(row) as never)
  return { ...nameOf(entity, row), current }
}

/**
 * Marks an action as undone. If it was an undo itself, the action it had undone is in effect again, and so on along the
 * chain of undos.
 */
async function markUndone(
  db: Db,
  userId: string,
  original: ActionRow,
  undoneBy: string,
): Promise<void> {
  await setUndoneBy(db, userId, original.id, undoneBy)
  let { id: later, undoes } = original
  let isLaterInForce = false
  while (undoes !== null) {
    const earlier = await findAction(db, userId, undoes)
    if (earlier === undefined) return
    await setUndoneBy(db, userId, earlier.id, isLaterInForce ? later : null)
    isLaterInForce = !isLaterInForce
    later = earlier.id
    undoes = earlier.undoes
  }
}
