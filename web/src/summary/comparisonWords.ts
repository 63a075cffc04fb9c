import { daysBetween, formatDay, monthRange } from '@evenkeel/domain/calendar'
import { type Cents, formatMoney } from '@evenkeel/domain/money'
import {
  budgetUsage,
  type CategoryTotal,
  type ComparedSpans,
  type Comparison,
} from '@evenkeel/domain/summary'

type Both = { now: Cents; before: Cents }

/**
 * "$137.62 more than by Oct 21". Where the figure above it also counts entries dated ahead, which are not compared, both
 * days are named: "$137.62 more by Nov 21 than by Oct 21".
 */
export function differenceWords({ now, before }: Both, spans: ComparedSpans, figure = now): string {
  const by = figure === now ? '' : ` ${nowWords(spans)}`
  const then = thenWords(spans)
  if (now === before) return `As much${by} as ${then}`
  const difference = formatMoney(Math.abs(now - before))
  return `${difference} ${now > before ? 'more' : 'less'}${by} than ${then}`
}

/** The same for a category; undefined if nothing was spent on it in either span. */
export function categoryWords(
  comparison: Comparison | null | undefined,
  { name, amount }: Pick<CategoryTotal, 'name' | 'amount'>,
): string | undefined {
  const found = comparison?.categories.find(({ category }) => category === name)
  return found && comparison ? differenceWords(found, comparison, amount) : undefined
}

/** "62% by Oct 21", or "80% by Nov 21, 62% by Oct 21" where the figure also counts entries dated ahead. */
export function usageWords(comparison: Comparison, figure: number): string {
  const { income, expenses } = comparison
  const now = budgetUsage(income.now, expenses.now)
  const then = `${budgetUsage(income.before, expenses.before)}% ${thenWords(comparison)}`
  return now === figure ? then : `${now}% ${nowWords(comparison)}, ${then}`
}

/** The last day that is compared: "by Nov 21" */
function nowWords({ now }: ComparedSpans): string {
  return `by ${formatDay(now.to, 'short')}`
}

/** A gap from which on a day or month needs its year. */
const farDays = 300

/** Whether two spans lie so far apart that their days and months need years. */
export function isFar({ now, before }: ComparedSpans): boolean {
  return daysBetween(before.to, now.to) > farDays
}

/** "by Oct 21", "in September", "in 2025", "on Oct 5" or "from Oct 19 to Nov 1" */
export function thenWords({ now, before }: ComparedSpans): string {
  const { from, to } = before
  const withYear = isFar({ now, before })
  const day = formatDay(to, withYear ? 'medium' : 'short')
  const startsMonth = [now.from, from].every((each) => each.endsWith('-01'))
  const startsYear = [now.from, from].every((each) => each.endsWith('-01-01'))
  const { to: monthEnd } = monthRange(from)
  if (startsMonth && to === monthEnd) {
    return `in ${formatDay(from, withYear ? 'monthOfYear' : 'monthName')}`
  }
  if (startsYear && to.endsWith('-12-31')) return `in ${from.slice(0, 4)}`
  if (startsYear || (startsMonth && to < monthEnd)) return `by ${day}`
  return from === to
    ? `on ${day}`
    : `from ${formatDay(from, withYear ? 'medium' : 'short')} to ${day}`
}
