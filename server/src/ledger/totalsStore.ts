import { monthRange } from '@evenkeel/domain/calendar'
import { AppError } from '@evenkeel/domain/errors'
import { fullWords, type RecordCounts, type TransactionType } from '@evenkeel/domain/ledger'
import { type Cents, formatCents, sumCents } from '@evenkeel/domain/money'
import { eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#db/db.ts'
import { manyRows, withoutNestedLoops } from '#db/joins.ts'
import { pipeline } from '#db/pipeline.ts'
import { prepared, preparedRows, type ValueOf } from '#db/prepared.ts'
import { dailyTotals, ledgers, monthlyTotals } from '#db/schema.ts'
import { requireRoomForCategories } from './categoryStore.ts'

/** What a transaction adds to the totals of its day; negative where it takes away. */
export type Delta = {
  day: string
  type: TransactionType
  category: string
  cents: Cents
  count: number
}

type Taking = RecordCounts & { userId: string }

const takeLedger = prepared<Taking, RecordCounts[]>('lock_ledger', (db, value: ValueOf<Taking>) =>
  db
    .update(ledgers)
    .set({
      version: sql`${ledgers.version} + 1`,
      transactions: sql`${ledgers.transactions} + ${value('transactions')}::int`,
      bills: sql`${ledgers.bills} + ${value('bills')}::int`,
    })
    .where(eq(ledgers.userId, value('userId')))
    .returning({ transactions: ledgers.transactions, bills: ledgers.bills }),
)

const nothingAdded: RecordCounts = { transactions: 0, bills: 0 }

/**
 * Serializes one user's writes: every write holds this row until it commits. Also counts what the write adds.
 * @param added how many records it adds, negative if it removes some
 * @throws AppError account_full if the account would hold too many
 */
export async function lockLedger(
  db: Db,
  userId: string,
  added: RecordCounts = nothingAdded,
): Promise<void> {
  const [counts] = await takeLedger(db, { userId, ...added })
  // A full account can still be edited and emptied.
  if (counts === undefined || (added.transactions <= 0 && added.bills <= 0)) return
  const message = fullWords({
    transactions: added.transactions > 0 ? counts.transactions : 0,
    bills: added.bills > 0 ? counts.bills : 0,
  })
  if (message !== undefined) throw new AppError('account_full', { message })
}

const selectVersion = prepared('find_ledger_version', (db, value: ValueOf<{ userId: string }>) =>
  db
    .select({ version: ledgers.version })
    .from(ledgers)
    .where(eq(ledgers.userId, value('userId'))),
)

/** Counts a user's writes, so that anything cached from their transactions can be invalidated. */
export async function findLedgerVersion(db: Db, userId: string): Promise<number> {
  const [row] = await selectVersion(db, { userId })
  return row?.version ?? 0
}

/** Counts records that are added or removed under the lock. */
export async function countAdded(db: Db, userId: string, added: RecordCounts): Promise<void> {
  if (added.transactions !== 0 || added.bills !== 0) await lockLedger(db, userId, added)
}

/**
 * Moves the totals by what was written, in the same database transaction.
 * @throws AppError account_full if the transactions would have too many different categories
 */
export async function applyDeltas(db: Db, userId: string, deltas: readonly Delta[]): Promise<void> {
  const byMonth = deltas.map((delta) => ({ ...delta, day: monthRange(delta.day).from }))
  const [, begun] = await withoutNestedLoops(db, deltas.length, () =>
    pipeline([
      moveTotals(db, userId, daily, mergeDeltas(deltas)),
      moveTotals(db, userId, monthly, mergeDeltas(byMonth)),
    ]),
  )
  const known = new Set(deltas.flatMap(({ count, category }) => (count < 0 ? [category] : [])))
  await requireRoomForCategories(
    db,
    userId,
    begun.filter((category) => !known.has(category)),
  )
}

function mergeDeltas(deltas: readonly Delta[]): Delta[] {
  const merged = new Map<string, Delta>()
  for (const delta of deltas) {
    const key = keyOf(delta)
    const before = merged.get(key)
    merged.set(key, {
      ...delta,
      cents: sumCents([delta.cents, before?.cents ?? 0]),
      count: delta.count + (before?.count ?? 0),
    })
  }
  return [...merged.values()].filter((delta) => delta.count !== 0 || delta.cents !== 0)
}

/** Returns the category of each total that did not exist before. */
async function moveTotals(
  db: Db,
  userId: string,
  level: Level,
  deltas: readonly Delta[],
): Promise<string[]> {
  const [begun] = await pipeline([
    addToTotals(db, userId, level, deltas.filter(isAddition)),
    changeTotals(
      db,
      userId,
      level,
      deltas.filter((delta) => !isAddition(delta)),
    ),
  ])
  return begun
}

/** What only adds, which is most of what is written, needs no look at what was there. */
async function addToTotals(
  db: Db,
  userId: string,
  { addOne, addMany }: Level,
  deltas: readonly Delta[],
): Promise<string[]> {
  const [only, ...others] = deltas
  if (only === undefined) return []
  const counts = new Map(deltas.map((delta) => [keyOf(delta), delta.count]))
  // One row goes in by VALUES, which a distributed database sends straight to its shard.
  const kept =
    others.length === 0
      ? await addOne(db, { userId, ...only, total: formatCents(only.cents) })
      : await addMany(db, columnsOf(userId, deltas))
  return kept.flatMap((total) => (total.count === counts.get(keyOf(total)) ? [total.category] : []))
}

/** Changes totals that are there, and removes those that become empty. */
async function changeTotals(
  db: Db,
  userId: string,
  { name, change, removeEmpty }: Level,
  deltas: readonly Delta[],
): Promise<void> {
  const shrinking = deltas.filter(({ count }) => count < 0)
  const [changed] = await pipeline([
    change(db, columnsOf(userId, deltas)),
    removeEmpty(db, columnsOf(userId, shrinking)),
  ])
  if (changed !== deltas.length) {
    throw new Error(`The ${name} totals do not match the transactions`)
  }
}

function keyOf({ day, type, category }: Pick<Delta, 'day' | 'type' | 'category'>): string {
  return `${day} ${type} ${category}`
}

function isAddition({ count, cents }: Delta): boolean {
  return count > 0 && cents > 0
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

type DeltaColumns = ReturnType<typeof columnsOf>
type DeltaSql = (column: keyof DeltaColumns) => SQLWrapper

function rowsOf(value: DeltaSql): SQL {
  return sql`unnest(${value('days')}::date[], ${value('types')}::text[], ${value('categories')}::text[],
    ${value('totals')}::numeric[], ${value('counts')}::int[])`
}

type Kept = { table: typeof dailyTotals | typeof monthlyTotals; day: PgColumn }

/** Inserts what the totals do not have yet. */
function addStatement({ table, day }: Kept, rows: SQL): SQL {
  const first = sql.identifier(day.name)
  return sql`insert into ${table} as kept (user_id, ${first}, type, category, total, count) ${rows}
    on conflict (user_id, ${first}, type, category) do update
      set total = kept.total + excluded.total, count = kept.count + excluded.count
    returning ${first}, type, category, count`
}

function isSame({ day }: Kept, value: DeltaSql): SQL {
  return sql`kept.user_id = ${value('userId')} and kept.${sql.identifier(day.name)} = net.day
    and kept.type = net.type and kept.category = net.category`
}

const netColumns = sql.raw('net (day, type, category, total, count)')

function changeStatement(kept: Kept, value: DeltaSql): SQL {
  return sql`update ${kept.table} as kept set total = kept.total + net.total, count = kept.count + net.count
    from ${rowsOf(value)} as ${netColumns}
    where ${isSame(kept, value)} and kept.count + net.count >= 0
    returning 1`
}

function removeEmptyStatement(kept: Kept, value: DeltaSql): SQL {
  return sql`delete from ${kept.table} as kept using ${rowsOf(value)} as ${netColumns}
    where ${isSame(kept, value)} and kept.count = 0
    returning 1`
}

type OneTotal = Pick<Delta, 'day' | 'type' | 'category' | 'count'> & {
  userId: string
  total: string
}
type AddedColumns = [day: string, type: TransactionType, category: string, count: number]

const readAdded = ([day, type, category, count]: AddedColumns) => ({ day, type, category, count })

/** A statement over deltas, and how many totals it touched. */
function overDeltas(name: string, statementOf: (value: DeltaSql) => SQL) {
  const few = preparedRows(
    name,
    (db, value: ValueOf<DeltaColumns>) => ({
      toSQL: () => db.execute(statementOf(value)).getQuery(),
    }),
    () => 1,
  )
  return async (db: Db, values: DeltaColumns): Promise<number> => {
    if (values.days.length === 0) return 0
    if (values.days.length < manyRows) return (await few(db, values)).length
    // Planned for the deltas at hand: the plan for a few would take hours for a hundred thousand.
    const { rows } = await db.execute(statementOf((column) => sql.param(values[column])))
    return rows.length
  }
}

/** The statements that move the totals of one level; `day` is the first day of a total's span. */
function levelOf(name: string, kept: Kept) {
  return {
    name,
    addOne: preparedRows(
      `add_to_one_${name}_total`,
      (db, value: ValueOf<OneTotal>) => {
        const row = sql`values (${value('userId')}, ${value('day')}, ${value('type')}, ${value('category')},
          ${value('total')}, ${value('count')})`
        return { toSQL: () => db.execute(addStatement(kept, row)).getQuery() }
      },
      readAdded,
    ),
    addMany: preparedRows(
      `add_to_${name}_totals`,
      (db, value: ValueOf<DeltaColumns>) => {
        const rows = sql`select ${value('userId')}::uuid, * from ${rowsOf(value)}`
        return { toSQL: () => db.execute(addStatement(kept, rows)).getQuery() }
      },
      readAdded,
    ),
    change: overDeltas(`change_${name}_totals`, (value) => changeStatement(kept, value)),
    removeEmpty: overDeltas(`remove_empty_${name}_totals`, (value) =>
      removeEmptyStatement(kept, value),
    ),
  }
}

const daily = levelOf('daily', { table: dailyTotals, day: dailyTotals.day })
const monthly = levelOf('monthly', { table: monthlyTotals, day: monthlyTotals.month })
type Level = typeof daily
