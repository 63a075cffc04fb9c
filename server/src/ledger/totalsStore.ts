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
  { name, add, change, changeMany }: Level,
  deltas: readonly Delta[],
): Promise<string[]> {
  if (deltas.length === 0) return []
  const values = columnsOf(userId, deltas)
  // What only adds, which is most of what is written, needs no look at what was there.
  if (deltas.every(isAddition)) {
    const counts = new Map(deltas.map((delta) => [keyOf(delta), delta.count]))
    const kept = await add(db, values)
    return kept.flatMap((total) =>
      total.count === counts.get(keyOf(total)) ? [total.category] : [],
    )
  }
  const [changed] = await (deltas.length < manyRows ? change(db, values) : changeMany(db, values))
  if (changed?.missing !== 0) throw new Error(`The ${name} totals do not match the transactions`)
  return changed.begun ?? []
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
type DeltaValue = ValueOf<DeltaColumns>

function rowsOf(value: (column: Exclude<keyof DeltaColumns, 'userId'>) => SQLWrapper): SQL {
  return sql`unnest(${value('days')}::date[], ${value('types')}::text[], ${value('categories')}::text[],
    ${value('totals')}::numeric[], ${value('counts')}::int[])`
}

/** How many totals were missing, and the category of each that did not exist before. */
type Changed = { missing: number; begun: string[] | null }

/**
 * Changes the totals of one level and removes those that become empty.
 * @param rows what to add to each: day, type, category, total and count
 */
function changeStatement({ table, day }: Kept, owner: SQL, rows: SQL): SQL {
  const first = sql.identifier(day.name)
  const isSame = sql`kept.user_id = ${owner} and kept.${first} = net.day and kept.type = net.type
    and kept.category = net.category`
  const isAddition = sql`net.count > 0 and net.total > 0`
  return sql`
    with net as (select * from ${rows} as net (day, type, category, total, count)),
    added as (
      insert into ${table} as kept (user_id, ${first}, type, category, total, count)
        select ${owner}, net.* from net where ${isAddition}
        on conflict (user_id, ${first}, type, category) do update
          set total = kept.total + excluded.total, count = kept.count + excluded.count
        returning ${first} as day, type, category, count),
    changed as (
      update ${table} as kept set total = kept.total + net.total, count = kept.count + net.count
        from net where ${isSame} and not (${isAddition}) and kept.count + net.count > 0
        returning 1),
    emptied as (
      delete from ${table} as kept
        using net where ${isSame} and not (${isAddition}) and kept.count + net.count = 0
        returning 1)
    select ((select count(*) from net) - (select count(*) from added) - (select count(*) from changed)
      - (select count(*) from emptied))::int as missing,
      (select array_agg(added.category) from added join net using (day, type, category)
        where added.count = net.count) as begun`
}

type Kept = { table: typeof dailyTotals | typeof monthlyTotals; day: PgColumn }

/** The statements that move the totals of one level; `day` is the first day of a total's span. */
function levelOf(name: string, kept: Kept) {
  const { table, day } = kept
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
        })
        .returning({ day: sql<string>`${day}::text`, type, category, count }),
    ),
    change: preparedRows(
      `change_${name}_totals`,
      (db, value: DeltaValue) => {
        const statement = changeStatement(kept, sql`${value('userId')}::uuid`, rowsOf(value))
        return { toSQL: () => db.execute(statement).getQuery() }
      },
      ([missing, begun]: [number, string[] | null]): Changed => ({ missing, begun }),
    ),
    /** Planned for the deltas at hand: the plan for a few would take hours for a hundred thousand. */
    changeMany: async (db: Db, values: DeltaColumns) => {
      const value = (column: keyof typeof values) => sql.param(values[column])
      const statement = changeStatement(kept, sql`${values.userId}::uuid`, rowsOf(value))
      const { rows } = await db.execute<Changed>(statement)
      return rows
    },
  }
}

const daily = levelOf('daily', { table: dailyTotals, day: dailyTotals.day })
const monthly = levelOf('monthly', { table: monthlyTotals, day: monthlyTotals.month })
type Level = typeof daily
