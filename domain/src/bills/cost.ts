import { addDays, type LocalDate } from '#calendar'
import type { Frequency } from '#ledger'
import { type Cents, sumCents } from '#money'
import type { TransactionType } from '#transactions'
import type { BillDue } from './due.ts'

/** Occurrences per year for each frequency. */
export const timesPerYear: Record<Frequency, number> = {
  weekly: 52,
  'bi-weekly': 26,
  monthly: 12,
  yearly: 1,
}

type Costed = { type: TransactionType; amount: Cents; frequency: Frequency; isActive: boolean }

type Priced = Costed & { category: string }

/**
 * What the active bills of one type cost: per year (weekly × 52, bi-weekly × 26, monthly × 12, yearly × 1), and per month as
 * a twelfth of that, rounded once at the end. Income and expenses are not netted: a salary does not make the rent cheaper.
 */
export function billTotals(
  bills: readonly Costed[],
  type: TransactionType,
): { monthly: Cents; yearly: Cents } {
  const counted = bills.filter((bill) => isOf(bill, type))
  const yearly = sumCents(counted.map((bill) => bill.amount * timesPerYear[bill.frequency]))
  return { monthly: roundedTwelfth(yearly), yearly }
}

/** The last of the "next 30 days", which begin with today. */
export function horizonOf(today: LocalDate): LocalDate {
  return addDays(today, 30)
}

/** What falls due from today up to the horizon, without overdue dates. */
export function dueAhead(
  dues: readonly BillDue[],
  today: LocalDate,
): Record<TransactionType, Cents> {
  const last = horizonOf(today)
  const ahead = dues.filter(({ dueDate }) => dueDate >= today && dueDate <= last)
  const sumOf = (type: TransactionType) =>
    sumCents(ahead.flatMap((due) => (due.type === type ? due.amount : [])))
  return { income: sumOf('income'), expense: sumOf('expense') }
}

/** What the bills of one category cost. */
export type CategoryCost = { category: string; count: number; monthly: Cents; yearly: Cents }

/**
 * The costs of the active bills of one type by category, the largest first. The months add up to the month of all: each
 * is rounded down, and the cents left over go to those that lost the most.
 */
export function categoryCosts(bills: readonly Priced[], type: TransactionType): CategoryCost[] {
  const rows = new Map<string, Omit<CategoryCost, 'monthly'>>()
  for (const { category, amount, frequency } of bills.filter((bill) => isOf(bill, type))) {
    const row = rows.get(category) ?? { category, count: 0, yearly: 0 }
    const yearly = sumCents([row.yearly, amount * timesPerYear[frequency]])
    rows.set(category, { category, count: row.count + 1, yearly })
  }
  const largestFirst = [...rows.values()].toSorted(
    (a, b) => b.yearly - a.yearly || (a.category < b.category ? -1 : 1),
  )
  const months = twelfths(largestFirst.map(({ yearly }) => yearly))
  return largestFirst.map((row, at) => ({ ...row, monthly: months[at] ?? 0 }))
}

function isOf(bill: Pick<Costed, 'isActive' | 'type'>, type: TransactionType): boolean {
  return bill.isActive && bill.type === type
}

/** A twelfth of each, to the cent, adding up to the rounded twelfth of their sum. Of equal remainders the first gets more. */
function twelfths(amounts: readonly Cents[]): Cents[] {
  const whole = amounts.map((cents) => (cents - (cents % 12)) / 12)
  const left = roundedTwelfth(sumCents(amounts)) - sumCents(whole)
  const byRemainder = [...amounts.keys()].toSorted(
    (a, b) => ((amounts[b] ?? 0) % 12) - ((amounts[a] ?? 0) % 12),
  )
  const raised = new Set(byRemainder.slice(0, left))
  return whole.map((cents, at) => cents + (raised.has(at) ? 1 : 0))
}

/** Rounds half a cent up. Subtracts the remainder first, so the division is exact at any size. */
function roundedTwelfth(cents: Cents): Cents {
  const remainder = cents % 12
  return (cents - remainder) / 12 + (remainder >= 6 ? 1 : 0)
}
