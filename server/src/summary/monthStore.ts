import { type DateRange, monthRange } from '@evenkeel/domain/calendar'
import { parseSignedCents } from '@evenkeel/domain/money'
import {
  type MonthReview,
  type ReviewEntry,
  reviewBillsMax,
  reviewEntriesMax,
  reviewPayeesMax,
} from '@evenkeel/domain/summary'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { firstOfMonth, transactions } from '#db/schema.ts'

type Row<Raw> = Raw & Record<string, unknown>
type RawEntry = Omit<ReviewEntry, 'amount'> & { amount: string }
type MonthPart = TransactionType | 'bill'

const entryColumns = sql.raw('id, type, amount, description, category, date, created_at')

/** The largest entries of some days of one month by type, and those that paid a bill. */
export async function findMonthEntries(
  db: Db,
  userId: string,
  { from, to }: DateRange,
): Promise<Pick<MonthReview, 'largest' | 'billsPaid'>> {
  // Each type by itself, so that an index leads to its largest entries.
  const largestOf = (type: TransactionType) => sql`
      (select ${type} as part, ${entryColumns}, 0 as count, 0 as net
        from ${transactions}
        where user_id = ${userId} and type = ${type}
          and ${firstOfMonth(transactions.date)} = ${monthRange(from).from}
          and date between ${from} and ${to}
        order by amount desc, date desc, created_at desc, id desc
        limit ${reviewEntriesMax})`
  const { rows } = await db.execute<
    Row<RawEntry & { part: MonthPart; count: number; net: string }>
  >(sql`
    with paid as (
      select ${entryColumns}, count(*) over () as count,
        sum(case type when 'income' then amount else -amount end) over () as net
      from ${transactions}
      where user_id = ${userId} and date between ${from} and ${to} and bill_id is not null
    ), part as (
      ${largestOf('income')}
      union all
      ${largestOf('expense')}
      union all
      (select 'bill', ${entryColumns}, count, net from paid
        order by amount desc, date desc, created_at desc, id desc
        limit ${reviewBillsMax})
    )
    select part, id, type, amount::text as amount, description, category, date::text as date,
      count::int as count, net::text as net
    from part
    order by part.part, part.amount desc, part.date desc, part.created_at desc, part.id desc`)
  const of = (part: MonthPart) => rows.filter((row) => row.part === part).map(entryOf)
  const paid = rows.find(({ part }) => part === 'bill')
  return {
    largest: { income: of('income'), expense: of('expense') },
    billsPaid: {
      count: paid?.count ?? 0,
      net: parseSignedCents(paid?.net ?? '0'),
      largest: of('bill'),
    },
  }
}

function entryOf({ id, type, amount, description, category, date }: RawEntry): ReviewEntry {
  return { id, type, amount: parseSignedCents(amount), description, category, date }
}

/**
 * Payees of some days that no earlier entry names, and payees of earlier days that have none in these. Payees are
 * descriptions in any case; the largest come first. The payees come from an index alone, and only what has changed is
 * added up: a month of a large ledger has thousands of entries, and few payees that are new or gone.
 */
export async function findPayeeChanges(
  db: Db,
  userId: string,
  now: DateRange,
  before: DateRange,
): Promise<Pick<MonthReview, 'newPayees' | 'gonePayees'>> {
  type Raw = { part: 'new' | 'gone'; name: string; net: string; count: number }
  const payeesIn = ({ from, to }: DateRange) => sql`
      select lower(description) as payee, max(description) as name
      from (
        select distinct description from ${transactions}
        where user_id = ${userId} and date between ${from} and ${to}
      ) as spelled
      group by 1`
  const netIn = ({ from, to }: DateRange) => sql`
      select sum(case type when 'income' then amount else -amount end) as net
      from ${transactions} as own
      where own.user_id = ${userId} and lower(own.description) = payee
        and own.date between ${from} and ${to}`
  const { rows } = await db.execute<Row<Raw>>(sql`
    with now as materialized (${payeesIn(now)}
    ), before as materialized (${payeesIn(before)}
    ), new as (
      select payee, name from now
      where payee <> '' and payee not in (select payee from before) and not exists (
        select 1 from ${transactions} as earlier
        where earlier.user_id = ${userId} and lower(earlier.description) = now.payee
          and earlier.date < ${now.from}
      )
    ), gone as (
      select payee, name from before
      where payee <> '' and payee not in (select payee from now)
    ), changed as (
      select 'new' as part, name, net from new cross join lateral (${netIn(now)}) as sums
      union all
      select 'gone', name, net from gone cross join lateral (${netIn(before)}) as sums
    ), ranked as (
      select part, name, net, count(*) over (partition by part) as count,
        row_number() over (partition by part order by abs(net) desc, name) as place
      from changed
    )
    select part, name, net::text as net, count::int as count
    from ranked
    where place <= ${reviewPayeesMax}
    order by part, place`)
  const of = (part: Raw['part']) => {
    const own = rows.filter((row) => row.part === part)
    return {
      count: own[0]?.count ?? 0,
      largest: own.map(({ name, net }) => ({ name, net: parseSignedCents(net) })),
    }
  }
  return { newPayees: of('new'), gonePayees: of('gone') }
}
