import { addMonths, formatDay } from '@evenkeel/domain/calendar'
import { recordName, type Transaction } from '@evenkeel/domain/ledger'
import { type Cents, formatMoney, formatSigned, sumCents } from '@evenkeel/domain/money'
import type { Outlook } from '@evenkeel/domain/summary'
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

/** Why spending is not compared with the month before, and what will be in a first month; undefined if it is compared. */
export function uncomparedWords(outlook: Outlook): string | undefined {
  const { spentByThen, lastMonth, from } = outlook
  const before = addMonths(from, -1)
  const month = formatDay(before, 'monthName')
  if (lastMonth.length > 0) {
    if (spentByThen !== null) return undefined
    return `Not compared with ${month}: your records begin after ${formatDay(before, 'short')}.`
  }
  return spentByThen === null
    ? firstMonthWords(outlook)
    : `Nothing recorded in ${month} to compare with.`
}

/** A month is compared only with one that is recorded from its first day on. */
function firstMonthWords({ from, soFar }: Outlook): string {
  const next = formatDay(addMonths(from, 1), 'monthName')
  const beginsWhole = soFar[0] !== 0
  if (beginsWhole) return `Your first month. ${next} will be compared with it.`
  const first = formatDay(from, 'short')
  return `Your first month. Add an entry dated ${first}, and ${next} will be compared with it.`
}

/**
 * "Nov 10: +$20.00 after Shoes −$80.00, Tea −$3.00 and 4 more", "Nov 25: +$20.00 expected, Dentist; Rent due"
 * @param entries those of a day that is not ahead, the largest first; undefined if they are not known
 */
export function dayWords(
  { day, balance, expected, isAhead, dues, later }: MonthDay,
  entries?: readonly Entry[],
): string {
  const name = formatDay(day, 'short')
  const bills = [...new Set(dues.map(({ name }) => name))]
  const named = entryWords(entries, bills.length === 0 ? entriesNamed : 1)
  const words = `${name}: ${formatSigned(balance)}${isAhead ? ' expected' : named}`
  const own = later ? [namesOf(later.names, later.entryCount)] : []
  if (bills.length === 0) return [words, ...own].join(', ')
  const due = namesOf(bills.slice(0, 2), bills.length)
  const stop = entries === undefined ? ',' : ';'
  if (expected !== balance) return `${words}${stop} ${formatSigned(expected)} expected after ${due}`
  return `${words}${stop} ${[...own, `${due} due`].join('; ')}`
}

type Entry = Pick<Transaction, 'date' | 'type' | 'amount' | 'description' | 'category'>

/**
 * The entries of a day that is not ahead; undefined if they do not make the change of its balance, because entries and
 * balances are two replies, and one may be newer than the other.
 */
export function entriesOf<T extends Entry>(
  days: readonly MonthDay[],
  at: number,
  entries: readonly T[] | undefined,
): readonly T[] | undefined {
  const day = days[at]
  if (day === undefined || day.isAhead) return undefined
  const own = entries?.filter(({ date }) => date === day.day)
  const change = day.balance - (days[at - 1]?.balance ?? 0)
  return own && sumCents(own.map(signedAmount)) === change ? own : undefined
}

function signedAmount({ type, amount }: Entry): Cents {
  return type === 'income' ? amount : -amount
}

/** Fewer where something is due as well, so that the sentence fits on a phone. */
const entriesNamed = 2
const entryNameMax = 20

/** " after Shoes −$80.00, Tea −$3.00 and 4 more" */
function entryWords(entries: readonly Entry[] | undefined, namedMax: number): string {
  if (entries === undefined) return ''
  if (entries.length === 0) return ', no entries'
  const named = entries
    .slice(0, namedMax)
    .map((entry) => `${recordName(entry, entryNameMax)} ${formatSigned(signedAmount(entry))}`)
  return ` after ${namesOf(named, entries.length)}`
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
