import type { Fact } from '@evenkeel/domain/assistant'
import type { Bill } from '@evenkeel/domain/bills'
import { addDays, addMonths } from '@evenkeel/domain/calendar'
import { centsOf } from '../facts/book.ts'
import { type Piece, say } from '../facts/sentence.ts'
import { listRows } from '../store.ts'
import {
  type Ask,
  againstLimit,
  answer,
  assumptions,
  chosen,
  isWithinLimits,
  type Said,
  selectionOf,
  shownName,
} from './ask.ts'
import { costPer } from './billCosts.ts'
import { billName, namedBills } from './billDues.ts'
import { billsAnswer } from './bills.ts'
import { findRegularPayment, type RegularPayment } from './regularPayments.ts'
import { lastAnswer } from './rows.ts'
import { averageAnswer, limitAnswer, sumAnswer } from './sums.ts'

// What something costs now, where it is paid again and again.

/** "What is my rent?", "what does Netflix cost?": the bill's amount, or the last of regular payments, before any sum. */
export async function priceAnswer(ask: Ask): Promise<Said> {
  const bills = namedBills(ask).filter(({ isActive }) => isActive)
  if (bills.length > 0 && (isOfNow(ask) || (await areAllBilled(ask)))) return billsAnswer(ask)
  const payment = ask.query.names.length === 1 ? await findRegularPayment(ask) : undefined
  const unit = payment && unitAtPrice(ask, payment)
  if (payment && unit) {
    const { price, text } = lastPaid(ask, payment)
    return { kind: 'answer', text: [text, ' ', overTime(ask, payment, price, unit)] }
  }
  const said = await spentAnswer(ask)
  if (payment === undefined || said.kind !== 'answer') return said
  return { ...said, text: [lastPaid(ask, payment).text, ' ', said.text] }
}

/** "Is Netflix over $20?": its price against the limit; what has no price is asked about as a sum. */
export async function priceLimitAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const { min: _min, max: _max, ...named } = query
  const [bill, ...others] = namedBills(ask).filter(({ isActive }) => isActive)
  if (bill && others.length === 0) {
    const price = book.dueAmount(billName(bill), { bill, due: bill.nextDueDate })
    const asked = billOverTime(ask, bill) ?? { sum: price, text: '' }
    return answer(
      ...say`${yesOrNo(ask, asked.sum)}: ${billName(bill)} is ${price} ${bill.frequency}${asked.text}, ${againstLimit(query, book, asked.sum)}.`,
      assumptions(ask),
    )
  }
  const plain = { ...ask, query: named }
  if (perTime.some((each) => query.features.has(each))) return averageAnswer(plain)
  const payment = bill === undefined ? await findRegularPayment(plain) : undefined
  if (!payment?.hasPrice) return limitAnswer(ask)
  const { price, text } = lastPaid(ask, payment)
  return answer(
    ...say`${yesOrNo(ask, price)}: ${againstLimit(query, book, price)}. ${text}`,
    assumptions(ask),
  )
}

/** "… more than $200 a year?": `, $215.88 a year`; undefined if no time is said, or the one in which the bill comes. */
function billOverTime({ query, book }: Ask, bill: Bill): { sum: Fact; text: Piece } | undefined {
  const unit = units.find(({ feature }) => query.features.has(feature))
  if (unit === undefined || bill.frequency === `${unit.word}ly`) return undefined
  const yearly = book.dueYearly('A year', book.dues('The bill', [{ bill, due: bill.nextDueDate }]))
  const sum = costPer(book, yearly, unit.word)
  return { sum, text: say`, ${sum} a ${unit.word}` }
}

function yesOrNo({ query }: Ask, price: Fact): string {
  return isWithinLimits(query, centsOf(price)) ? 'Yes' : 'No'
}

/** "How much is Kroger?": the last payment; of several payees, or per month, what was spent. */
function spentAnswer(ask: Ask): Promise<Said> {
  const { features, names, text } = ask.query
  if (perTime.some((each) => features.has(each))) return averageAnswer(ask)
  const isOfSeveral = names.some((item) => chosen(item).length > 1)
  return isOfNow(ask) && !isOfSeveral && !/\bcosting\b/.test(text)
    ? lastAnswer(ask)
    : sumAnswer(ask)
}

const perTime = ['perWeek', 'perMonth', 'perYear']

/** "How much is the marina?": of payees, and of now. */
function isOfNow({ query: { features, names } }: Ask): boolean {
  const arePayees = names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  return features.has('nowIs') && arePayees && !perTime.some((each) => features.has(each))
}

/** A category may hold more than its bills, whose prices are then not what it costs. */
async function areAllBilled(ask: Ask): Promise<boolean> {
  const { db, userId, today, bills, query } = ask
  const year = { from: addDays(addMonths(today, -12), 1), to: today }
  const any = query.names.map((item) => selectionOf(query, 'expense', year, [item]))
  const billed = bills.map(({ description }) => ({ description }))
  const isBilled = query.names.every(
    (item) => namedBills({ ...ask, query: { ...query, names: [item] } }).length > 0,
  )
  const selection = { any: any.flatMap((each) => each.any), not: billed }
  return isBilled && (await listRows(db, userId, selection, 'newest', 1)).length === 0
}

/** `You last paid Netflix $15.49 on July 22, 2026, and pay it about once a month.` */
function lastPaid({ book }: Ask, { last, rhythm }: RegularPayment): { price: Fact; text: Piece } {
  const name = shownName(last.description || last.category)
  const price = book.amountOf(`${name}, ${last.date}`, last)
  const text = say`You last paid ${name} ${price} on ${book.dayOf(`Date of ${name}`, last)}, and pay it about ${rhythm.often}.`
  return { price, text }
}

const units = [
  { feature: 'perYear', perYear: 1, word: 'year' },
  { feature: 'perMonth', perYear: 12, word: 'month' },
  { feature: 'perWeek', perYear: 52, word: 'week' },
] as const
type Unit = (typeof units)[number]

/** "How much is Netflix a year now?": the time over which its present price is asked for. */
function unitAtPrice({ query }: Ask, { hasPrice }: RegularPayment): Unit | undefined {
  if (!hasPrice || !/ now$/.test(query.text)) return undefined
  return units.find(({ feature }) => query.features.has(feature))
}

function overTime(
  { book }: Ask,
  { last, rhythm }: RegularPayment,
  price: Fact,
  { perYear, word }: Unit,
): Piece {
  const times = rhythm.timesPerYear / perYear
  const factor = Number.isInteger(times) ? String(times) : `${rhythm.timesPerYear}/${perYear}`
  const label = `${shownName(last.description || last.category)} a ${word} at that price`
  return say`At that price it is ${book.times(label, price, factor)} a ${word}.`
}
