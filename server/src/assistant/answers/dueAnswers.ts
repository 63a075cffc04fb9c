import { nextAfter } from '@evenkeel/domain/bills'
import { addDays, addMonths, daysBetween } from '@evenkeel/domain/calendar'
import type { BillWithSettled } from '#bills/index.ts'
import type { Due } from '../facts/book.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { dayText, type Period, rangeText } from '../reading/period.ts'
import { type Ask, answer, empty, periodText, type Said } from './ask.ts'
import {
  billName,
  billNoun,
  billType,
  duePiece,
  duesIn,
  forNamed,
  lateText,
  overdueOn,
  payIn,
} from './billDues.ts'
import { duesInOrder, isLeast, rankedBills, rankedDues } from './billRanks.ts'
import { noneActive, noPayday } from './noBills.ts'
import { orderOf } from './rowOrder.ts'

// What is due, when next, and what is late.

export async function dueAnswer(
  ask: Ask,
  bills: readonly BillWithSettled[],
  period: Period,
): Promise<Said> {
  const { book, today, query } = ask
  const type = billType(ask)
  if (period.to < today) {
    return {
      kind: 'clarify',
      text: [
        `I can tell you what bills are still to come, but not what was due ${periodText(period)}. Ask what you spent instead.`,
      ],
      suggestions: ['How much did I spend last month?', 'What bills are due this month?'],
    }
  }
  const due = duesIn(bills, { from: period.from ?? today, to: period.to }, type)
  const late = lateText(ask, bills, type)
  const named = forNamed(ask)
  if (due.length === 0)
    return {
      ...(late === '' ? empty() : answer()),
      text: [`No ${billNoun(type)} due`, named, ` ${periodText(period)}.`, late],
    }
  const ranked = rankedDues(query, due)
  if (ranked) {
    const rank = isLeast(query) ? 'smallest' : 'biggest'
    const what = [`Of what is due`, named, ` ${periodText(period)}, the ${rank}:`]
    return answer(what, lines(ranked.map((each) => duePiece(ask, each))), late)
  }
  if (query.limit !== undefined)
    return firstDues(ask, due.slice(0, query.limit), [named, ` ${periodText(period)}`], late)
  const dues = book.dues(`Due ${period.label}`, due)
  const order = orderOf(query)
  const shown = duesInOrder(query, due).slice(0, 20)
  const cut =
    due.length > 20 ? ` The ${order === undefined || order === 'oldest' ? 'first' : order} 20:` : ''
  return answer(
    ...say`${book.dueCount('Number due', dues)} ${dues.dues.length === 1 ? (type === 'income' ? 'payment to you is' : 'bill is') : type === 'income' ? 'payments to you are' : 'bills are'} due${named} ${periodText(period)}, ${book.dueSum('Sum due', dues)} in total.${cut}${lines(shown.map((each) => duePiece(ask, each)))}`,
    late,
  )
}

/** "What bills and income are due?" */
export async function bothDueAnswer(
  ask: Ask,
  bills: readonly BillWithSettled[],
  period: Period,
): Promise<Said> {
  const said = (type: 'incomeRow' | 'expenseRow') => {
    const features = new Set([...ask.query.features, type])
    return dueAnswer({ ...ask, query: { ...ask.query, features } }, bills, period)
  }
  const [toPay, toGet] = [await said('expenseRow'), await said('incomeRow')]
  if (toPay.kind === 'clarify') return toPay
  const isNone = toPay.kind === 'empty' && toGet.kind === 'empty'
  return { kind: isNone ? 'empty' : 'answer', text: [toPay.text, '\n', toGet.text] }
}

/** "Every bill to the end of the month, the overdue one included": both, and what they come to. */
export async function dueWithLateAnswer(
  ask: Ask,
  bills: readonly BillWithSettled[],
  period: Period,
): Promise<Said> {
  const { book, today } = ask
  const type = billType(ask)
  const late = period.to < today ? [] : overdueOn(bills, today, type)
  const due = duesIn(bills, { from: period.from ?? today, to: period.to }, type)
  if (late.length === 0) {
    const said = await dueAnswer(ask, bills, period)
    return period.to < today ? said : { ...said, text: [said.text, ' Nothing is overdue.'] }
  }
  const [dues, overdue] = [book.dues(`Due ${period.label}`, due), book.dues('Overdue', late)]
  const all = book.dues('Due and overdue', [...late, ...due])
  const [noun, verb] = type === 'income' ? ['payment to you', 'received'] : ['bill', 'paid']
  const count = book.dueCount('Number due and overdue', all)
  return answer(
    ...say`${count} ${noun}${all.dues.length === 1 ? ' is' : 's are'} to be ${verb}${forNamed(ask)}, ${book.dueSum('Sum due and overdue', all)} in total: ${book.dueSum('Sum overdue', overdue)} overdue, and ${book.dueSum('Sum due', dues)} due ${periodText(period)}.${lines([...late, ...due].slice(0, 20).map((each) => duePiece(ask, each)))}`,
  )
}

/** "My next three bills": the first ones that are due. */
function firstDues(ask: Ask, due: readonly Due[], when: Piece, late: Piece): Said {
  const { book } = ask
  const type = billType(ask)
  const dues = book.dues('Due first', due)
  const [count, sum] = [book.dueCount('Number due', dues), book.dueSum('Sum due', dues)]
  const noun = type === 'income' ? 'payment to you' : 'bill'
  return answer(
    ...say`The next ${count} ${noun}${due.length === 1 ? '' : 's'} due${when}, ${sum} in total:${lines(due.map((each) => duePiece(ask, each)))}`,
    late,
  )
}

export async function nextDueAnswer(ask: Ask, bills: readonly BillWithSettled[]): Promise<Said> {
  const { book, today } = ask
  const type = billType(ask)
  const active = bills.filter((bill) => bill.isActive && bill.type === type)
  if (active.length === 0) return noneActive(ask, bills)
  const ordered = active.toSorted((a, b) => (a.nextDueDate < b.nextDueDate ? -1 : 1))
  const ranked = rankedBills(ask.query, active)
  const isAll = ask.query.names.length === 0 && ranked === undefined
  const ahead = ordered.filter((bill) => bill.nextDueDate >= today)
  const shown =
    ranked ?? (isAll && ahead.length > 0 ? ahead.slice(0, 1) : ordered.slice(0, isAll ? 1 : 5))
  const late = isAll && ahead.length > 0 ? lateText(ask, active, type) : ''
  const pieces = shown.map((bill) => {
    const due = { bill, due: bill.nextDueDate }
    const days = daysBetween(today, bill.nextDueDate)
    const away =
      days < 0 ? `overdue by ${daysText(-days)}` : days === 0 ? 'today' : `in ${daysText(days)}`
    return say`${billName(bill)} is due on ${book.dueDay(`Due date of ${billName(bill)}`, due)} (${away}): ${book.dueAmount(billName(bill), due)}.`
  })
  return pieces.length === 1
    ? answer(...pieces, late)
    : answer('The next due dates:', lines(pieces))
}

/** "And the one after that?": the due date after the next one of a bill. */
export async function dueAfterNextAnswer(
  ask: Ask,
  bills: readonly BillWithSettled[],
): Promise<Said> {
  const { book, query } = ask
  if (query.names.length === 0) return secondDueAnswer(ask, bills)
  const [bill, ...others] = bills.filter(({ isActive }) => isActive)
  if (bill === undefined || others.length > 0) return nextDueAnswer(ask, bills)
  const next = { bill, due: bill.nextDueDate }
  const after = { bill, due: nextAfter(bill, bill.nextDueDate) }
  const name = billName(bill)
  return answer(
    ...say`After ${book.dueDay(`Due date of ${name}`, next)}, ${name} is due on ${book.dueDay(`The due date of ${name} after that`, after)}: ${book.dueAmount(name, after)}.`,
  )
}

/** "My next bill? And after that?": the second of all that are due. */
async function secondDueAnswer(ask: Ask, bills: readonly BillWithSettled[]): Promise<Said> {
  const { book, today } = ask
  const [first, second] = duesIn(bills, { from: today, to: addMonths(today, 12) }, billType(ask))
  if (first === undefined || second === undefined) return nextDueAnswer(ask, bills)
  const [before, name] = [billName(first.bill), billName(second.bill)]
  return answer(
    ...say`After ${before} on ${book.dueDay(`Due date of ${before}`, first)}, ${name} is due on ${book.dueDay(`Due date of ${name} after it`, second)}: ${book.dueAmount(name, second)}.`,
  )
}

export async function overdueAnswer(ask: Ask, bills: readonly BillWithSettled[]): Promise<Said> {
  const { book, today, query } = ask
  const type = billType(ask)
  const isNamed = query.names.length > 0
  const isOwed = bills.some((bill) => bill.isActive && bill.type === type)
  if (isNamed && !isOwed) return noneActive(ask, bills)
  const overdue = overdueOn(bills, today, type)
  if (overdue.length === 0 && isNamed) {
    const next = await nextDueAnswer(ask, bills)
    return { ...next, text: ['Not overdue. ', next.text] }
  }
  const [noun, one, several] =
    type === 'income'
      ? ['recurring income', 'payment to you is', 'payments to you are']
      : ['bill', 'bill is', 'bills are']
  if (overdue.length === 0) return empty(`No ${noun}`, forNamed(ask), ' is overdue.')
  const picked = pickedOverdue(query, overdue)
  if (picked) return answer(...picked.what, lines(picked.dues.map((due) => duePiece(ask, due))))
  const dues = book.dues('Overdue', overdue)
  const count = book.dueCount('Number overdue', dues)
  return answer(
    ...say`${count} ${overdue.length === 1 ? one : several} overdue, ${book.dueSum('Sum overdue', dues)} in total:${lines(overdue.slice(0, 20).map((due) => [duePiece(ask, due), ` (${daysText(daysBetween(due.due, today))} ago)`]))}`,
  )
}

function daysText(days: number): string {
  return `${days} day${days === 1 ? '' : 's'}`
}

/** "My oldest overdue bill", "the biggest overdue bill": one of several. */
function pickedOverdue(query: Ask['query'], overdue: readonly Due[]) {
  const ranked = rankedDues(query, overdue)
  if (ranked)
    return { what: [`Overdue, the ${isLeast(query) ? 'smallest' : 'biggest'}:`], dues: ranked }
  const count = query.limit ?? 1
  // "Since when?" asks it of each.
  if (query.features.has('first') && query.raws.get('first') !== 'since when')
    return { what: ['Overdue the longest:'], dues: overdue.slice(0, count) }
  if (query.features.has('last'))
    return { what: ['Overdue most recently:'], dues: overdue.slice(-count) }
  return undefined
}

/** The next payday after today. */
export function nextPayday({ bills, today }: Ask): Due | undefined {
  const ahead = { from: addDays(today, 1), to: addMonths(today, 13) }
  const income = bills.filter((bill) => bill.isActive && bill.type === 'income')
  return duesIn(payIn(income), ahead, 'income')[0]
}

/** "What bills do I have until payday?": up to the day before the next income. */
export async function untilPaydayAnswer(
  ask: Ask,
  bills: readonly BillWithSettled[],
): Promise<Said> {
  const { query, today } = ask
  const payday = nextPayday(ask)
  if (payday === undefined) return noPayday()
  const to = addDays(payday.due, -1)
  const label = `before your next payday on ${dayText(payday.due)} (${rangeText(today, to)})`
  // Only the bills are asked for: the payday would make it a question about income.
  const features = new Set([...query.features].filter((each) => each !== 'payday'))
  const period: Period = { from: today, to, kind: 'range', label, isAhead: true }
  return dueAnswer({ ...ask, query: { ...query, features } }, bills, period)
}
