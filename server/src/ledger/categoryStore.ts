import { AppError } from '@evenkeel/domain/errors'
import { categoriesFull, categoriesMax } from '@evenkeel/domain/ledger'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { monthlyTotals, transactions } from '#db/schema.ts'

/**
 * Refuses what was just written if the account now has too many different categories. Moving between categories, and
 * more of those that it has, is always possible.
 * @param begun the category of each monthly total that did not exist before, as is the first one of a new category
 * @throws AppError account_full
 */
export async function requireRoomForCategories(
  db: Db,
  userId: string,
  begun: readonly string[],
): Promise<void> {
  if (begun.length === 0 || (await countCategories(db, userId)) <= categoriesMax) return
  if (await hasNew(db, userId, begun)) {
    throw new AppError('account_full', { message: categoriesFull })
  }
}

/** Counts up to one more than allowed, jumping from name to name, so that the number of rows does not matter. */
async function countCategories(db: Db, userId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with recursive names (category, place) as (
      (
        select category, 1
        from ${transactions}
        where user_id = ${userId}
        order by category
        limit 1
      )
      union all
      select next.category, names.place + 1
      from names cross join lateral (
        select category
        from ${transactions}
        where user_id = ${userId} and category > names.category
        order by category
        limit 1
      ) as next
      where names.place <= ${categoriesMax}
    )
    select count(*)::int as count from names`)
  return rows[0]?.count ?? 0
}

/** True if one of the categories has no totals but the new ones. */
async function hasNew(db: Db, userId: string, begun: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from (
      select category, count(*) as totals from unnest(${sql.param(begun)}::text[]) as begun (category) group by category
    ) as candidates
    where totals = (
      select count(*) from ${monthlyTotals} as kept
        where kept.user_id = ${userId} and kept.category = candidates.category)
    limit 1`)
  return rows.length > 0
}
