import * as z from 'zod/mini'
import { BillDue } from '#bills'
import { addDays, addMonths, DayStamp, daysBetween, type LocalDate, monthRange } from '#calendar'
import type { TransactionType } from '#ledger'
import { type Cents, MoneyNumber, sumCents } from '#money'
import {
  forecastMonths,
  forecastSpending,
  forecastTrials,
  hasRecords,
  overdueBy,
  type SpendingRecord,
  totalIn,
  tryForecast,
  usualError,
} from './forecast.ts'
import type { DailyTotal } from './trend.ts'

/** This month as one line: the balance so far, last month's, and what is still to come. */
export const Outlook = z.strictObject({
  /** The first and the last day of the month, and today. */
  from: DayStamp,
  to: DayStamp,
  today: DayStamp,
  /** For each day up to today: income less expenses since the first. */
  soFar: z.array(MoneyNumber),
  /** The same for each day of the month before; empty if nothing was recorded in it. */
  lastMonth: z.array(MoneyNumber),
  /** For each day from today on: the balance with later entries and the bills still to come, overdue ones today. */
  ahead: z.array(MoneyNumber),
  /** By due date. */
  dues: z.array(BillDue),
  /** The days after today with entries of their own: what the first two are called, and how many there are. */
  later: z.array(
    z.strictObject({
      day: DayStamp,
      names: z.array(z.string()),
      entryCount: z.int().check(z.minimum(1)),
    }),
  ),
  /** Paused ones included. */
  hasBills: z.boolean(),
  /** Expenses up to today. */
  spent: MoneyNumber,
  /** Expenses up to the same day of the month before; null if the user had not begun by its first day. */
  spentByThen: z.nullable(MoneyNumber),
  /** With everyday spending as in the three months before; null if that is not known, or if the bills exceed it. */
  forecast: z.nullable(
    z.strictObject({
      balance: MoneyNumber,
      spending: MoneyNumber,
      /** Two thirds of the months below were off by no more than this; null with fewer than three. */
      usualError: z.nullable(MoneyNumber),
      trials: z.array(
        z.strictObject({ month: DayStamp, forecast: MoneyNumber, actual: MoneyNumber }),
      ),
    }),
  ),
})
export type Outlook = z.output<typeof Outlook>

/** The first day whose totals an outlook needs. */
export function outlookStart(today: LocalDate): LocalDate {
  return addMonths(monthRange(today).from, -(forecastMonths + forecastTrials))
}

/** What the figures do not tell: the entries of days to come, and whether there are bills at all. */
type Beside = Pick<Outlook, 'later' | 'hasBills'>

/** How many entries of a day ahead are named. */
export const laterNamesMax = 2

/**
 * @param record the daily totals from `outlookStart` to the end of the month, in any order
 * @param dues every occurrence still to be paid by the end of the month, overdue ones included, by due date
 */
export function outlookOf(
  record: SpendingRecord,
  dues: readonly BillDue[],
  today: LocalDate,
): Omit<Outlook, keyof Beside> {
  const month = monthRange(today)
  const { totals } = record
  const before = monthRange(addMonths(month.from, -1))
  const wholeMonth = runningBalance(totals, month.from, month.to)
  const soFar = wholeMonth.slice(0, daysBetween(month.from, today) + 1)
  const hadBegun = record.firstDay !== undefined && record.firstDay <= before.from
  const byThen = { from: before.from, to: addMonths(today, -1) }
  const ahead = wholeMonth
    .slice(soFar.length - 1)
    .map((balance, days) => balance + netOf(dues, addDays(today, days)))
  return {
    ...month,
    today,
    soFar,
    lastMonth: hasRecords(record, before.from)
      ? runningBalance(totals, before.from, before.to)
      : [],
    ahead,
    dues: [...dues],
    spent: totalIn(totals, 'expense', { from: month.from, to: today }),
    spentByThen: hadBegun ? totalIn(totals, 'expense', byThen) : null,
    forecast: forecastOf(record, dues, today),
  }
}

/** Income less expenses since the first day, for each day. */
function runningBalance(totals: readonly DailyTotal[], from: LocalDate, to: LocalDate): Cents[] {
  const changes: Cents[] = Array.from({ length: daysBetween(from, to) + 1 }, () => 0)
  for (const { day, type, total } of totals) {
    if (day < from || day > to) continue
    const index = daysBetween(from, day)
    changes[index] = (changes[index] ?? 0) + (type === 'income' ? total : -total)
  }
  let balance = 0
  return changes.map((change) => {
    balance += change
    return balance
  })
}

/** What the occurrences up to a day come to. */
function netOf(dues: readonly BillDue[], day: LocalDate): Cents {
  const reached = dues.filter(({ dueDate }) => dueDate <= day)
  return sumCents(reached.map(({ type, amount }) => (type === 'income' ? amount : -amount)))
}

function forecastOf(
  record: SpendingRecord,
  dues: readonly BillDue[],
  today: LocalDate,
): Outlook['forecast'] {
  const expected = forecastSpending(record, today)
  if (expected === undefined) return null
  const month = monthRange(today)
  const dueOf = (type: TransactionType) =>
    sumCents(dues.filter((due) => due.type === type).map(({ amount }) => amount))
  const spending = expected + overdueBy(dues, today)
  const certain = totalIn(record.totals, 'expense', month) + dueOf('expense')
  if (spending <= certain) return null
  const income = totalIn(record.totals, 'income', month) + dueOf('income')
  const trials = tryForecast(record, dues, today)
  return { balance: income - spending, spending, usualError: usualError(trials) ?? null, trials }
}
