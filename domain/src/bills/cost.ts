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

type Priced = Pick<Costed, 'type' | 'amount' | 'frequency' | 'isActive'> & { category: string }

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
  const counted = bills.filter((bill) => isOf(bill, type))
  const yearly = sumCents(counted.map((bill) => bill.amount * timesPerYear[bill.frequency]))
  const nextDays = sumCents(counted.map((bill) => bill.amount * dueCount(bill, today)))
  return { monthly: roundedTwelfth(yearly), yearly, nextDays }
}

/** What the bills of one category cost. */
export type CategoryCost = { category: string; count: number; monthly: Cents; yearly: Cents }

/** The costs of the active bills of one type by category, the largest first. Each month is rounded by itself. */
export function categoryCosts(bills: readonly Priced[], type: TransactionType): CategoryCost[] {
  const rows = new Map<string, CategoryCost>()
  for (const { category, amount, frequency } of bills.filter((bill) => isOf(bill, type))) {
    const row = rows.get(category) ?? { category, count: 0, monthly: 0, yearly: 0 }
    const yearly = sumCents([row.yearly, amount * timesPerYear[frequency]])
    rows.set(category, { category, count: row.count + 1, monthly: roundedTwelfth(yearly), yearly })
  }
  return [...rows.values()].toSorted(
    (a, b) => b.yearly - a.yearly || (a.category < b.category ? -1 : 1),
  )
}

function isOf(bill: Pick<Costed, 'isActive' | 'type'>, type: TransactionType): boolean {
  return bill.isActive && bill.type === type
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
