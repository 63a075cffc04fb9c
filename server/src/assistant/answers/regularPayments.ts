import { daysBetween, type LocalDate } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import { allUntil } from '../reading/period.ts'
import type { NameItem } from '../reading/slots.ts'
import { fold, wordsOf } from '../reading/tokens.ts'
import { listRows } from '../store.ts'
import { type Ask, chosen, selectionOf } from './ask.ts'
import type { Subscriptions } from './subscriptions.ts'

// What is paid again and again, with or without a recurring bill.

const rhythms = [
  { often: 'once a week', timesPerYear: 52, from: 6, to: 8 },
  { often: 'every other week', timesPerYear: 26, from: 13, to: 15 },
  { often: 'once a month', timesPerYear: 12, from: 26, to: 35 },
  { often: 'once a year', timesPerYear: 1, from: 355, to: 376 },
] as const
type Rhythm = (typeof rhythms)[number]
const chargesMin = 3

export type RegularPayment = {
  last: Transaction
  rhythm: Rhythm
  /** Equal payments, but for a step from one price to the next. */
  hasPrice: boolean
}

/** A payee, or a category with a single one: all that is paid for it goes there. */
export function hasOnePayee({ vocabulary }: Pick<Ask, 'vocabulary'>, item: NameItem): boolean {
  const [name, ...others] = chosen(item)
  if (name === undefined || others.length > 0 || name.types.includes('income')) return false
  if (name.kind === 'payee') return true
  const payees = vocabulary.names.filter(
    (each) => each.kind === 'payee' && each.categories.includes(name.name),
  )
  return payees.length === 1
}

/** The last of the payments to one payee, if they come regularly and still do. */
export async function findRegularPayment(
  { db, userId, today, query }: Ask,
  names: readonly NameItem[] = query.names,
): Promise<RegularPayment | undefined> {
  const selection = selectionOf({ ...query, names }, 'expense', allUntil(today))
  const rows = await listRows(db, userId, selection, 'newest', chargesMin + 1)
  const [last] = rows
  const rhythm = rhythmOf(rows, today)
  if (last === undefined || rhythm === undefined) return undefined
  if (new Set(rows.map(({ description }) => fold(description))).size > 1) return undefined
  const hasPrice = new Set(rows.map(({ amount }) => amount)).size <= 2
  return { last, rhythm, hasPrice }
}

const unbilledMax = 10

/** What is paid again and again in the categories of these bills, to payees that have no bill. */
export async function paidWithoutBill(
  ask: Ask,
  { bills, all }: Subscriptions,
): Promise<RegularPayment[]> {
  const categories = bills.map(({ category }) => category)
  const billed = new Set(all.map(({ description }) => wordsOf(description).join(' ')))
  const payees = ask.vocabulary.names.filter(
    (name) =>
      name.kind === 'payee' &&
      !name.types.includes('income') &&
      !billed.has(name.words.join(' ')) &&
      name.categories.some((category) => categories.includes(category)),
  )
  const found: RegularPayment[] = []
  for (const name of payees.slice(0, unbilledMax)) {
    const item: NameItem = {
      kind: 'name',
      at: 0,
      raw: name.name,
      names: [name],
      how: 'exact',
      isAtPayee: true,
    }
    const payment = await findRegularPayment(ask, [item])
    if (payment?.hasPrice) found.push(payment)
  }
  return found
}

/** How often payments come, if they come regularly and still do. */
function rhythmOf(rows: readonly Transaction[], today: LocalDate): Rhythm | undefined {
  const [last, ...before] = rows.map(({ date }) => date)
  if (last === undefined || before.length + 1 < chargesMin) return undefined
  const days = [last, ...before]
  const gaps = before.map((date, at) => daysBetween(date, days[at] ?? date))
  return rhythms.find(
    ({ from, to }) =>
      gaps.every((gap) => gap >= from && gap <= to) && daysBetween(last, today) <= to,
  )
}
