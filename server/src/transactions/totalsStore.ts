import { type Cents, formatCents, sumCents } from '@evenkeel/domain/money'
import type { TransactionFilter, TransactionType } from '@evenkeel/domain/transactions'
import { and, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { prepared, type ValueOf } from '#db/prepared.ts'
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

const takeLedger = prepared('lock_ledger', (db, value: ValueOf<{ userId: string }>) =>
  db
    .update(ledgers)
    .set({ version: sql`${ledgers.version} + 1` })
    .where(eq(ledgers.userId, value('userId'))),
)

/** Puts one person's writes in order: whoever writes their entries holds this row until the commit. */
export async function lockLedger(db: Db, userId: string): Promise<void> {
  await takeLedger(db, { userId })
}

/** Moves the daily totals by what was written; called in the transaction of the write and nowhere else. */
export async function applyDeltas(db: Db, userId: string, deltas: readonly Delta[]): Promise<void> {
  const merged = mergeDeltas(deltas)
  const additions = merged.filter((delta) => delta.count > 0 && delta.cents > 0)
  const changes = merged.filter((delta) => !additions.includes(delta))
  if (additions.length > 0) await addToTotals(db, columnsOf(userId, additions))
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

/** A person's deltas column by column: as many rows as there are in one statement. */
function columnsOf(userId: string, deltas: readonly Delta[]) {
  return {
    userId,
    days: deltas.map((delta) => delta.day),
    types: deltas.map((delta) => delta.type),
    categories: deltas.map((delta) => delta.category),
    totals: deltas.map((delta) => formatCents(delta.cents)),
    counts: deltas.map((delta) => delta.count),
  }
}

type DeltaValue = ValueOf<ReturnType<typeof columnsOf>>

function rowsOf(value: DeltaValue): SQL {
  return sql`unnest(${value('days')}::date[], ${value('types')}::text[], ${value('categories')}::text[],
    ${value('totals')}::numeric[], ${value('counts')}::int[])`
}

const addToTotals = prepared('add_to_totals', (db, value: DeltaValue) =>
  db
    .insert(dailyTotals)
    .select(sql`select ${value('userId')}::uuid, * from ${rowsOf(value)}`)
    .onConflictDoUpdate({
      target: [dailyTotals.userId, dailyTotals.day, dailyTotals.type, dailyTotals.category],
      set: {
        total: sql`${dailyTotals.total} + excluded.total`,
        count: sql`${dailyTotals.count} + excluded.count`,
      },
    }),
)

const changeRows = prepared('change_totals', (db, value: DeltaValue) =>
  db
    .update(dailyTotals)
    .set({ total: sql`${dailyTotals.total} + d.cents`, count: sql`${dailyTotals.count} + d.count` })
    .from(sql`${rowsOf(value)} as d (day, type, category, cents, count)`)
    .where(
      and(
        eq(dailyTotals.userId, value('userId')),
        eq(dailyTotals.day, sql`d.day`),
        eq(dailyTotals.type, sql`d.type`),
        eq(dailyTotals.category, sql`d.category`),
      ),
    )
    .returning({ count: dailyTotals.count }),
)

async function changeTotals(db: Db, userId: string, deltas: readonly Delta[]): Promise<void> {
  const rows = await changeRows(db, columnsOf(userId, deltas))
  if (rows.length !== deltas.length) throw new Error('The daily totals do not match the entries')
  if (rows.some((row) => row.count === 0)) await deleteEmptyTotals(db, userId, deltas)
}

async function deleteEmptyTotals(db: Db, userId: string, deltas: readonly Delta[]): Promise<void> {
  const days = deltas.map((delta) => delta.day)
  await db
    .delete(dailyTotals)
    .where(
      and(eq(dailyTotals.userId, userId), inArray(dailyTotals.day, days), eq(dailyTotals.count, 0)),
    )
}
