import type { BillDue } from '@evenkeel/domain/bills'
import { addMonths } from '@evenkeel/domain/calendar'
import type { Cents } from '@evenkeel/domain/money'
import type { Outlook } from '@evenkeel/domain/summary'
import { formatDay, formatMoney, formatPlural, formatSigned } from '#lib/format.ts'
import type { MonthDay } from './floatLine.ts'

/** What follows the balance of the last day. */
export function endWords({ to, today }: Outlook): string {
  return `on ${formatDay(to, 'short')}${today === to ? '' : ', before everyday spending'}`
}

/** Spending beside that of the month before by the same day; undefined if the user had not begun by then. */
export function comparisonWords(outlook: Outlook): string | undefined {
  const { spent, spentByThen, lastMonth, today } = outlook
  if (spentByThen === null || lastMonth.length === 0) return undefined
  const then = formatDay(addMonths(today, -1), 'short')
  if (spent === spentByThen) return `As much spent as by ${then}`
  const difference = formatMoney(Math.abs(spent - spentByThen))
  return `${difference} ${spent < spentByThen ? 'less' : 'more'} spent than by ${then}`
}

/** Why spending is not compared; undefined where it is, or where the month before has no line either. */
export function uncomparedWords(outlook: Outlook): string | undefined {
  const { spentByThen, lastMonth, from } = outlook
  if (spentByThen !== null || lastMonth.length === 0) return undefined
  const then = formatDay(addMonths(from, -1), 'monthName')
  return `Your records begin too late to compare with ${then}.`
}

/** "5 bills (1 overdue) and Salary still to come"; undefined if nothing is. */
export function toComeWords({ dues, today }: Outlook): string | undefined {
  const countOf = (of: readonly BillDue[]) => new Set(of.map(({ billId }) => billId)).size
  const wordsOf = (type: BillDue['type']) => {
    const some = dues.filter((due) => due.type === type)
    const count = countOf(some)
    if (count === 0) return []
    const overdue = countOf(some.filter(({ dueDate }) => dueDate < today))
    const name = type === 'income' && count === 1 ? some[0]?.name : undefined
    const what = name ?? formatPlural(count, type === 'income' ? 'income' : 'bill')
    return overdue === 0 ? [what] : [`${what} (${name ? '' : `${overdue} `}overdue)`]
  }
  const words = [...wordsOf('expense'), ...wordsOf('income')]
  return words.length > 0 ? `${words.join(' and ')} still to come` : undefined
}

/** "Nov 25: $20.00 expected, Dentist; Rent due" */
export function dayWords({ day, balance, expected, isAhead, dues, later }: MonthDay): string {
  const words = `${formatDay(day, 'short')}: ${formatMoney(balance)}${isAhead ? ' expected' : ''}`
  const bills = [...new Set(dues.map(({ name }) => name))]
  const own = later ? [namesOf(later.names, later.entryCount)] : []
  if (bills.length === 0) return [words, ...own].join(', ')
  const due = namesOf(bills.slice(0, 2), bills.length)
  if (expected !== balance) return `${words}, ${formatMoney(expected)} after ${due}`
  return `${words}, ${[...own, `${due} due`].join('; ')}`
}

/** The first names, and how many more there are. */
function namesOf(names: readonly string[], count: number): string {
  const more = count > names.length ? ` and ${count - names.length} more` : ''
  return `${names.join(', ')}${more}`
}

/** Where everyday spending would leave the month; undefined without a forecast. */
export function forecastWords({ forecast }: Outlook): string | undefined {
  if (forecast === null) return undefined
  const { balance, usualError } = forecast
  const usually = usualError === null ? '' : `, usually within ${wholeDollars(usualError)}`
  return `About ${signedDollars(balance)} with everyday spending as in the last three months${usually}.`
}

/** To the nearest dollar, because a forecast is never right to the cent. */
function signedDollars(cents: Cents): string {
  return formatSigned(Math.round(cents / 100) * 100).replace(/\.00$/, '')
}

/** Rounded up, so that it is never said to be nearer than it was. */
function wholeDollars(cents: Cents): string {
  return formatMoney(Math.max(1, Math.ceil(cents / 100)) * 100).replace(/\.00$/, '')
}
