import { asc, desc, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import {
  bills,
  dailyTotals,
  firstOfMonth,
  ledgers,
  monthlyTotals,
  transactions,
} from '#db/schema.ts'

/** The tables of totals: the column with the first day of a total's span, and that day for a transaction. */
const levels = [
  { table: dailyTotals, first: sql.identifier('day'), ofTransaction: sql`${transactions.date}` },
  {
    table: monthlyTotals,
    first: sql.identifier('month'),
    ofTransaction: firstOfMonth(transactions.date),
  },
] as const
type Level = (typeof levels)[number]

/** What the totals of a user should be, counted from their transactions. */
function freshTotals({ first, ofTransaction }: Level, userId: string): SQL {
  return sql`
    select user_id, ${ofTransaction} as ${first}, type, category, sum(amount) as total, count(*)::int as count
      from ${transactions} where user_id = ${userId} group by 1, 2, 3, 4`
}

/** What the counts of a user's records should be. */
function freshCounts(userId: string): SQL {
  return sql`
    select (select count(*)::int from ${transactions} where user_id = ${userId}) as transactions,
      (select count(*)::int from ${bills} where user_id = ${userId}) as bills`
}

/** How many totals and counts are missing, superfluous or wrong. One statement sees one state, so it needs no lock. */
export async function countWrongTotals(db: Db, userId: string): Promise<number> {
  const counts = levels.map(
    (level) => sql`
    select count(*) as wrong
      from (${freshTotals(level, userId)}) as fresh
      full join (select ${level.first}, type, category, total, count from ${level.table}
        where user_id = ${userId}) as kept
        using (${level.first}, type, category)
      where (fresh.total, fresh.count) is distinct from (kept.total, kept.count)`,
  )
  const { rows } = await db.execute<{ wrong: number }>(
    sql`select sum(wrong)::int as wrong from (${sql.join([...counts, wrongCounts(userId)], sql` union all `)}) as counts`,
  )
  return rows[0]?.wrong ?? 0
}

function wrongCounts(userId: string): SQL {
  return sql`
    select count(*) as wrong from ${ledgers} as kept, (${freshCounts(userId)}) as fresh
      where user_id = ${userId}
        and (fresh.transactions, fresh.bills) is distinct from (kept.transactions, kept.bills)`
}

/** Corrects the totals and counts and returns how many were wrong; called under the ledger's lock. */
export async function replaceWrongTotals(db: Db, userId: string): Promise<number> {
  let wrong = 0
  for (const level of levels) wrong += await replaceWrong(db, userId, level)
  return wrong + (await replaceWrongCounts(db, userId))
}

async function replaceWrongCounts(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update ${ledgers} as kept set transactions = fresh.transactions, bills = fresh.bills
      from (${freshCounts(userId)}) as fresh
      where kept.user_id = ${userId}
        and (fresh.transactions, fresh.bills) is distinct from (kept.transactions, kept.bills)`)
  return rowCount ?? 0
}

async function replaceWrong(db: Db, userId: string, level: Level): Promise<number> {
  const { table, first } = level
  const [removed, written] = await pipeline([
    db.execute(sql`
      delete from ${table} as kept
        where user_id = ${userId} and not exists (
          select 1 from (${freshTotals(level, userId)}) as fresh
            where fresh.${first} = kept.${first} and fresh.type = kept.type and fresh.category = kept.category)`),
    db.execute(sql`
      insert into ${table} as kept (user_id, ${first}, type, category, total, count)
        ${freshTotals(level, userId)}
        on conflict (user_id, ${first}, type, category) do update
          set total = excluded.total, count = excluded.count
          where (kept.total, kept.count) is distinct from (excluded.total, excluded.count)`),
  ])
  return (removed.rowCount ?? 0) + (written.rowCount ?? 0)
}

/** The users with the most transactions, up to a limit for each. */
export async function listBusyLedgers(
  db: Db,
  { users, transactionsMax }: { users: number; transactionsMax: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId: ledgers.userId })
    .from(ledgers)
    .where(lte(ledgers.transactions, transactionsMax))
    .orderBy(desc(ledgers.transactions), asc(ledgers.userId))
    .limit(users)
  return rows.map(({ userId }) => userId)
}

/** Some of the users who have a ledger, in the order of their ids. */
export async function listLedgerOwners(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId: ledgers.userId })
    .from(ledgers)
    .where(after === undefined ? undefined : gt(ledgers.userId, after))
    .orderBy(asc(ledgers.userId))
    .limit(limit)
  return rows.map(({ userId }) => userId)
}
