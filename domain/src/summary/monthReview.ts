import * as z from 'zod/mini'
import {
  addMonths,
  type DateRange,
  Day,
  DayStamp,
  daysOfMonth,
  type LocalDate,
  Month,
  monthOf,
  monthsBetween,
} from '#calendar'
import { endpoint } from '#endpoint'
import { Transaction } from '#ledger'
import { MoneyNumber } from '#money'
import { ComparedCategory } from './comparedCategories.ts'
import { Both } from './comparison.ts'
import { HealthScore } from './health.ts'

/** How many entries, payments and payees a review names. */
export const reviewEntriesMax = 5
export const reviewBillsMax = 50
export const reviewPayeesMax = 50

const ReviewEntry = z.pick(Transaction, {
  id: true,
  type: true,
  amount: true,
  description: true,
  category: true,
  date: true,
})
export type ReviewEntry = z.output<typeof ReviewEntry>

/** A payee: the description of entries, in any case. */
const ReviewPayee = z.strictObject({
  name: z.string(),
  /** Income less expenses. */
  net: MoneyNumber,
})
export type ReviewPayee = z.output<typeof ReviewPayee>

/** Some of the payees, and how many there are. */
const Payees = z.strictObject({ count: z.int(), largest: z.array(ReviewPayee) })

const Score = z.pick(HealthScore, { score: true, mood: true, count: true })

const Days = z.strictObject({ from: DayStamp, to: DayStamp })

const BillSum = z.strictObject({ count: z.int(), total: MoneyNumber })

/** A month beside an earlier one. */
export const MonthReview = z.strictObject({
  /** The days that count: up to today in a running month. */
  now: Days,
  /** As many days of the earlier month; null if there are none to compare with. */
  before: z.nullable(Days),
  income: Both,
  expenses: Both,
  score: z.strictObject({ now: Score, before: z.nullable(Score) }),
  /** Of both types, the largest first. */
  categories: z.array(ComparedCategory),
  /** The largest entries of each type, the largest first. */
  largest: z.strictObject({ income: z.array(ReviewEntry), expense: z.array(ReviewEntry) }),
  /** Entries that paid a bill: what they come to by type, and the largest. */
  billsPaid: z.strictObject({
    income: BillSum,
    expense: BillSum,
    largest: z.array(ReviewEntry),
  }),
  /** Payees without any entry before this month, unless there is nothing to compare with. */
  newPayees: Payees,
  /** Payees of the days compared with that have no entry in these, and no bill still due in a running month. */
  gonePayees: Payees,
})
export type MonthReview = z.output<typeof MonthReview>

// Apart from the other operations, so that only the page that needs it loads it.
export const getMonthReview = endpoint({
  method: 'GET',
  path: '/api/months/:month',
  summary:
    'A month beside an earlier one: categories, largest entries, bills paid, payees and score',
  access: 'signed-in',
  params: z.strictObject({ month: Month }),
  query: z.strictObject({
    today: z.exactOptional(Day),
    beside: z.exactOptional(Month).check(
      z.meta({
        description: 'The earlier month; the one before, unless it is given',
      }),
    ),
  }),
  reply: { 200: MonthReview },
})

/**
 * The days that a review covers, and those it compares them with: up to the same day in a running month. A month that
 * has yet to begin is all of its days, and is compared with none.
 * @param beside an earlier month
 */
export function reviewSpans(
  month: Month,
  today: LocalDate,
  beside: Month = monthBefore(month),
): { now: DateRange; before: DateRange | undefined } {
  const [whole, other] = [daysOfMonth(month), daysOfMonth(beside)]
  if (whole.from > today) return { now: whole, before: undefined }
  if (whole.to < today) return { now: whole, before: other }
  return {
    now: { from: whole.from, to: today },
    // The last day of a shorter month is the same day as the 31st.
    before: { from: other.from, to: addMonths(today, -monthsBetween(beside, month)) },
  }
}

/** The month before, with which a month is compared unless another is chosen. */
export function monthBefore(month: Month): Month {
  return monthOf(addMonths(`${month}-01`, -1))
}
