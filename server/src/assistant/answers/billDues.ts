import { type Bill, dueDatesIn, overdueDates } from '@evenkeel/domain/bills'
import type { DateRange, LocalDate } from '@evenkeel/domain/calendar'
import type { TransactionType } from '@evenkeel/domain/transactions'
import type { BillWithSettled } from '#bills/index.ts'
import type { Due } from '../facts/book.ts'
import { type Piece, say, series } from '../facts/sentence.ts'
import type { NameItem } from '../reading/slots.ts'
import { wordsOf } from '../reading/tokens.ts'
import { type Ask, chosen, limitText, namesText, shownName, typeOf } from './ask.ts'

// The occurrences of bills: which are named, due and overdue.

/** Every occurrence of active bills in a date range that is still to be paid, by day, without overdue ones. */
export function duesIn(
  bills: readonly BillWithSettled[],
  range: DateRange,
  type: TransactionType,
): Due[] {
  return owed(bills, type, (bill) => dueDatesIn(bill, range, bill.settled))
}

/** Every occurrence before today that has not been paid. */
export function overdueOn(
  bills: readonly BillWithSettled[],
  today: LocalDate,
  type: TransactionType,
): Due[] {
  return owed(bills, type, (bill) => overdueDates(bill, today, bill.settled))
}

function owed(
  bills: readonly BillWithSettled[],
  type: TransactionType,
  datesOf: (bill: BillWithSettled) => LocalDate[],
): Due[] {
  return bills
    .filter((bill) => bill.isActive && bill.type === type)
    .flatMap((bill) => datesOf(bill).map((due) => ({ bill, due })))
    .toSorted(byDay)
}

function byDay(a: Due, b: Due): number {
  return a.due < b.due ? -1 : a.due > b.due ? 1 : a.bill.id < b.bill.id ? -1 : 1
}

export function billName(bill: Bill): string {
  return shownName(bill.description || bill.category)
}

/** The bills that a question names; all where it names none. "Edith's Social Security" is that of one payee there. */
export function namedBills({ query, bills }: Pick<Ask, 'query' | 'bills'>): BillWithSettled[] {
  if (query.names.length === 0) return [...bills]
  return bills.filter((bill) => {
    const isIn = (item: NameItem) => chosen(item).some((name) => isOf(bill, name))
    return query.isPayeeWithin ? query.names.every(isIn) : query.names.some(isIn)
  })
}

function isOf(bill: Bill, name: ReturnType<typeof chosen>[number]): boolean {
  const words = wordsOf(bill.description).join(' ')
  if (name.kind === 'payee') return words === name.words.join(' ')
  return bill.category === name.name && name.types.includes(bill.type)
}

/** The recurring income that is pay: what its category or its name calls so, and all of it where nothing is. */
export function payIn(income: readonly BillWithSettled[]): readonly BillWithSettled[] {
  const pay = income.filter(({ category, description }) => isPay.test(`${category} ${description}`))
  return pay.length > 0 ? pay : income
}

export const isPay = /\b(salary|salaries|wages?|payroll|pay ?checks?|pay ?cheques?)\b/i

export function billNoun(type: TransactionType): string {
  return type === 'income' ? 'recurring income is' : 'bills are'
}

export function billType(ask: Ask): TransactionType {
  const type = typeOf({ ...ask.query, names: [] })
  if (type === 'income') return 'income'
  // "Do I owe Mum anything?" asks for no pocket money.
  if (/\b(?:i|we) (?:still )?owe\b/.test(ask.query.text)) return 'expense'
  const named = namedBills(ask)
  return ask.query.names.length > 0 && named.every((bill) => bill.type === 'income')
    ? 'income'
    : 'expense'
}

export function lateText(
  ask: Ask,
  bills: readonly BillWithSettled[],
  type: TransactionType,
): Piece {
  const overdue = overdueOn(bills, ask.today, type)
  if (overdue.length === 0) return ''
  const dues = ask.book.dues('Overdue', overdue)
  return say` Apart from that, ${ask.book.dueCount('Number overdue', dues)} ${overdue.length === 1 ? 'is' : 'are'} overdue, ${ask.book.dueSum('Sum overdue', dues)} in total${lateNames(overdue)}.`
}

const lateNamesMax = 3

/** ` (Dropbox)`: which they are, where there are few. */
function lateNames(overdue: readonly Due[]): Piece {
  const names = [...new Set(overdue.map(({ bill }) => billName(bill)))]
  return names.length > lateNamesMax ? '' : [' (', series(names), ')']
}

export function duePiece({ book }: Ask, due: Due): Piece {
  return say`${book.dueDay(`Due date of ${billName(due.bill)}`, due)}: ${billName(due.bill)}, ${book.dueAmount(billName(due.bill), due)}`
}

/** `Bowls club is paused, at $22.00 monthly`. */
export function pausedText({ book }: Pick<Ask, 'book'>, bill: Bill, how = 'paused'): Piece {
  const amount = book.dueAmount(billName(bill), { bill, due: bill.nextDueDate })
  return say`${billName(bill)} is ${how}, at ${amount} ${bill.frequency}`
}

/** ` for Netflix`, ` apart from Rent`, ` costing over $100.00`; nothing where all bills are meant. */
export function forNamed({ query, book }: Pick<Ask, 'query' | 'book'>): Piece {
  return [
    query.names.length > 0 ? [' for ', namesText(query.names)] : '',
    query.excepts.length > 0 ? [' apart from ', namesText(query.excepts)] : '',
    query.min !== undefined || query.max !== undefined ? [' costing ', limitText(query, book)] : '',
  ]
}

/** One occurrence of each bill, as the basis of a yearly total. */
export function onceEach(bills: readonly Bill[]): Due[] {
  return bills.map((bill) => ({ bill, due: bill.nextDueDate }))
}
