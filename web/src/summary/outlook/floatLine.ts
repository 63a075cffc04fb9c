import type { BillDue } from '@evenkeel/domain/bills'
import { addDays, daysBetween, type LocalDate } from '@evenkeel/domain/calendar'
import type { Cents } from '@evenkeel/domain/money'
import type { Outlook } from '@evenkeel/domain/summary'

/** A point in percent of the picture, from the top left. */
export type Point = { x: number; y: number }

/** The lines of a month, in percent of the picture. */
export type FloatLine = {
  soFar: Point[]
  ahead: Point[]
  lastMonth: Point[]
  /** From today on with everyday spending; empty without a forecast. */
  forecast: Point[]
  /** The height of a balance of zero. */
  waterline: number
}

/** Room above the highest and below the lowest point, in percent. */
const [top, bottom] = [12, 82]

/** Draws the month: a day for each step to the right, and money upwards, with the waterline at zero always in sight. */
export function drawFloatLine(outlook: Outlook): FloatLine {
  const { from, to, soFar, ahead, lastMonth } = outlook
  const everyday = withEverydaySpending(outlook)
  const balances = [0, ...soFar, ...ahead, ...lastMonth, ...everyday]
  const [lowest, highest] = [Math.min(...balances), Math.max(...balances)]
  const span = highest - lowest
  const dayCount = daysBetween(from, to)
  const yOf = (balance: Cents) =>
    span === 0 ? bottom : top + ((highest - balance) / span) * (bottom - top)
  // A longer previous month also ends at the right edge.
  const pointsOf = (line: readonly Cents[], start: number) =>
    line.map((balance, index) => ({
      x: (Math.min(start + index, dayCount) / dayCount) * 100,
      y: yOf(balance),
    }))
  const today = soFar.length - 1
  return {
    soFar: pointsOf(soFar, 0),
    // What is overdue drops at once, today.
    ahead: [...pointsOf(soFar.slice(-1), today), ...pointsOf(ahead, today)],
    lastMonth: pointsOf(lastMonth, 0),
    forecast: pointsOf(everyday, today),
    waterline: yOf(0),
  }
}

/** What is ahead, with everyday spending growing evenly to what the forecast expects; empty without a forecast. */
function withEverydaySpending({ ahead, forecast }: Outlook): Cents[] {
  if (forecast === null) return []
  const spending = (ahead.at(-1) ?? 0) - forecast.balance
  return ahead.map((balance, days) => balance - (spending * days) / Math.max(1, ahead.length - 1))
}

/** A day of the month: its balance, whether it is still ahead, what is due, and last month's balance on that day. */
export type MonthDay = {
  day: LocalDate
  balance: Cents
  /** With what is due by then. */
  expected: Cents
  isAhead: boolean
  dues: readonly BillDue[]
  /** The entries of a day ahead, if it has any. */
  later?: Outlook['later'][number] | undefined
  lastMonth: Cents | undefined
}

/** Every day of the month, in order. Today is as it stands. */
export function listMonthDays({
  from,
  today,
  soFar,
  ahead,
  dues,
  later,
  lastMonth,
}: Outlook): MonthDay[] {
  return [...soFar, ...ahead.slice(1)].map((balance, index) => {
    const day = addDays(from, index)
    return {
      day,
      balance,
      expected: day === today ? (ahead[0] ?? balance) : balance,
      isAhead: day > today,
      dues: dues.filter(({ dueDate }) => (dueDate < today ? today : dueDate) === day),
      later: later.find((planned) => planned.day === day),
      lastMonth: lastMonth[index],
    }
  })
}

/** The days of last month that have no counterpart in a shorter month, with their balances. */
export function listDaysBeyond({
  from,
  to,
  lastMonth,
}: Outlook): { day: LocalDate; balance: Cents }[] {
  const dayCount = daysBetween(from, to) + 1
  return lastMonth.slice(dayCount).map((balance, index) => ({
    day: addDays(from, index + dayCount - lastMonth.length),
    balance,
  }))
}
