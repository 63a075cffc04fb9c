import { recordIdOf } from '@evenkeel/domain/ledger'
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, lte, max, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { prepared, preparedInsert, rowOfValues } from '#db/prepared.ts'
import type { LedgerChange } from '#db/rows.ts'
import { bills, history, historyChanges, transactions } from '#db/schema.ts'
import { type Image, imageOf } from './image.ts'

export type ActionRow = typeof history.$inferSelect
export type ChangeRow = typeof historyChanges.$inferSelect

/** A content of a record. */
export type Content = { recordId: string; version: number }

const insertOneAction = preparedInsert('insert_action', history)

export async function insertAction(db: Db, userId: string, row: ActionRow): Promise<void> {
  await insertOneAction(db, { ...row, userId })
}

/** Completes an action whose changes were not known when it began. */
export async function completeAction(
  db: Db,
  userId: string,
  id: string,
  { count, words }: Pick<ActionRow, 'count' | 'words'>,
): Promise<void> {
  await db
    .update(history)
    .set({ count, words })
    .where(and(eq(history.userId, userId), eq(history.id, id)))
}

type ChangeValues = Omit<ChangeRow, 'before'> & { before: string | null }

const insertOneChange = prepared<ChangeValues, unknown>('insert_change', (db, value) =>
  db.insert(historyChanges).values({
    ...rowOfValues(historyChanges),
    // As text: Drizzle would store a missing image as a JSON null.
    before: sql`${value('before')}::jsonb`,
  }),
)

export async function insertChanges(
  db: Db,
  userId: string,
  actionId: string,
  changes: readonly LedgerChange[],
): Promise<void> {
  const [only] = changes
  if (only === undefined) return
  if (changes.length === 1) {
    const before = only.before && imageOf(only.before)
    await insertOneChange(db, { userId, actionId, ...columnsOf(only), before })
    return
  }
  const column = <T>(pick: (change: LedgerChange) => T) => sql.param(changes.map(pick))
  await db.execute(sql`
    insert into ${historyChanges}
      (user_id, action_id, entity, record_id, version_before, version_after, before)
    select ${userId}::uuid, ${actionId}::uuid, * from unnest(
      ${column(({ entity }) => entity)}::text[],
      ${column(recordIdOf)}::uuid[],
      ${column(({ before }) => before?.version ?? null)}::int[],
      ${column(({ after }) => after?.version ?? null)}::int[],
      ${column(({ before }) => before && imageOf(before))}::jsonb[])`)
}

function columnsOf(change: LedgerChange) {
  return {
    entity: change.entity,
    recordId: recordIdOf(change),
    versionBefore: change.before?.version ?? null,
    versionAfter: change.after?.version ?? null,
  }
}

export async function findAction(
  db: Db,
  userId: string,
  id: string,
): Promise<ActionRow | undefined> {
  const [row] = await db
    .select()
    .from(history)
    .where(and(eq(history.userId, userId), eq(history.id, id)))
  return row
}

/** Actions since an instant, newest first, after the one that is named. */
export function listActions(
  db: Db,
  userId: string,
  { since, after, limit }: { since: Date; after: string | undefined; limit: number },
): Promise<ActionRow[]> {
  return db
    .select()
    .from(history)
    .where(
      and(
        eq(history.userId, userId),
        gte(history.at, since),
        after === undefined ? undefined : lt(history.id, after),
      ),
    )
    .orderBy(desc(history.id))
    .limit(limit)
}

export async function setUndoneBy(
  db: Db,
  userId: string,
  id: string,
  undoneBy: string | null,
): Promise<void> {
  await db
    .update(history)
    .set({ undoneBy })
    .where(and(eq(history.userId, userId), eq(history.id, id)))
}

/** What an action did to bills. */
export function listBillChanges(db: Db, userId: string, actionId: string): Promise<ChangeRow[]> {
  return db
    .select()
    .from(historyChanges)
    .where(
      and(
        eq(historyChanges.userId, userId),
        eq(historyChanges.actionId, actionId),
        eq(historyChanges.entity, 'bill'),
      ),
    )
}

/** The first changes whose records are not as the action left them, and how many there are. */
export async function listChangedSince(
  db: Db,
  userId: string,
  actionId: string,
  limit: number,
): Promise<{ count: number; changes: ChangeRow[] }> {
  const isSameRecord = (table: typeof transactions | typeof bills) =>
    and(eq(table.userId, historyChanges.userId), eq(table.id, historyChanges.recordId))
  const rows = await db
    .select({ change: historyChanges, count: sql<number>`count(*) over ()::int` })
    .from(historyChanges)
    .leftJoin(transactions, isSameRecord(transactions))
    .leftJoin(bills, isSameRecord(bills))
    .where(
      and(
        eq(historyChanges.userId, userId),
        eq(historyChanges.actionId, actionId),
        sql`coalesce(${transactions.version}, ${bills.version}) is distinct from ${historyChanges.versionAfter}`,
      ),
    )
    .orderBy(asc(historyChanges.recordId))
    .limit(limit)
  return { count: rows[0]?.count ?? 0, changes: rows.map(({ change }) => change) }
}

/** The first changes of each of several actions. */
export async function listFirstChanges(
  db: Db,
  userId: string,
  actionIds: readonly string[],
  limit: number,
): Promise<ChangeRow[]> {
  if (actionIds.length === 0) return []
  const first = db
    .select()
    .from(historyChanges)
    .where(and(eq(historyChanges.userId, userId), eq(historyChanges.actionId, sql`action.id`)))
    .orderBy(asc(historyChanges.recordId))
    .limit(limit)
    .as('first')
  return db
    .select({
      userId: first.userId,
      actionId: first.actionId,
      entity: first.entity,
      recordId: first.recordId,
      versionBefore: first.versionBefore,
      versionAfter: first.versionAfter,
      before: first.before,
    })
    .from(sql`unnest(${sql.param(actionIds)}::uuid[]) as action (id)`)
    .crossJoinLateral(first)
}

/** Contents that later changes have replaced. */
export async function listImages(
  db: Db,
  userId: string,
  contents: readonly Content[],
): Promise<(Content & { image: Image })[]> {
  if (contents.length === 0) return []
  const { rows } = await db.execute<Content & { image: Image }>(sql`
    select distinct on (record_id, version_before)
        record_id as "recordId", version_before as version, before as image
      from ${historyChanges}
      join unnest(
        ${sql.param(contents.map(({ recordId }) => recordId))}::uuid[],
        ${sql.param(contents.map(({ version }) => version))}::int[]) as wanted (id, version)
        on record_id = wanted.id and version_before = wanted.version
      where user_id = ${userId} and before is not null
      order by record_id, version_before`)
  return rows
}

/** The highest version that each of these records had, of those that were changed or removed. */
export async function listLatestVersions(
  db: Db,
  userId: string,
  recordIds: readonly string[],
): Promise<Map<string, number>> {
  if (recordIds.length === 0) return new Map()
  const { recordId, versionBefore, before } = historyChanges
  const rows = await db
    .select({ recordId, version: max(versionBefore) })
    .from(historyChanges)
    .where(
      and(
        eq(historyChanges.userId, userId),
        sql`${recordId} = any(${sql.param(recordIds)}::uuid[])`,
        isNotNull(before),
      ),
    )
    .groupBy(recordId)
  return new Map(rows.map((row) => [row.recordId, row.version ?? 0]))
}

/** The payments of a bill that were removed after the bill itself was, newest first. */
export async function listPaymentsRemovedSince(
  db: Db,
  userId: string,
  billId: string,
): Promise<Image[]> {
  const { actionId, entity, recordId, versionAfter, before } = historyChanges
  const isOwn = eq(historyChanges.userId, userId)
  const [removal] = await db
    .select({ actionId })
    .from(historyChanges)
    .where(and(isOwn, eq(recordId, billId), isNotNull(before), isNull(versionAfter)))
    .orderBy(desc(actionId))
    .limit(1)
  if (removal === undefined) return []
  const rows = await db
    .select({ before })
    .from(historyChanges)
    .where(
      and(
        isOwn,
        gt(actionId, removal.actionId),
        eq(entity, 'transaction'),
        isNull(versionAfter),
        sql`${before}->>'billId' = ${billId}`,
      ),
    )
    .orderBy(desc(actionId))
  return rows.flatMap(({ before }) => (before ? [before] : []))
}

/** True when a record is now what it was right after an action, or has not changed since. */
export async function isAsAfter(
  db: Db,
  userId: string,
  record: { id: string; version: number },
  action: string,
): Promise<boolean> {
  const { actionId, recordId, versionBefore } = historyChanges
  const [next] = await db
    .select({ versionBefore })
    .from(historyChanges)
    .where(and(eq(historyChanges.userId, userId), gt(actionId, action), eq(recordId, record.id)))
    .orderBy(asc(actionId))
    .limit(1)
  return next === undefined || next.versionBefore === record.version
}

/** Some of the oldest actions from before an instant, of any user. */
export function listExpiredActions(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ userId: string; id: string }[]> {
  return db
    .select({ userId: history.userId, id: history.id })
    .from(history)
    .where(lt(history.at, before))
    .orderBy(asc(history.at))
    .limit(limit)
}

/** Deletes some changes of an action and returns how many. */
export async function deleteSomeChanges(
  db: Db,
  userId: string,
  actionId: string,
  limit: number,
): Promise<number> {
  const isOfAction = and(eq(historyChanges.userId, userId), eq(historyChanges.actionId, actionId))
  // A bound instead of a list of ids: joining one would need statistics that may not exist yet.
  const [last] = await db
    .select({ recordId: historyChanges.recordId })
    .from(historyChanges)
    .where(isOfAction)
    .orderBy(asc(historyChanges.recordId))
    .offset(limit - 1)
    .limit(1)
  const { rowCount } = await db
    .delete(historyChanges)
    .where(and(isOfAction, last && lte(historyChanges.recordId, last.recordId)))
  return rowCount ?? 0
}

export async function deleteAction(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(history).where(and(eq(history.userId, userId), eq(history.id, id)))
}
