import { addDays, type LocalDate } from '#calendar'
import type { Frequency } from '#ledger'
import { type Cents, sumCents } from '#money'
import type { TransactionType } from '#transactions'
import { firstOnOrAfter, nextAfter, type Schedule } from './schedule.ts'

/** Occurrences per year for each frequency. */
export const timesPerYear: Record<Frequency, number> = {
  weekly: 52,
  'bi-weekly': 26,
  monthly: 12,
  yearly: 1,
}

const horizonDays = 30

type Costed = Schedule & {
  type: TransactionType
  amount: Cents
  nextDueDate: LocalDate
  isActive: boolean
}

/** The cost of bills, in whole cents. */
export type BillTotals = { monthly: Cents; yearly: Cents; nextDays: Cents }

/**
 * What the active bills of one type cost: per year (weekly × 52, bi-weekly × 26, monthly × 12, yearly × 1), per month as a
 * twelfth of that, rounded once at the end, and what falls due from today to today + 30, inclusive, without overdue bills.
 * Income and expenses are not netted: a salary does not make the rent cheaper.
 */
export function billTotals(
  bills: readonly Costed[],
  type: TransactionType,
  today: LocalDate,
): BillTotals {
  const counted = bills.filter((bill) => bill.isActive && bill.type === type)
  const yearly = sumCents(counted.map((bill) => bill.amount * timesPerYear[bill.frequency]))
  const nextDays = sumCents(counted.map((bill) => bill.amount * dueCount(bill, today)))
  return { monthly: roundedTwelfth(yearly), yearly, nextDays }
}

function dueCount(bill: Costed, today: LocalDate): number {
  const last = addDays(today, horizonDays)
  let due = bill.nextDueDate < today ? firstOnOrAfter(bill, today) : bill.nextDueDate
  let count = 0
  while (due <= last) {
    count += 1
    due = nextAfter(bill, due)
  }
  return count
}

/** Rounds half a cent up. Subtracts the remainder first, so the division is exact at any size. */
function roundedTwelfth(cents: Cents): Cents {
  const remainder = cents % 12
  return (cents - remainder) / 12 + (remainder >= 6 ? 1 : 0)
}
