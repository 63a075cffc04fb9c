import {
  type DateRange,
  dayMax,
  dayMin,
  type LocalDate,
  monthRange,
  splitAtMonths,
} from '@evenkeel/domain/calendar'
import { type Cents, parseSignedCents } from '@evenkeel/domain/money'
import { spellingsOf } from '@evenkeel/domain/text'
import type { TransactionFilter } from '@evenkeel/domain/transactions'
import {
  and,
  asc,
  between,
  desc,
  eq,
  type Placeholder,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { prepared, type ValueOf } from '#db/prepared.ts'
import { dailyTotals, monthlyTotals } from '#db/schema.ts'

// What the totals say about a span of days without reading the transactions. Whole months are read as such, so that
// ten years take about the same time for a busy user as for a quiet one.

/** The span of a filter as its whole months and the days around them: the values of `totalsIn`. */
export function spanValues({ startDate = dayMin, endDate = dayMax }: DayFilter) {
  const {
    before = nothing,
    months = nothing,
    after = nothing,
  } = splitAtMonths({
    from: startDate,
    to: endDate,
  })
  return {
    beforeFrom: before.from,
    beforeTo: before.to,
    monthsFrom: months.from,
    monthsTo: months.to,
    afterFrom: after.from,
    afterTo: after.to,
  }
}

type DayFilter = Pick<TransactionFilter, 'startDate' | 'endDate'>
export type SpanValue = ValueOf<ReturnType<typeof spanValues> & { userId: string }>

/** An empty range. */
const nothing: DateRange = { from: dayMax, to: dayMin }

/**
 * The totals in a span: one row for each whole month, type and category, and one for each day of the months that are
 * only partly in it. `day` is the first day of a row's span.
 */
export function totalsIn(db: Db, value: SpanValue) {
  const { userId, month, type, category, total, count } = monthlyTotals
  const day = sql<LocalDate>`${month}`.as('day')
  return db
    .select({ day, type, category, total, count, isMonth: sql<boolean>`true`.as('is_month') })
    .from(monthlyTotals)
    .where(and(eq(userId, value('userId')), between(month, value('monthsFrom'), value('monthsTo'))))
    .unionAll(daysIn(db, value('userId'), value('beforeFrom'), value('beforeTo')))
    .unionAll(daysIn(db, value('userId'), value('afterFrom'), value('afterTo')))
    .as('totals')
}

function daysIn(db: Db, ofUser: Placeholder, from: Placeholder, to: Placeholder) {
  const { userId, type, category, total, count } = dailyTotals
  const day = sql<LocalDate>`${dailyTotals.day}`.as('day')
  return db
    .select({ day, type, category, total, count, isMonth: sql<boolean>`false`.as('is_month') })
    .from(dailyTotals)
    .where(and(eq(userId, ofUser), between(dailyTotals.day, from, to)))
}

/** What else a filter asks of the totals. */
function kindValues({ type, category }: TransactionFilter) {
  const [given = null, composed = given] = category === undefined ? [] : spellingsOf(category)
  return { type: type ?? null, category: given, composedCategory: composed }
}

type KindValue = ValueOf<ReturnType<typeof kindValues>>

function isOfKind(value: KindValue, columns: { type: SQLWrapper; category: SQLWrapper }) {
  return and(
    sql`(${value('type')}::text is null or ${columns.type} = ${value('type')})`,
    sql`(${value('category')}::text is null or ${columns.category} in (${value('category')}, ${value('composedCategory')}))`,
  )
}

/** How many transactions there are, and what they come to: income less expenses. */
export type Measure = { count: number; net: Cents }

/** Income less expenses of an amount's rows. */
export function netOf(columns: { type: SQLWrapper; amount: SQLWrapper }): SQL<Cents> {
  const { type, amount } = columns
  return sql`coalesce(sum(case ${type} when 'income' then ${amount} else -${amount} end), 0)`.mapWith(
    parseSignedCents,
  )
}

const sumTotals = prepared('measure_in_totals', (db, value: SpanValue & KindValue) => {
  const totals = totalsIn(db, value)
  return db
    .select({
      count: sql<number>`coalesce(sum(${totals.count}), 0)::int`,
      net: netOf({ type: totals.type, amount: totals.total }),
    })
    .from(totals)
    .where(isOfKind(value, totals))
})

/** Measures the transactions of a span, type and category. */
export async function measureInTotals(
  db: Db,
  userId: string,
  filter: TransactionFilter,
): Promise<Measure> {
  const [row] = await sumTotals(db, { userId, ...spanValues(filter), ...kindValues(filter) })
  return row ?? { count: 0, net: 0 }
}

type PlaceValue = KindValue & ValueOf<{ userId: string; offset: number }>

/** Finds the row of totals that holds the given offset of a list by date, and how many transactions come before it. */
function placeIn(
  db: Db,
  value: PlaceValue,
  totals: ReturnType<typeof totalsIn>,
  order: 'asc' | 'desc',
) {
  const direction = order === 'desc' ? desc : asc
  const upTo = sql<number>`sum(sum(${totals.count})) over (order by ${direction(totals.day)})::int`
  const rows = db
    .select({
      day: totals.day,
      isMonth: totals.isMonth,
      upTo: upTo.as('up_to'),
      own: sql<number>`sum(${totals.count})::int`.as('own'),
    })
    .from(totals)
    .where(isOfKind(value, totals))
    .groupBy(totals.day, totals.isMonth)
    .as('rows')
  return db
    .select({
      day: rows.day,
      isMonth: rows.isMonth,
      before: sql<number>`${rows.upTo} - ${rows.own}`,
    })
    .from(rows)
    .where(sql`${rows.upTo} > ${value('offset')}`)
    .orderBy(rows.upTo)
    .limit(1)
}

function placesBy(order: 'asc' | 'desc') {
  return {
    inSpan: prepared(`place_in_span_${order}`, (db, value: PlaceValue & SpanValue) =>
      placeIn(db, value, totalsIn(db, value), order),
    ),
    inMonth: prepared(
      `place_in_month_${order}`,
      (db, value: PlaceValue & ValueOf<{ from: LocalDate; to: LocalDate }>) =>
        placeIn(
          db,
          value,
          daysIn(db, value('userId'), value('from'), value('to')).as('totals'),
          order,
        ),
    ),
  }
}

const places = { asc: placesBy('asc'), desc: placesBy('desc') }

/** The day of the transaction at an offset in date order, and how many come before that day. */
export async function findDayAt(
  db: Db,
  userId: string,
  filter: TransactionFilter,
  order: 'asc' | 'desc',
  offset: number,
): Promise<{ day: LocalDate; before: number } | undefined> {
  const kind = kindValues(filter)
  const [span] = await places[order].inSpan(db, { userId, offset, ...kind, ...spanValues(filter) })
  if (span === undefined) return undefined
  if (!span.isMonth) return { day: span.day, before: span.before }
  const [place] = await places[order].inMonth(db, {
    userId,
    offset: offset - span.before,
    ...kind,
    ...monthRange(span.day),
  })
  return place && { day: place.day, before: span.before + place.before }
}
