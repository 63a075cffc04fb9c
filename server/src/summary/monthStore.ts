import type { BillDue } from '@evenkeel/domain/bills'
import { type DateRange, type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import { parseSignedCents } from '@evenkeel/domain/money'
import {
  type MonthReview,
  type ReviewEntry,
  reviewBillsMax,
  reviewEntriesMax,
  reviewPayeesMax,
} from '@evenkeel/domain/summary'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { preparedRows, type ValueOf } from '#db/prepared.ts'
import { firstOfMonth, transactions } from '#db/schema.ts'

type MonthPart = TransactionType | 'bill'
type EntryColumns = [
  part: MonthPart,
  id: string,
  type: TransactionType,
  amount: string,
  description: string,
  category: string,
  date: LocalDate,
  ...BillSums,
]

/** The number and the sum of entries that paid a bill, of each type. */
type BillSums = [incomeCount: number, income: string, expenseCount: number, expense: string]

const entryColumns = sql.raw('id, type, amount, description, category, date, created_at')
const largestFirst = sql.raw('amount desc, date desc, created_at desc, id desc')

type MonthSpan = ValueOf<DateRange & { userId: string; month: LocalDate }>

const selectMonthEntries = preparedRows(
  'month_entries',
  (_db, value: MonthSpan) => {
    // Each type by itself, so that an index leads to its largest entries.
    const largestOf = (type: TransactionType) => sql`
      (select ${sql.raw(`'${type}'`)} as part, ${entryColumns},
          0 as income_count, 0 as income, 0 as expense_count, 0 as expense
        from ${transactions}
        where user_id = ${value('userId')} and type = ${sql.raw(`'${type}'`)}
          and ${firstOfMonth(transactions.date)} = ${value('month')}
          and date between ${value('from')} and ${value('to')}
        order by ${largestFirst}
        limit ${sql.raw(String(reviewEntriesMax))})`
    const paidOf = (type: TransactionType) =>
      sql.raw(`count(*) filter (where type = '${type}') over () as ${type}_count,
        coalesce(sum(amount) filter (where type = '${type}') over (), 0) as ${type}`)
    return sql`
    with paid as (
      select ${entryColumns}, ${paidOf('income')}, ${paidOf('expense')}
      from ${transactions}
      where user_id = ${value('userId')} and date between ${value('from')} and ${value('to')}
        and bill_id is not null
    ), part as (
      ${largestOf('income')}
      union all
      ${largestOf('expense')}
      union all
      (select 'bill', ${entryColumns}, income_count, income, expense_count, expense from paid
        order by ${largestFirst}
        limit ${sql.raw(String(reviewBillsMax))})
    )
    select part, id, type, amount::text, description, category, date::text, income_count::int,
      income::text, expense_count::int, expense::text
    from part
    order by part, part.amount desc, part.date desc, part.created_at desc, part.id desc`
  },
  ([part, id, type, amount, description, category, date, ...sums]: EntryColumns) => ({
    part,
    entry: { id, type, amount: parseSignedCents(amount), description, category, date },
    sums,
  }),
)

/** The largest entries of some days of one month by type, and those that paid a bill. */
export async function findMonthEntries(
  db: Db,
  userId: string,
  { from, to }: DateRange,
): Promise<Pick<MonthReview, 'largest' | 'billsPaid'>> {
  const rows = await selectMonthEntries(db, { userId, from, to, month: monthRange(from).from })
  const of = (part: MonthPart): ReviewEntry[] =>
    rows.filter((row) => row.part === part).map(({ entry }) => entry)
  const paid = rows.find(({ part }) => part === 'bill')
  const [incomeCount, income, expenseCount, expense] = paid?.sums ?? [0, '0', 0, '0']
  return {
    largest: { income: of('income'), expense: of('expense') },
    billsPaid: {
      income: { count: incomeCount, total: parseSignedCents(income) },
      expense: { count: expenseCount, total: parseSignedCents(expense) },
      largest: of('bill'),
    },
  }
}

type PayeeColumns = [part: 'new' | 'gone', name: string, net: string, count: number]
type PayeeSpans = ValueOf<
  Record<'userId', string> &
    Record<'from' | 'to' | 'beforeFrom' | 'beforeTo', LocalDate> &
    Record<'dueNames' | 'dueIds', string[]>
>

// A month of a large ledger has thousands of entries, and few payees that are new or gone. The descriptions come from an
// index alone; only those of one span are folded, looked for elsewhere in other spellings, and added up.
const selectPayeeChanges = preparedRows(
  'payee_changes',
  (_db, value: PayeeSpans) => {
    const now = sql`${value('from')} and ${value('to')}`
    const before = sql`${value('beforeFrom')} and ${value('beforeTo')}`
    const spelledIn = (span: SQL) => sql`
      select distinct description from ${transactions}
      where user_id = ${value('userId')} and date between ${span}`
    // Not "exists", which PostgreSQL may answer by sorting all entries of the other span.
    const isThere = (days: SQL) => sql`coalesce((
        select true from ${transactions} as other
        where other.user_id = ${value('userId')} and lower(other.description) = payee
          and other.date ${days}
        limit 1
      ), false)`
    const payeesOnlyIn = (span: 'now' | 'before', other: 'now' | 'before', isElsewhere: SQL) => sql`
      select payee, max(description) as name
      from (
        select description, lower(description) as payee from ${sql.raw(span)}
        where description <> '' and description not in (select description from ${sql.raw(other)})
      ) as spelled
      where not ${isElsewhere}
      group by payee`
    const netIn = (span: SQL) => sql`
      select sum(case type when 'income' then amount else -amount end) as net
      from ${transactions} as own
      where own.user_id = ${value('userId')} and lower(own.description) = payee
        and own.date between ${span}`
    return sql`
    with due as materialized (
      select lower(name) as payee from unnest(${value('dueNames')}::text[]) as named (name)
      union
      select lower(description) from ${transactions}
      where user_id = ${value('userId')} and bill_id = any(${value('dueIds')}::uuid[])
        and date between ${before}
    ), now as materialized (${spelledIn(now)}
    ), before as materialized (${spelledIn(before)}
    ), new as (${payeesOnlyIn('now', 'before', isThere(sql`< ${value('from')}`))}
    ), gone as (${payeesOnlyIn('before', 'now', sql`(${isThere(sql`between ${now}`)} or payee in (select payee from due))`)}
    ), changed as (
      select 'new' as part, name, net from new cross join lateral (${netIn(now)}) as sums
      union all
      select 'gone', name, net from gone cross join lateral (${netIn(before)}) as sums
    ), ranked as (
      select part, name, net, count(*) over (partition by part) as count,
        row_number() over (partition by part order by abs(net) desc, name) as place
      from changed
    )
    select part, name, net::text, count::int
    from ranked
    where place <= ${sql.raw(String(reviewPayeesMax))}
    order by part, place`
  },
  ([part, name, net, count]: PayeeColumns) => ({ part, name, net: parseSignedCents(net), count }),
)

/**
 * Payees of some days that no earlier entry names, and payees of earlier days that have none in these. Payees are
 * descriptions in any case; the largest come first.
 * @param dues of bills that are still to be paid: their payees are not gone
 */
export async function findPayeeChanges(
  db: Db,
  userId: string,
  { from, to }: DateRange,
  before: DateRange,
  dues: readonly BillDue[],
): Promise<Pick<MonthReview, 'newPayees' | 'gonePayees'>> {
  const rows = await selectPayeeChanges(db, {
    userId,
    from,
    to,
    beforeFrom: before.from,
    beforeTo: before.to,
    dueNames: dues.map(({ name }) => name),
    dueIds: dues.map(({ billId }) => billId),
  })
  const of = (part: 'new' | 'gone') => {
    const own = rows.filter((row) => row.part === part)
    return { count: own[0]?.count ?? 0, largest: own.map(({ name, net }) => ({ name, net })) }
  }
  return { newPayees: of('new'), gonePayees: of('gone') }
}
