import { asc, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { dailyTotals, ledgers, transactions } from '#db/schema.ts'

/** What the daily totals of a person should be, counted anew from their entries. */
function freshTotals(userId: string): SQL {
  return sql`
    select date as day, type, category, sum(amount) as total, count(*)::int as count
      from ${transactions} where user_id = ${userId} group by 1, 2, 3`
}

/** How many daily totals are missing, too many or wrong. One statement sees one state, so it needs no lock. */
export async function countWrongTotals(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ wrong: number }>(sql`
    select count(*)::int as wrong
      from (${freshTotals(userId)}) as fresh
      full join (select day, type, category, total, count from ${dailyTotals}
        where user_id = ${userId}) as kept
        using (day, type, category)
      where (fresh.total, fresh.count) is distinct from (kept.total, kept.count)`)
  return rows[0]?.wrong ?? 0
}

/** Makes the daily totals what they should be and answers how many were not; asked under the ledger's lock. */
export async function replaceWrongTotals(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ wrong: number }>(sql`
    with fresh as (${freshTotals(userId)}),
    removed as (
      delete from ${dailyTotals} as kept
        where user_id = ${userId} and not exists (
          select 1 from fresh
            where fresh.day = kept.day and fresh.type = kept.type and fresh.category = kept.category)
        returning 1),
    written as (
      insert into ${dailyTotals} as kept (user_id, day, type, category, total, count)
        select ${userId}::uuid, day, type, category, total, count from fresh
        on conflict (user_id, day, type, category) do update
          set total = excluded.total, count = excluded.count
          where (kept.total, kept.count) is distinct from (excluded.total, excluded.count)
        returning 1)
    select (select count(*) from removed)::int + (select count(*) from written)::int as wrong`)
  return rows[0]?.wrong ?? 0
}

/** Some of the people who have a ledger, in the order of their ids. */
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
