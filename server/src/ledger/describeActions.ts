import {
  type BillRecord,
  type HistoryAction,
  type HistoryChange,
  historyChangesMax,
  type Transaction,
} from '@evenkeel/domain/ledger'
import type { Db } from '#db/db.ts'
import { findBills } from './billStore.ts'
import {
  type ActionRow,
  type ChangeRow,
  type Content,
  listFirstChanges,
  listImages,
} from './historyStore.ts'
import { billOf, type Image, transactionOf } from './image.ts'
import { findTransactions } from './transactionStore.ts'

type Entity = ChangeRow['entity']
type Contents = ReadonlyMap<string, Transaction | BillRecord>

const keyOf = ({ recordId, version }: Content) => `${recordId} ${version}`

/** Actions with the first of their changes, each with its record before and after. */
export async function describeActions(
  db: Db,
  userId: string,
  actions: readonly ActionRow[],
): Promise<HistoryAction[]> {
  const ids = actions.map(({ id }) => id)
  const changes = await listFirstChanges(db, userId, ids, historyChangesMax)
  const after = await findContents(db, userId, changes)
  const byAction = Map.groupBy(changes, ({ actionId }) => actionId)
  return actions.map(({ userId: _, ...action }) => ({
    ...action,
    changes: (byAction.get(action.id) ?? [])
      .map((change) => describeChange(userId, change, after))
      // A payment comes before the bill that it moved.
      .toSorted((a, b) => b.entity.localeCompare(a.entity)),
  }))
}

function describeChange(userId: string, change: ChangeRow, contents: Contents): HistoryChange {
  const { entity, recordId, versionAfter } = change
  const before = change.before && recordOf(entity, change.before, userId)
  const after =
    versionAfter === null
      ? null
      : (contents.get(keyOf({ recordId, version: versionAfter })) ?? null)
  return { entity, before: present(before), after: present(after) } as HistoryChange
}

/** The contents that changes led to: of the live record, or of a later change that replaced it. */
async function findContents(
  db: Db,
  userId: string,
  changes: readonly ChangeRow[],
): Promise<Map<string, Transaction | BillRecord>> {
  const wanted = changes.flatMap(({ entity, recordId, versionAfter: version }) =>
    version === null ? [] : [{ entity, recordId, version }],
  )
  const idsOf = (entity: Entity) =>
    wanted.filter((one) => one.entity === entity).map(({ recordId }) => recordId)
  const live = [
    ...(await findTransactions(db, userId, idsOf('transaction'))),
    ...(await findBills(db, userId, idsOf('bill'))),
  ]
  const found = new Map<string, Transaction | BillRecord>(
    live.map((row) => [keyOf({ recordId: row.id, version: row.version }), row]),
  )
  const replaced = wanted.filter((content) => !found.has(keyOf(content)))
  const entities = new Map(replaced.map(({ recordId, entity }) => [recordId, entity]))
  for (const content of await listImages(db, userId, replaced)) {
    const entity = entities.get(content.recordId) ?? 'transaction'
    found.set(keyOf(content), recordOf(entity, content.image, userId))
  }
  return found
}

function recordOf(entity: Entity, image: Image, userId: string): Transaction | BillRecord {
  return entity === 'bill' ? billOf(image, userId) : transactionOf(image, userId)
}

/** The fields of a reply, without those that only the server knows. */
export function present(record: object | null): object | null {
  if (record === null) return null
  const {
    latestVersion: _l,
    passed: _d,
    pausedOn: _p,
    scheduleChangedAt: _s,
    ...shown
  } = record as Record<string, unknown>
  return shown
}
