import { AppError } from '@evenkeel/domain/errors'
import { formatCents } from '@evenkeel/domain/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { preparedInsert } from '#db/prepared.ts'
import type { TransactionChange, TransactionRow } from '#db/rows.ts'
import { transactions } from '#db/schema.ts'
import { applyDeltas, type Delta } from './totalsStore.ts'

export async function findTransactions(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<TransactionRow[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, userId),
        ids.length === 1
          ? eq(transactions.id, ids[0] as string)
          : sql`${transactions.id} = any(${sql.param(ids)}::uuid[])`,
      ),
    )
}

/** @throws AppError not_found, also for another user's transaction */
export async function requireTransaction(
  db: Db,
  userId: string,
  id: string,
): Promise<TransactionRow> {
  const [row] = await findTransactions(db, userId, [id])
  if (row === undefined) throw new AppError('not_found')
  return row
}

/**
 * Applies changes to the rows and their totals, with the same few statements for one row or thousands.
 * Called only by `writeLedger`, with rows read under the ledger's lock.
 */
export async function applyTransactions(
  db: Db,
  userId: string,
  changes: readonly TransactionChange[],
): Promise<void> {
  if (changes.length === 0) return
  const removed = changes.flatMap(({ before, after }) => (before && !after ? [before] : []))
  const edited = changes.flatMap(({ before, after }) => (before && after ? [after] : []))
  const added = changes.flatMap(({ before, after }) => (!before && after ? [after] : []))
  // Removed first: a payment may take the place of another one of the same cycle.
  await pipeline([
    remove(db, userId, removed),
    replace(db, userId, edited),
    insert(db, userId, added),
    applyDeltas(db, userId, changes.flatMap(deltasOf)),
  ])
}

function deltasOf({ before, after }: TransactionChange): Delta[] {
  return [...(before ? [deltaOf(before, -1)] : []), ...(after ? [deltaOf(after, 1)] : [])]
}

function deltaOf(row: TransactionRow, sign: 1 | -1): Delta {
  return {
    day: row.date,
    type: row.type,
    category: row.category,
    cents: sign * row.amount,
    count: sign,
  }
}

async function remove(db: Db, userId: string, rows: readonly TransactionRow[]): Promise<void> {
  if (rows.length === 0) return
  const ids = sql.param(rows.map(({ id }) => id))
  const { rowCount } = await db
    .delete(transactions)
    .where(and(eq(transactions.userId, userId), sql`${transactions.id} = any(${ids}::uuid[])`))
  requireAll(rowCount, rows.length)
}

const insertRow = preparedInsert('insert_transaction', transactions)

async function insert(db: Db, userId: string, rows: readonly TransactionRow[]): Promise<void> {
  const [row] = rows
  if (row === undefined) return
  // One row goes in by VALUES, which a distributed database sends straight to its shard.
  if (rows.length === 1) await insertRow(db, { ...row, userId })
  else {
    await db.execute(sql`
      insert into ${transactions} (user_id, id, type, amount, description, category, date,
        version, latest_version, created_at, bill_id, bill_due_date)
      select ${userId}::uuid, * from ${unnested(rows)}`)
  }
}

async function replace(db: Db, userId: string, rows: readonly TransactionRow[]): Promise<void> {
  const [row] = rows
  if (row === undefined) return
  const { rowCount } =
    rows.length === 1
      ? await updateRow(db, userId, row)
      : await db.execute(sql`
          update ${transactions} as kept
            set type = new.type, amount = new.amount, description = new.description,
              category = new.category, date = new.date, version = new.version,
              latest_version = new.latest_version
            from ${unnested(rows)} as new (id, type, amount, description, category, date,
              version, latest_version, created_at, bill_id, bill_due_date)
            where kept.user_id = ${userId} and kept.id = new.id`)
  requireAll(rowCount, rows.length)
}

function updateRow(db: Db, userId: string, { userId: _u, id, ...fields }: TransactionRow) {
  return db
    .update(transactions)
    .set(fields)
    .where(and(eq(transactions.userId, userId), eq(transactions.id, id)))
}

/** Rows column by column: as many as there are in one statement. */
function unnested(rows: readonly TransactionRow[]) {
  const column = <T>(pick: (row: TransactionRow) => T) => sql.param(rows.map(pick))
  return sql`unnest(
    ${column((row) => row.id)}::uuid[],
    ${column((row) => row.type)}::text[],
    ${column((row) => formatCents(row.amount))}::numeric[],
    ${column((row) => row.description)}::text[],
    ${column((row) => row.category)}::text[],
    ${column((row) => row.date)}::date[],
    ${column((row) => row.version)}::int[],
    ${column((row) => row.latestVersion)}::int[],
    ${column((row) => row.createdAt.toISOString())}::timestamptz[],
    ${column((row) => row.billId)}::uuid[],
    ${column((row) => row.billDueDate)}::date[])`
}

/** Every row was read under the lock that is still held. */
function requireAll(found: number | null, wanted: number): void {
  if (found !== wanted) throw new Error(`Wrote ${found} transactions instead of ${wanted}`)
}
