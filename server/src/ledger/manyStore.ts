import type { Transaction } from '@evenkeel/domain/ledger'
import { parseSignedCents } from '@evenkeel/domain/money'
import { and, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { withoutNestedLoops } from '#db/joins.ts'
import { pipeline } from '#db/pipeline.ts'
import type { TransactionChange } from '#db/rows.ts'
import { historyChanges, transactions } from '#db/schema.ts'
import { transactionOf } from './image.ts'
import { applyDeltas, type Delta } from './totalsStore.ts'
import { findTransactions } from './transactionStore.ts'

// Changes to any number of transactions, which never leave the database. The history is written first, from the rows as
// they are; then the rows follow it, and the totals follow the images in the history.

/** Writes history, rows and totals of an action. Returns how many transactions it changed, and the payments of bills. */
export type ManyTransactions = (
  db: Db,
  userId: string,
  actionId: string,
) => Promise<{
  count: number
  /** How many it added, less those that it removed. */
  added: number
  payments: TransactionChange[]
}>

export type FieldsToSet = Partial<Pick<Transaction, 'category' | 'date'>>

/** The records after one id, up to another. */
type Span = { after: string; upTo: string }
/** Some of the changes of an action. */
type Piece = Span & { userId: string; actionId: string }

/** Small enough that no statement comes near the time limit. */
const pieceSize = 10_000
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/**
 * Sets fields of the transactions that a condition selects, or deletes them. Those that already have the values stay
 * unchanged.
 */
export function changeMatches(
  matches: (userId: string) => SQL | undefined,
  set: FieldsToSet | undefined,
): ManyTransactions {
  return async (db, userId, actionId) => {
    const isWanted = and(matches(userId), isOther(set))
    const count = await inPieces(
      (after) =>
        recordSome(
          db,
          { userId, actionId, after },
          sql`
          select ${transactions.userId}, ${actionId}::uuid, 'transaction', ${transactions.id}, ${transactions.version},
              ${set ? sql`${transactions.latestVersion} + 1` : sql`null::int`}, ${imageOfRow}
            from ${transactions} where ${and(isWanted, gt(transactions.id, after))}
            order by ${transactions.id} limit ${pieceSize}`,
        ),
      ({ after, upTo }) => {
        // The same rows as were recorded: the ledger is locked.
        const isOfPiece = and(isWanted, gt(transactions.id, after), lte(transactions.id, upTo))
        return [set ? setFields(db, set, isOfPiece) : removeRows(db, isOfPiece)]
      },
    )
    const before = await sumImages(db, userId, actionId)
    const after = set ? before.map((delta) => ({ ...delta, ...daySet(set) })) : []
    await applyDeltas(db, userId, [...before.map(negative), ...after])
    return {
      count,
      added: set ? 0 : -count,
      payments: await listPaymentChanges(db, userId, actionId),
    }
  }
}

/**
 * Reverses what an action did to transactions; the caller has made sure that none has changed since.
 * @param size how many changes it made
 */
export function reverse(undone: string, size: number): ManyTransactions {
  return async (db, userId, actionId) => {
    const count = await withoutNestedLoops(db, size, () =>
      reverseRows(db, userId, actionId, undone),
    )
    const left = await sumImages(db, userId, actionId)
    const restored = await sumImages(db, userId, undone)
    await applyDeltas(db, userId, [...left.map(negative), ...restored])
    const added = countOf(restored) - countOf(left)
    return { count, added, payments: await listPaymentChanges(db, userId, actionId, undone) }
  }
}

function reverseRows(db: Db, userId: string, actionId: string, undone: string): Promise<number> {
  return inPieces(
    (after) =>
      recordSome(
        db,
        { userId, actionId, after },
        sql`
        select done.user_id, ${actionId}::uuid, done.entity, done.record_id, done.version_after, done.version_before,
            case when ${transactions.id} is not null then ${imageOfRow} end
          from ${historyChanges} as done
          left join ${transactions}
            on ${transactions.userId} = done.user_id and ${transactions.id} = done.record_id
          where done.user_id = ${userId} and done.action_id = ${undone} and done.entity = 'transaction'
            and done.record_id > ${after}
          order by done.record_id limit ${pieceSize}`,
      ),
    (span) => {
      const earlier = { ...span, userId, actionId: undone }
      // Removed first: a payment may take the place of another one of the same cycle.
      return [removeAgain(db, earlier), restoreFields(db, earlier), insertAgain(db, earlier)]
    },
  )
}

/** In the order of the ids, which no change affects: no row is missed or visited twice. */
async function inPieces(
  recordAfter: (after: string) => Promise<{ count: number; last: string | undefined }>,
  write: (span: Span) => Promise<number>[],
): Promise<number> {
  let [total, after] = [0, beforeAllIds]
  for (;;) {
    const { count, last } = await recordAfter(after)
    if (last === undefined) return total
    let rows = 0
    const add = (number: number) => {
      rows += number
    }
    await pipeline(write({ after, upTo: last }).map((written) => written.then(add)))
    if (rows !== count) throw new Error(`Wrote ${rows} transactions instead of ${count}`)
    if (count < pieceSize) return total + count
    total += count
    after = last
  }
}

/** Records changes that follow a record, and returns how many and the last of them. */
async function recordSome(
  db: Db,
  { userId, actionId, after }: Omit<Piece, 'upTo'>,
  changes: SQL,
): Promise<{ count: number; last: string | undefined }> {
  const { recordId } = historyChanges
  const [{ rowCount }, [last]] = await pipeline([
    db.execute(sql`
      insert into ${historyChanges}
          (user_id, action_id, entity, record_id, version_before, version_after, before)
        ${changes}`),
    db
      .select({ recordId })
      .from(historyChanges)
      .where(
        and(
          eq(historyChanges.userId, userId),
          eq(historyChanges.actionId, actionId),
          gt(recordId, after),
        ),
      )
      .orderBy(desc(recordId))
      .limit(1),
  ])
  return { count: rowCount ?? 0, last: last?.recordId }
}

/** What `imageOf` makes of a row. */
const imageOfRow = sql`jsonb_build_object(
  'id', ${transactions.id},
  'type', ${transactions.type},
  'amount', ${transactions.amount}::text,
  'description', ${transactions.description},
  'category', ${transactions.category},
  'date', to_char(${transactions.date}, 'YYYY-MM-DD'),
  'createdAt', to_char(${transactions.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'version', ${transactions.version},
  'billId', ${transactions.billId},
  'billDueDate', to_char(${transactions.billDueDate}, 'YYYY-MM-DD'))`

/** What the records of an action were before it, in sums of a day, type and category each. */
async function sumImages(db: Db, userId: string, actionId: string): Promise<Delta[]> {
  const { rows } = await db.execute<Omit<Delta, 'cents'> & { total: string }>(sql`
    select before->>'date' as day, before->>'type' as type, before->>'category' as category,
        sum((before->>'amount')::numeric)::text as total, count(*)::int as count
      from ${historyChanges}
      where user_id = ${userId} and action_id = ${actionId} and entity = 'transaction' and before is not null
      group by 1, 2, 3`)
  return rows.map(({ total, ...delta }) => ({ ...delta, cents: parseSignedCents(total) }))
}

function countOf(deltas: readonly Delta[]): number {
  return deltas.reduce((sum, { count }) => sum + count, 0)
}

function negative(delta: Delta): Delta {
  return { ...delta, cents: -delta.cents, count: -delta.count }
}

/** The fields of a delta that are set with those of its transactions. */
function daySet({ category, date }: FieldsToSet): Partial<Delta> {
  return { ...(category !== undefined && { category }), ...(date !== undefined && { day: date }) }
}

function isOther(set: FieldsToSet | undefined): SQL | undefined {
  if (set === undefined) return undefined
  const { category, date } = set
  return or(
    category === undefined ? undefined : sql`${transactions.category} <> ${category}`,
    date === undefined ? undefined : sql`${transactions.date} <> ${date}::date`,
  )
}

async function setFields(db: Db, fields: FieldsToSet, isOfPiece: SQL | undefined): Promise<number> {
  const next = sql`${transactions.latestVersion} + 1`
  const { rowCount } = await db
    .update(transactions)
    .set({ ...fields, version: next, latestVersion: next })
    .where(isOfPiece)
  return rowCount ?? 0
}

async function removeRows(db: Db, isOfPiece: SQL | undefined): Promise<number> {
  const { rowCount } = await db.delete(transactions).where(isOfPiece)
  return rowCount ?? 0
}

async function removeAgain(db: Db, undone: Piece): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${transactions} using ${historyChanges} as done
      where ${isRowOf(undone)} and done.version_before is null`)
  return rowCount ?? 0
}

/** A day in an image. A cast would depend on the session, which a distributed database refuses in an update. */
const dayInImage = sql`make_date(
  left(done.before->>'date', 4)::int,
  substr(done.before->>'date', 6, 2)::int,
  right(done.before->>'date', 2)::int)`

async function restoreFields(db: Db, undone: Piece): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${transactions}
      set type = done.before->>'type', amount = (done.before->>'amount')::numeric,
        description = done.before->>'description', category = done.before->>'category',
        date = ${dayInImage}, version = done.version_before
      from ${historyChanges} as done
      where ${isRowOf(undone)} and done.version_before is not null and done.version_after is not null`)
  return rowCount ?? 0
}

async function insertAgain(db: Db, undone: Piece): Promise<number> {
  const { rowCount } = await db.execute(sql`
    insert into ${transactions} (user_id, id, type, amount, description, category, date, created_at, version,
        latest_version, bill_id, bill_due_date)
      select done.user_id, done.record_id, done.before->>'type', (done.before->>'amount')::numeric,
          done.before->>'description', done.before->>'category', ${dayInImage},
          (done.before->>'createdAt')::timestamptz, done.version_before,
          (select max(version_before) from ${historyChanges} as other
            where other.user_id = done.user_id and other.record_id = done.record_id and other.before is not null),
          (done.before->>'billId')::uuid, (done.before->>'billDueDate')::date
        from ${historyChanges} as done where ${isIn(undone)} and done.version_after is null`)
  return rowCount ?? 0
}

/** Bounds both sides, so that each piece reads its own part of the rows only. */
function isRowOf(piece: Piece): SQL {
  const { userId, after, upTo } = piece
  return sql`${transactions.userId} = ${userId} and ${transactions.id} = done.record_id
    and ${transactions.id} > ${after} and ${transactions.id} <= ${upTo} and ${isIn(piece)}`
}

function isIn({ userId, actionId, after, upTo }: Piece): SQL {
  return sql`done.user_id = ${userId} and done.action_id = ${actionId} and done.entity = 'transaction'
    and done.record_id > ${after} and done.record_id <= ${upTo}`
}

/** What an action did to payments of bills, apart from those that it added for the first time. */
async function listPaymentChanges(
  db: Db,
  userId: string,
  actionId: string,
  undone?: string,
): Promise<TransactionChange[]> {
  const { recordId, entity, before } = historyChanges
  const rows = await db
    .select({ recordId, actionId: historyChanges.actionId, image: before })
    .from(historyChanges)
    .where(
      and(
        eq(historyChanges.userId, userId),
        inArray(historyChanges.actionId, [actionId, ...(undone ? [undone] : [])]),
        eq(entity, 'transaction'),
        sql`${before}->>'billId' is not null`,
      ),
    )
    .orderBy(recordId)
  const ids = [...new Set(rows.map((row) => row.recordId))]
  const images = new Map(
    rows.flatMap((row) => (row.actionId === actionId ? [[row.recordId, row.image]] : [])),
  )
  const live = new Map((await findTransactions(db, userId, ids)).map((row) => [row.id, row]))
  return ids.map((id): TransactionChange => {
    const after = live.get(id) ?? null
    const image = images.get(id)
    if (!image) return { entity: 'transaction', before: null, after }
    const content = transactionOf(image, userId)
    const latestVersion = after?.latestVersion ?? content.version
    return { entity: 'transaction', before: { ...content, latestVersion }, after }
  })
}
