import type { DateRange, LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, formatCents, parseSignedCents } from '@evenkeel/domain/money'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { transactions } from '#db/schema.ts'
import { selected } from './store.ts'
import type { Selection } from './totalsStore.ts'

// What stands out among a user's charges.

/**
 * The payees that have charged some amount more than once, as common table expressions. Comparing all transactions of
 * ten years takes seconds; these are few, and found by grouping alone. A payee written in several ways is `varied`, and
 * always among them.
 */
function repeatedIn(userId: string, selection: Selection): SQL {
  return sql`
    charges as materialized (
      select description, type, amount, count(*) as number
      from ${transactions}
      where ${selected(userId, selection)} and description <> ''
      group by description, type, amount
    ), varied as (
      select lower(description) as payee from (select distinct description from charges) as spelled
      group by 1 having count(*) > 1
    ), repeated as (
      select lower(description) as payee, amount from charges where number > 1
    )`
}

/** The later ones of two transactions of one payee and amount, at most so many days apart; newest first. */
export async function listRepeats(
  db: Db,
  userId: string,
  selection: Selection,
  daysMax: number,
): Promise<{ id: string }[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with ${repeatedIn(userId, selection)}
    select id from (
      select id, date, created_at, date - lag(date) over w as apart
      from ${transactions}
      where ${selected(userId, selection)} and description <> ''
        and lower(description) = any(array(select payee from repeated union select payee from varied))
      window w as (partition by type, lower(description), amount order by date, created_at, id)
    ) as neighbours
    where apart <= ${daysMax}
    order by date desc, created_at desc, id desc`)
  return rows
}

/**
 * A transaction far above a median, and the rows that the median comes from: those of its payee, or of its category if
 * it is the only one of its payee.
 */
export type Outlier = { id: string; middleIds: string[]; isOnly: boolean }

/** So many charges in a category tell what is usual there. */
const categoryCountMin = 10

/**
 * Transactions above an amount and over so many times the median of their payee, or of their category if they are the
 * only one of their payee, newest first.
 * @param times a whole number
 */
export async function listOutliers(
  db: Db,
  userId: string,
  {
    selection,
    range,
    times,
    above,
  }: { selection: Selection; range: Partial<DateRange>; times: number; above: Cents },
): Promise<Outlier[]> {
  const { rows } = await db.execute<Outlier & Record<string, unknown>>(sql`
    with candidates as materialized (
      select id, lower(description) as payee, category, amount, date, created_at
      from ${transactions}
      where user_id = ${userId} and type = 'expense' and description <> ''
        and amount > ${formatCents(above)}::numeric
        and date between ${range.from ?? '1900-01-01'}::date and ${range.to ?? '2199-12-31'}::date
    ), payees as (
      select lower(description) as payee,
        array_agg(amount order by amount, id) as amounts, array_agg(id::text order by amount, id) as ids,
        count(*)::int as number
      from ${transactions}
      where ${selected(userId, selection)}
        and lower(description) = any(array(select distinct payee from candidates))
      group by 1
    ), singles as (
      select c.payee, c.category from candidates as c join payees as p on p.payee = c.payee
      where p.number = 1 and not exists (
        select 1 from ${transactions} as other
        where other.user_id = ${userId} and other.type = 'expense' and lower(other.description) = c.payee
          and other.id <> c.id
      )
    ), categories as (
      select category, array_agg(amount order by amount, id) as amounts, array_agg(id::text order by amount, id) as ids,
        count(*)::int as number
      from ${transactions}
      where user_id = ${userId} and type = 'expense' and category = any(array(select distinct category from singles))
      group by 1 having count(*) >= ${categoryCountMin}::int
    ), groups as (
      select payee, null as category, amounts, ids, number from payees where number > 1
      union all
      select s.payee, c.category, c.amounts, c.ids, c.number
      from singles as s join categories as c on c.category = s.category
    ), middles as (
      select payee, category, (amounts[(number + 1) / 2] + amounts[number / 2 + 1]) / 2 as median,
        array[ids[(number + 1) / 2], ids[number / 2 + 1]] as middle
      from groups
    )
    select t.id, m.middle as "middleIds", m.category is not null as "isOnly"
    from candidates as t join middles as m on m.payee = t.payee
    where t.amount > m.median * ${times}::int
    order by t.date desc, t.created_at desc, t.id desc`)
  return rows
}

/** Several equal consecutive charges of one payee. */
export type Run = {
  payee: string
  shown: string
  amount: Cents
  ids: string[]
  firstDay: LocalDate
  lastDay: LocalDate
}

/** Runs of two or more equal charges, ordered by payee and day, of payees that may have two runs or more. */
export async function listRuns(db: Db, userId: string, selection: Selection): Promise<Run[]> {
  type Raw = Omit<Run, 'amount'> & { amount: string }
  const { rows } = await db.execute<Raw & Record<string, unknown>>(sql`
    with ${repeatedIn(userId, selection)}, marked as (
      select id, lower(description) as payee, description, amount, date, created_at,
        case when amount = lag(amount) over w then 0 else 1 end as starts
      from ${transactions}
      where ${selected(userId, selection)} and description <> ''
        and lower(description) = any(array(
          select payee from repeated group by payee having count(distinct amount) > 1
          union select payee from varied
        ))
      window w as (partition by lower(description) order by date, created_at, id)
    ), numbered as (
      select *, sum(starts) over (partition by payee order by date, created_at, id) as run from marked
    )
    select payee, min(description) as shown, amount::text as amount,
      array_agg(id::text order by date, created_at, id) as ids,
      min(date)::text as "firstDay", max(date)::text as "lastDay"
    from numbered
    group by payee, run, amount
    having count(*) >= 2
    order by payee, min(date), run`)
  return rows.map((row) => ({ ...row, amount: parseSignedCents(row.amount) }))
}
