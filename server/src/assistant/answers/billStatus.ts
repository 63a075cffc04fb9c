import type { Bill } from '@evenkeel/domain/bills'
import { daysBetween } from '@evenkeel/domain/calendar'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { allUntil } from '../reading/period.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import { listRows } from '../store.ts'
import { type Ask, answer, chosen, labelOf, type Said, selectionOf, shownName } from './ask.ts'
import { billName, namedBills } from './billDues.ts'
import { noSuchBill } from './noBills.ts'
import { lastAnswer } from './rows.ts'

/** "Is Netflix still active?", "am I still paying for Dropbox?", "did I ever cancel Hulu?" */
export async function statusAnswer(ask: Ask): Promise<Said> {
  const items = ask.query.names.flatMap((item) =>
    chosen(item).map((name) => ({ ...item, names: [name] })),
  )
  const pieces: Piece[] = []
  const unknown: NameItem[] = []
  for (const item of items) {
    const bills = namedBills({ ...ask, query: { ...ask.query, names: [item] } })
    const last = await lastCharge(ask, item)
    if (bills.length === 0 && last === undefined) unknown.push(item)
    else pieces.push([bills.length > 0 ? statesOf(ask, bills) : noBill(item), last ?? ''])
  }
  if (unknown.length > 0) return noSuchBill({ ...ask, query: { ...ask.query, names: unknown } })
  return pieces.length === 1 ? answer(...pieces) : answer('One by one:', lines(pieces))
}

/** "Is the rent paid?", while "did I pay the rent in May?" asks for a month. */
export function asksIfItIsPaid({ names, periods, opening, text }: Query): boolean {
  const isAsked = /^(?:and|so|ok|is|are|has|have|did|please)$/.test(opening)
  return names.length === 1 && periods.length === 0 && isAsked && /\bpaid\b/.test(text)
}

/** When it was last paid, and what is still to be paid for its bill. */
export async function ifPaidAnswer(ask: Ask): Promise<Said> {
  const { book, today } = ask
  const said = await lastAnswer(ask)
  const [bill, ...others] = namedBills(ask).filter(({ isActive }) => isActive)
  const isOne = bill !== undefined && others.length === 0 && bill.type === 'expense'
  if (!isOne || said.kind !== 'answer') return said
  const due = { bill, due: bill.nextDueDate }
  const state = due.due < today ? 'has been overdue since' : 'is next due on'
  return {
    ...said,
    text: [
      said.text,
      say` The bill of ${book.dueAmount(billName(bill), due)} ${state} ${book.dueDay(`Due date of ${billName(bill)}`, due)}.`,
    ],
  }
}

function noBill(item: NameItem): Piece {
  return `There is no recurring bill for ${shownName(item.names[0]?.name ?? '')}.`
}

function statesOf(ask: Ask, bills: readonly Bill[]): Piece {
  return bills.map((bill, at) => [at === 0 ? '' : ' ', stateOf(ask, bill)])
}

function stateOf(ask: Ask, bill: Bill): Piece {
  const due = { bill, due: bill.nextDueDate }
  const amount = ask.book.dueAmount(billName(bill), due)
  if (!bill.isActive)
    return say`${billName(bill)} is not active: it is paused, at ${amount} ${bill.frequency}, so nothing is due.`
  return say`${billName(bill)} is active: ${amount} ${bill.frequency}, ${due.due < ask.today ? 'overdue since' : 'next due on'} ${ask.book.dueDay(`Due date of ${billName(bill)}`, due)}.`
}

const longestMonth = 31

/** Whether money still goes there shows in the last charge, whatever the bill says. */
async function lastCharge(ask: Ask, item: NameItem): Promise<Piece | undefined> {
  const { book, db, userId, query, today } = ask
  const period = allUntil(today)
  const selection = selectionOf(query, 'expense', period, [item])
  const [row] = await listRows(db, userId, selection, 'newest', 1)
  if (row === undefined) return undefined
  const rows = await book.rows(labelOf('Charges', [item], period), selection)
  const day = book.lastDay(labelOf('Last charge', [item], period), rows, row.date)
  const amount = book.amountOf(`${shownName(row.description)}, ${row.date}`, row)
  const days = daysBetween(row.date, today)
  const ago = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
  const since = days > longestMonth ? ', and none has come since' : ''
  return say` The last charge was ${amount} on ${day} (${ago})${since}.`
}
