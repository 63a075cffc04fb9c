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

/**
 * The later ones of two transactions of one payee and amount, at most so many days apart; newest first. Only those from
 * a day on are listed, while what they repeat may be earlier.
 */
export async function listRepeats(
  db: Db,
  userId: string,
  selection: Selection,
  { daysMax, from = '1900-01-01' }: { daysMax: number; from?: LocalDate | undefined },
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
    where apart <= ${daysMax} and date >= ${from}::date
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

type Search = {
  selection: Selection
  range: Partial<DateRange>
  /** A whole number. */
  times: number
  above: Cents
}

/**
 * Transactions above an amount and over so many times the median of their payee, or of their category if they are the
 * only one of their payee, newest first. Ranks and counts take the place of joins, which PostgreSQL runs as loops over
 * all pairs while it has no statistics, as after a large import.
 */
export async function listOutliers(db: Db, userId: string, search: Search): Promise<Outlier[]> {
  const { selection, times } = search
  const large = isLarge(search)
  const payees = await listPayees(db, userId, selection, large)
  if (payees.length === 0) return []
  const { rows } = await db.execute<Outlier & Record<string, unknown>>(sql`
    with charges as (
      select id, lower(description) as payee, category, amount, date, created_at,
        (${selected(userId, selection)}) as chosen, ${large} as large
      from ${transactions}
      where user_id = ${userId} and type = 'expense'
        and lower(description) = any(${sql.param(payees)}::text[])
    ), ranked as (
      select *, count(*) over (partition by payee) as all_number,
        count(*) over (partition by payee, chosen) as number,
        row_number() over (partition by payee, chosen order by amount, id) as place
      from charges
    ), payees as (
      select *, min(amount) filter (where place = (number + 1) / 2) over same as low,
        min(amount) filter (where place = number / 2 + 1) over same as high,
        array[
          min(id::text) filter (where place = (number + 1) / 2) over same,
          min(id::text) filter (where place = number / 2 + 1) over same
        ] as middle
      from ranked
      where chosen
      window same as (partition by payee)
    ), singles as materialized (
      select * from payees where large and all_number = 1
    ), categories as materialized (
      select category, array_agg(amount order by amount, id) as amounts,
        array_agg(id::text order by amount, id) as ids, count(*)::int as number
      from ${transactions}
      where user_id = ${userId} and type = 'expense'
        and category = any(array(select distinct category from singles))
      group by 1 having count(*) >= ${categoryCountMin}::int
    ), compared as (
      select id, amount, date, created_at, (low + high) / 2 as median, middle, false as is_only
      from payees
      where large and number > 1
      union all
      select s.id, s.amount, s.date, s.created_at,
        (c.amounts[(c.number + 1) / 2] + c.amounts[c.number / 2 + 1]) / 2,
        array[c.ids[(c.number + 1) / 2], c.ids[c.number / 2 + 1]], true
      from singles as s join categories as c on c.category = s.category
    )
    select id, middle as "middleIds", is_only as "isOnly"
    from compared
    where amount > median * ${times}::int
    order by date desc, created_at desc, id desc`)
  return rows
}

/** Which rows may be outliers. */
function isLarge({ range: { from = '1900-01-01', to = '2199-12-31' }, above }: Search): SQL {
  return sql`(amount > ${formatCents(above)}::numeric and date between ${from}::date and ${to}::date)`
}

/** The payees of some rows of a selection, in lower case. */
async function listPayees(db: Db, userId: string, selection: Selection, rowsOf: SQL) {
  const { rows } = await db.execute<{ payee: string }>(sql`
    select distinct lower(description) as payee from ${transactions}
    where ${selected(userId, selection)} and description <> '' and ${rowsOf}`)
  return rows.map(({ payee }) => payee)
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

/** A step between two runs of equal charges. */
export type Rise = { before: Run; after: Run }

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
