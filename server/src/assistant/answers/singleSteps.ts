import { daysBetween } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import { type Piece, say } from '../facts/sentence.ts'
import { fold } from '../reading/tokens.ts'
import { listRows } from '../store.ts'
import type { Selection } from '../totalsStore.ts'
import type { Run } from '../watchStore.ts'
import { type Ask, chosen, shownName } from './ask.ts'
import { hasOnePayee } from './regularPayments.ts'

// Rises that no two equal charges in a row show: what is paid once a year, and a charge that has come only once so far.

/** A licence paid each year for two hundred years. */
const rowsMax = 200
const yearDays = { from: 355, to: 376 }

/** The charges of each payee that the question names, the earliest first; empty if it names none or whole categories. */
async function namedCharges(ask: Ask, selection: Selection): Promise<Transaction[][]> {
  const { query } = ask
  const arePayees =
    query.names.length > 0 &&
    query.names.some(
      (item) => hasOnePayee(ask, item) || chosen(item).every(({ kind }) => kind === 'payee'),
    )
  return arePayees ? chargesByPayee(ask, selection) : []
}

/** Those of the recurring bills that are paid once a year. */
async function yearlyCharges(ask: Ask, selection: Selection): Promise<Transaction[][]> {
  const payees = ask.bills.flatMap(({ type, frequency, description }) =>
    type === 'expense' && frequency === 'yearly' && description ? [description] : [],
  )
  const any = selection.any.flatMap((filter) =>
    filter.description === undefined
      ? payees.map((description) => ({ ...filter, description }))
      : [],
  )
  return any.length === 0 ? [] : chargesByPayee(ask, { ...selection, any })
}

async function chargesByPayee({ db, userId }: Ask, selection: Selection): Promise<Transaction[][]> {
  const rows = await listRows(db, userId, selection, 'newest', rowsMax)
  const byPayee = Map.groupBy(rows.toReversed(), ({ description }) => fold(description))
  return [...byPayee.values()]
}

/** The steps of what a named payee, or the payee of a yearly bill, charges once a year, each from one charge to the next. */
export async function findYearlyRises(
  ask: Ask,
  selection: Selection,
): Promise<{ before: Run; after: Run }[]> {
  const named = await namedCharges(ask, selection)
  const payees = named.length > 0 ? named : await yearlyCharges(ask, selection)
  return payees.filter(isYearly).flatMap((rows) =>
    rows.flatMap((after, at) => {
      const before = rows[at - 1]
      return before && after.amount > before.amount
        ? [{ before: runOf(before), after: runOf(after) }]
        : []
    }),
  )
}

function isYearly(rows: readonly Transaction[]): boolean {
  const gaps = rows.slice(1).map(({ date }, at) => daysBetween(rows[at]?.date ?? date, date))
  return gaps.length > 0 && gaps.every((gap) => yearDays.from <= gap && gap <= yearDays.to)
}

function runOf({ id, description, amount, date }: Transaction): Run {
  return {
    payee: description.toLowerCase(),
    shown: description,
    amount,
    ids: [id],
    firstDay: date,
    lastDay: date,
  }
}

/** "The last one, $900.00 on January 15, was higher than the $850.00 before.": one charge is no new price yet. */
export async function latestStep(ask: Ask, selection: Selection): Promise<Piece> {
  const { book } = ask
  const [rows, ...others] = await namedCharges(ask, selection)
  const [earlier, before, last] = rows?.slice(-3) ?? []
  if (!last || !before || others.length > 0) return ''
  if (earlier?.amount !== before.amount || last.amount <= before.amount) return ''
  const name = shownName(last.description)
  return say` The last charge, ${book.amountOf(`${name}, last`, last)} on ${book.dayOf(`Date of ${name}`, last)}, was higher than the ${book.amountOf(`${name}, before it`, before)} before it.`
}
