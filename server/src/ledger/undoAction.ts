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
import { timeOfId } from '#db/newId.ts'
import type { BillRow, LedgerChange, TransactionRow } from '#db/rows.ts'
import { findBills } from './billStore.ts'
import { describeActions, present } from './describeActions.ts'
import {
  type ActionRow,
  type ChangeRow,
  findAction,
  listChanges,
  listImages,
  listLatestVersions,
  setUndoneBy,
} from './historyStore.ts'
import { billOf, transactionOf } from './image.ts'
import { historySince } from './listHistory.ts'
import { findPaymentsOf } from './paymentStore.ts'
import { findTransactions } from './transactionStore.ts'
import { writeLedger } from './writeLedger.ts'

const batchSize = 5000
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
        return undoneBy === null ? inverseOf(db, userId, id) : []
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

/** The inverse changes of an action, a batch at a time. */
async function* inverseOf(
  db: Db,
  userId: string,
  actionId: string,
): AsyncGenerator<LedgerChange[]> {
  let after: string | undefined
  for (;;) {
    const changes = await listChanges(db, userId, actionId, { after, limit: batchSize })
    after = changes.at(-1)?.recordId
    if (after === undefined) return
    yield await takeBack(db, userId, changes)
  }
}

type Live = ReadonlyMap<string, TransactionRow | BillRow>

async function takeBack(
  db: Db,
  userId: string,
  changes: readonly ChangeRow[],
): Promise<LedgerChange[]> {
  const live = await findLive(db, userId, changes)
  const isUnchanged = ({ recordId, versionAfter }: ChangeRow) =>
    (live.get(recordId)?.version ?? null) === versionAfter
  const changed = changes.filter((change) => !isUnchanged(change))
  if (changed.length > 0) throw await changedSince(db, userId, changed, live)
  const removed = changes.flatMap((change) => (change.versionAfter === null ? change.recordId : []))
  const latest = await listLatestVersions(db, userId, removed)
  const inverse = changes.map(({ entity, recordId, before: image }) => {
    const before = live.get(recordId) ?? null
    const latestVersion = before?.latestVersion ?? latest.get(recordId) ?? 1
    const content =
      image && (entity === 'bill' ? billOf(image, userId) : transactionOf(image, userId))
    return { entity, before, after: content && { ...content, latestVersion } } as LedgerChange
  })
  await requireCyclesFree(db, userId, inverse)
  return inverse
}

async function findLive(db: Db, userId: string, changes: readonly ChangeRow[]): Promise<Live> {
  const idsOf = (entity: ChangeRow['entity']) =>
    changes.filter((change) => change.entity === entity).map(({ recordId }) => recordId)
  const rows = [
    ...(await findTransactions(db, userId, idsOf('transaction'))),
    ...(await findBills(db, userId, idsOf('bill'))),
  ]
  return new Map(rows.map((row) => [row.id, row]))
}

/** A payment can be restored only if no other payment has paid its cycle. */
async function requireCyclesFree(
  db: Db,
  userId: string,
  inverse: readonly LedgerChange[],
): Promise<void> {
  const back = inverse.flatMap(({ entity, before, after }) =>
    entity === 'transaction' && before === null && after?.billId ? after : [],
  )
  const taken = await findPaymentsOf(db, userId, back)
  if (taken.length > 0)
    throw refusal(
      taken.map((row) => describeLive('transaction', row)),
      taken.length,
    )
}

async function changedSince(
  db: Db,
  userId: string,
  changed: readonly ChangeRow[],
  live: Live,
): Promise<AppError> {
  const named = changed.slice(0, namedMax)
  const gone = named.flatMap(({ recordId, versionAfter: version }) =>
    live.has(recordId) || version === null ? [] : { recordId, version },
  )
  const images = new Map(
    (await listImages(db, userId, gone)).map(({ recordId, image }) => [recordId, image]),
  )
  const records = named.map(({ entity, recordId }): ChangedRecord => {
    const row = live.get(recordId)
    if (row !== undefined) return describeLive(entity, row)
    const { description = '', category = '' } = (images.get(recordId) ?? {}) as Partial<Transaction>
    return nameOf(entity, { id: recordId, description, category })
  })
  return refusal(records, changed.length)
}

function refusal(changed: ChangedRecord[], count: number): AppError {
  const message = changedSinceWords(changed[0]?.name ?? '', count)
  return new AppError('changed_since', { message, changed: changed.slice(0, namedMax) })
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
