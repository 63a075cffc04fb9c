import { addMonths } from '@evenkeel/domain/calendar'
import type { Cents } from '@evenkeel/domain/money'
import type { Outlook } from '@evenkeel/domain/summary'
import { formatDay, formatMoney, formatPlural } from '#lib/format.ts'

/** 1230 → "+$12.30", -5 → "-$0.05", 0 → "$0.00". */
export function signed(cents: Cents): string {
  return cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents)
}

/** What follows the balance of the last day. */
export function endWords({ to, today }: Outlook): string {
  return `on ${formatDay(to, 'short')}${today === to ? '' : ', before everyday spending'}`
}

/** Spending beside that of the month before by the same day; undefined if nothing was recorded in it. */
export function comparisonWords(outlook: Outlook): string | undefined {
  const { spent, spentByThen, lastMonth, today } = outlook
  if (lastMonth.length === 0) return undefined
  const then = formatDay(addMonths(today, -1), 'short')
  if (spent === spentByThen) return `As much spent as by ${then}`
  const difference = formatMoney(Math.abs(spent - spentByThen))
  return `${difference} ${spent < spentByThen ? 'less' : 'more'} spent than by ${then}`
}

/** "5 bills (1 overdue) and Salary still to come"; undefined if nothing is. */
export function toComeWords({ dues, today }: Outlook): string | undefined {
  const bills = dues.filter(({ type }) => type === 'expense')
  const income = dues.filter(({ type }) => type === 'income')
  const words: string[] = []
  if (bills.length > 0) {
    const overdue = bills.filter(({ dueDate }) => dueDate < today).length
    words.push(formatPlural(bills.length, 'bill') + (overdue > 0 ? ` (${overdue} overdue)` : ''))
  }
  const [first] = income
  if (first) words.push(income.length === 1 ? first.name : formatPlural(income.length, 'income'))
  return words.length > 0 ? `${words.join(' and ')} still to come` : undefined
}

/** Where everyday spending would leave the month; undefined without a forecast. */
export function forecastWords({ forecast }: Outlook): string | undefined {
  if (forecast === null) return undefined
  const { balance, usualError } = forecast
  const usually = usualError === null ? '' : `, usually within ${wholeDollars(usualError)}`
  return `About ${signed(balance)} with everyday spending as in the last three months${usually}.`
}

/** Rounded up, so that it is never said to be nearer than it was. */
function wholeDollars(cents: Cents): string {
  return formatMoney(Math.max(1, Math.ceil(cents / 100)) * 100).replace(/\.00$/, '')
}
