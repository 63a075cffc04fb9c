import { type Cents, parseSignedCents } from '@evenkeel/domain/money'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { transactions } from '#db/schema.ts'

/** An earlier entry under a description. */
export type EarlierEntry = {
  /** The description in lower case. */
  payee: string
  type: TransactionType
  description: string
  category: string
  amount: Cents
}

/** How many of the newest entries are searched for a word, however many there are. */
const newestMax = 1000
const payeesMax = 12
const entriesOfPayeeMax = 10

/**
 * The newest entries of up to twelve descriptions. First come those with a word that begins with the text among the
 * thousand newest entries, most used first; then those of any age that begin with it. Every part reads a limited range
 * of an index, so the work stays the same for a million entries.
 */
export async function listEarlierEntries(
  db: Db,
  userId: string,
  text: string,
): Promise<EarlierEntry[]> {
  const begins = `${text.replace(/[\\%_]/g, '\\$&')}%`
  const typed = sql`lower(${text}::text collate "und-x-icu")`
  // U+FFFF sorts after every other character.
  const end = sql`lower(${text}::text collate "und-x-icu") || ${'\uffff'}::text`
  type Raw = Omit<EarlierEntry, 'amount'> & { amount: string }
  const { rows } = await db.execute<Raw & Record<string, unknown>>(sql`
    with recursive newest as (
      select lower(description) as payee
      from ${transactions}
      where user_id = ${userId}
      order by date desc, created_at desc, id desc
      limit ${newestMax}
    ), recent as (
      select payee, count(*) as times
      from newest
      where payee like lower(${begins}) or payee like '% ' || lower(${begins})
      group by payee
      order by times desc, payee
      limit ${payeesMax}
    ), older (payee, place) as (
      (
        select lower(description), 1
        from ${transactions}
        where user_id = ${userId} and lower(description) >= ${typed} and lower(description) < ${end}
        order by lower(description)
        limit 1
      )
      union all
      select next.payee, older.place + 1
      from older cross join lateral (
        select lower(description) as payee
        from ${transactions}
        where user_id = ${userId} and lower(description) > older.payee and lower(description) < ${end}
        order by lower(description)
        limit 1
      ) as next
      where older.place < ${payeesMax}
    ), payees as (
      select payee, max(times) as times
      from (select payee, times from recent union all select payee, 0 from older) as every
      group by payee
      order by max(times) desc, payee
      limit ${payeesMax}
    )
    select payees.payee, entry.type, entry.description, entry.category, entry.amount::text as amount
    from payees cross join lateral (
      select type, description, category, amount, date, created_at, id
      from ${transactions}
      where user_id = ${userId} and lower(description) = payees.payee
      order by date desc, created_at desc, id desc
      limit ${entriesOfPayeeMax}
    ) as entry
    order by payees.times desc, payees.payee, entry.date desc, entry.created_at desc, entry.id desc`)
  return rows.map((row) => ({ ...row, amount: parseSignedCents(row.amount) }))
}
