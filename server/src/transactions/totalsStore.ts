import { type Cents, formatCents, sumCents } from '@evenkeel/domain/money'
import type { TransactionFilter, TransactionType } from '@evenkeel/domain/transactions'
import { and, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { dailyTotals, ledgers } from '#db/schema.ts'

/** What an entry adds to the totals of its day, or takes away from them where it is negative. */
export type Delta = {
  day: string
  type: TransactionType
  category: string
  cents: Cents
  count: number
}

/** The daily totals of the entries that match, where days, types and categories are all that is asked for. */
export function totalsMatch(
  userId: string,
  { type, category, startDate, endDate }: TransactionFilter,
) {
  return and(
    eq(dailyTotals.userId, userId),
    type && eq(dailyTotals.type, type),
    category === undefined ? undefined : eq(dailyTotals.category, category),
    startDate === undefined ? undefined : gte(dailyTotals.day, startDate),
    endDate === undefined ? undefined : lte(dailyTotals.day, endDate),
  )
}

/** Puts one person's writes in order: whoever writes their entries holds this row until the commit. */
export async function lockLedger(db: Db, userId: string): Promise<void> {
  await db
    .update(ledgers)
    .set({ version: sql`${ledgers.version} + 1` })
    .where(eq(ledgers.userId, userId))
}

/** Moves the daily totals by what was written; called in the transaction of the write and nowhere else. */
export async function applyDeltas(db: Db, userId: string, deltas: readonly Delta[]): Promise<void> {
  const merged = mergeDeltas(deltas)
  const additions = merged.filter((delta) => delta.count > 0 && delta.cents > 0)
  const changes = merged.filter((delta) => !additions.includes(delta))
  if (additions.length > 0) await addToTotals(db, userId, additions)
  if (changes.length > 0) await changeTotals(db, userId, changes)
}

function mergeDeltas(deltas: readonly Delta[]): Delta[] {
  const merged = new Map<string, Delta>()
  for (const delta of deltas) {
    const key = JSON.stringify([delta.day, delta.type, delta.category])
    const before = merged.get(key)
    merged.set(key, {
      ...delta,
      cents: sumCents([delta.cents, before?.cents ?? 0]),
      count: delta.count + (before?.count ?? 0),
    })
  }
  return [...merged.values()].filter((delta) => delta.count !== 0 || delta.cents !== 0)
}

/** The deltas as rows of a statement, however many there are. */
function asRows(deltas: readonly Delta[]): SQL {
  return sql`unnest(
    ${sql.param(deltas.map((delta) => delta.day))}::date[],
    ${sql.param(deltas.map((delta) => delta.type))}::text[],
    ${sql.param(deltas.map((delta) => delta.category))}::text[],
    ${sql.param(deltas.map((delta) => formatCents(delta.cents)))}::numeric[],
    ${sql.param(deltas.map((delta) => delta.count))}::int[])`
}

async function addToTotals(db: Db, userId: string, deltas: readonly Delta[]): Promise<void> {
  await db.execute(sql`
    insert into ${dailyTotals} (user_id, day, type, category, total, count)
    select ${userId}::uuid, * from ${asRows(deltas)}
    on conflict (user_id, day, type, category) do update
      set total = ${dailyTotals.total} + excluded.total, count = ${dailyTotals.count} + excluded.count`)
}

async function changeTotals(db: Db, userId: string, deltas: readonly Delta[]): Promise<void> {
  const { rows } = await db.execute<{ count: number }>(sql`
    update ${dailyTotals} as t
      set total = t.total + d.cents, count = t.count + d.count
      from ${asRows(deltas)} as d (day, type, category, cents, count)
      where t.user_id = ${userId} and t.day = d.day and t.type = d.type and t.category = d.category
      returning t.count`)
  if (rows.length !== deltas.length) throw new Error('The daily totals do not match the entries')
  if (rows.some((row) => row.count === 0)) await deleteEmptyTotals(db, userId, deltas)
}

async function deleteEmptyTotals(db: Db, userId: string, deltas: readonly Delta[]): Promise<void> {
  await db.execute(sql`
    delete from ${dailyTotals} as t using ${asRows(deltas)} as d (day, type, category, cents, count)
      where t.user_id = ${userId} and t.day = d.day and t.type = d.type and t.category = d.category
        and t.count = 0`)
}
