import { monthRange } from '@evenkeel/domain/calendar'
import type { TransactionType } from '@evenkeel/domain/ledger'
import { type Cents, formatCents, sumCents } from '@evenkeel/domain/money'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { prepared, type ValueOf } from '#db/prepared.ts'
import { dailyTotals, ledgers, monthlyTotals } from '#db/schema.ts'

/** What a transaction adds to the totals of its day; negative where it takes away. */
export type Delta = {
  day: string
  type: TransactionType
  category: string
  cents: Cents
  count: number
}

const takeLedger = prepared('lock_ledger', (db, value: ValueOf<{ userId: string }>) =>
  db
    .update(ledgers)
    .set({ version: sql`${ledgers.version} + 1` })
    .where(eq(ledgers.userId, value('userId'))),
)

/** Serializes one user's writes: every write holds this row until it commits. */
export async function lockLedger(db: Db, userId: string): Promise<void> {
  await takeLedger(db, { userId })
}

/** Moves the totals by what was written, in the same database transaction. */
export async function applyDeltas(db: Db, userId: string, deltas: readonly Delta[]): Promise<void> {
  const byMonth = deltas.map((delta) => ({ ...delta, day: monthRange(delta.day).from }))
  await pipeline([
    moveTotals(db, userId, daily, mergeDeltas(deltas)),
    moveTotals(db, userId, monthly, mergeDeltas(byMonth)),
  ])
}

function mergeDeltas(deltas: readonly Delta[]): Delta[] {
  const merged = new Map<string, Delta>()
  for (const delta of deltas) {
    const key = `${delta.day} ${delta.type} ${delta.category}`
    const before = merged.get(key)
    merged.set(key, {
      ...delta,
      cents: sumCents([delta.cents, before?.cents ?? 0]),
      count: delta.count + (before?.count ?? 0),
    })
  }
  return [...merged.values()].filter((delta) => delta.count !== 0 || delta.cents !== 0)
}

async function moveTotals(
  db: Db,
  userId: string,
  { name, add, change, removeEmpty }: Level,
  deltas: readonly Delta[],
): Promise<void> {
  const isAddition = (delta: Delta) => delta.count > 0 && delta.cents > 0
  const additions = deltas.filter(isAddition)
  const changes = deltas.filter((delta) => !isAddition(delta))
  if (additions.length > 0) await add(db, columnsOf(userId, additions))
  if (changes.length === 0) return
  const rows = await change(db, columnsOf(userId, changes))
  if (rows.length !== changes.length)
    throw new Error(`The ${name} totals do not match the transactions`)
  if (rows.some((row) => row.count === 0)) await removeEmpty(db, columnsOf(userId, changes))
}

/** Deltas column by column, so that one statement takes any number of them. */
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

/** The three statements that move the totals of one level; `day` is the first day of a total's span. */
function levelOf(name: string, table: typeof dailyTotals | typeof monthlyTotals, day: PgColumn) {
  const { userId, type, category, total, count } = table
  return {
    name,
    add: prepared(`add_to_${name}_totals`, (db, value: DeltaValue) =>
      db
        .insert(table)
        .select(sql`select ${value('userId')}::uuid, * from ${rowsOf(value)}`)
        .onConflictDoUpdate({
          target: [userId, day, type, category],
          set: { total: sql`${total} + excluded.total`, count: sql`${count} + excluded.count` },
        }),
    ),
    change: prepared(`change_${name}_totals`, (db, value: DeltaValue) =>
      db
        .update(table)
        .set({ total: sql`${total} + d.cents`, count: sql`${count} + d.count` })
        .from(sql`${rowsOf(value)} as d (day, type, category, cents, count)`)
        .where(
          and(
            eq(userId, value('userId')),
            eq(day, sql`d.day`),
            eq(type, sql`d.type`),
            eq(category, sql`d.category`),
          ),
        )
        .returning({ count }),
    ),
    removeEmpty: prepared(`remove_empty_${name}_totals`, (db, value: DeltaValue) =>
      db
        .delete(table)
        .where(
          and(
            eq(userId, value('userId')),
            sql`${day} = any(${value('days')}::date[])`,
            eq(count, 0),
          ),
        ),
    ),
  }
}

const daily = levelOf('daily', dailyTotals, dailyTotals.day)
const monthly = levelOf('monthly', monthlyTotals, monthlyTotals.month)
type Level = typeof daily | typeof monthly
