import { firstUnpaidOnOrAfter, previewDueDates } from '@evenkeel/domain/bills'
import {
  addDays,
  addMonths,
  daysInMonth,
  type LocalDate,
  makeDay,
  partsOf,
  startOfDay,
} from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import { newId } from '#db/newId.ts'
import type { BillRow, TransactionRow } from '#db/rows.ts'
import { type DemoBill, demoBills, type Habit, habits } from './habits.ts'
import { type Random, seededRandom } from './random.ts'

export type DemoData = { transactions: TransactionRow[]; bills: BillRow[] }

const yearsOfData = 2

/**
 * Two plausible years of one person's finances, ending today: everyday spending, occasional freelance work, and a dozen
 * bills with their payments. The same seed and day give the same data.
 */
export function generateDemo(userId: string, today: LocalDate, seed: number): DemoData {
  const random = seededRandom(seed)
  const firstDay = addMonths(today, -12 * yearsOfData)
  const transactions: TransactionRow[] = []
  const bills: BillRow[] = []
  for (const demo of demoBills) {
    const { bill, payments } = billWithPayments(userId, demo, today)
    bills.push(bill)
    transactions.push(...payments)
  }
  for (let day = firstDay; day <= today; day = addDays(day, 1)) {
    for (const habit of habits) {
      if (happens(habit, day, random)) transactions.push(spend(userId, habit, day, random))
    }
    if (random.chance(0.035)) transactions.push(earn(userId, day, random))
  }
  return { transactions: oneAfterAnother(transactions), bills }
}

const minuteMs = 60_000

/** Entries of one day are created a minute apart, so that the most recent ones are always the same. */
function oneAfterAnother(rows: readonly TransactionRow[]): TransactionRow[] {
  const counts = new Map<LocalDate, number>()
  return rows.map((row) => {
    const earlier = counts.get(row.date) ?? 0
    counts.set(row.date, earlier + 1)
    const createdAt = new Date(row.createdAt.getTime() + earlier * minuteMs)
    return { ...row, id: newId(createdAt), createdAt }
  })
}

function happens(habit: Habit, day: LocalDate, random: Random): boolean {
  const weekday = startOfDay(day).getUTCDay()
  return random.chance(weekday === 0 || weekday === 6 ? habit.weekend : habit.weekday)
}

function spend(userId: string, habit: Habit, day: LocalDate, random: Random): TransactionRow {
  // Squaring favours small amounts, as everyday spending does.
  const share = random.next() ** 2
  const cents = habit.minCents + Math.round((habit.maxCents - habit.minCents) * share)
  return entry(userId, day, {
    type: 'expense',
    amount: cents,
    category: habit.category,
    description: random.pick(habit.descriptions),
  })
}

function earn(userId: string, day: LocalDate, random: Random): TransactionRow {
  const [category, description, minCents, maxCents] = random.pick([
    ['Freelance', 'Website for a small shop', 24_000, 96_000],
    ['Freelance', 'Translation', 8000, 42_000],
    ['Investment', 'Dividend', 1200, 18_500],
    ['Gift', 'From grandmother', 5000, 10_000],
  ])
  const amount = random.between(minCents / 100, maxCents / 100) * 100
  return entry(userId, day, { type: 'income', amount, category, description })
}

type Entry = Pick<Transaction, 'type' | 'amount' | 'category' | 'description'>

function entry(userId: string, day: LocalDate, fields: Entry): TransactionRow {
  const createdAt = startOfDay(day)
  return {
    ...fields,
    id: newId(createdAt),
    userId,
    date: day,
    createdAt,
    version: 1,
    latestVersion: 1,
    billId: null,
    billDueDate: null,
  }
}

function billWithPayments(userId: string, demo: DemoBill, today: LocalDate) {
  const { frequency } = demo
  const startDate = startOf(demo, today)
  const schedule = { startDate, frequency }
  const dueDates = dueDatesUpTo(schedule, today)
  const paidDates = dueDates.slice(0, dueDates.length - demo.unpaid)
  const last = paidDates.at(-1)
  const createdAt = startOfDay(startDate)
  const bill: BillRow = {
    userId,
    id: newId(createdAt),
    type: demo.type,
    amount: demo.cents,
    description: demo.description,
    category: demo.category,
    ...schedule,
    nextDueDate: last ? firstUnpaidOnOrAfter(schedule, last, new Set(paidDates)) : startDate,
    isActive: demo.isActive,
    pausedOn: demo.isActive ? null : today,
    scheduleChangedAt: null,
    passed: [],
    createdAt,
    version: 1,
    latestVersion: 1,
  }
  const { type, category, description, cents } = demo
  const payments = paidDates.map((dueDate) => ({
    ...entry(userId, dueDate, { type, category, description, amount: cents }),
    billId: bill.id,
    billDueDate: dueDate,
  }))
  return { bill, payments }
}

function startOf({ monthsAgo, dayOfMonth }: DemoBill, today: LocalDate): LocalDate {
  const { year, month } = partsOf(addMonths(today, -monthsAgo))
  return makeDay(year, month, Math.min(dayOfMonth, daysInMonth(year, month)))
}

function dueDatesUpTo(
  schedule: Pick<BillRow, 'startDate' | 'frequency'>,
  today: LocalDate,
): LocalDate[] {
  const count = 110
  const from = { today: schedule.startDate, paid: new Set<LocalDate>(), count }
  return previewDueDates(undefined, schedule, from).filter((day) => day <= today)
}
