import { addDays, addMonths } from '@evenkeel/domain/calendar'
import { type Piece, say } from '../facts/sentence.ts'
import { listRows } from '../store.ts'
import { type Ask, chosen, type Said, selectionOf, shownName } from './ask.ts'
import { namedBills } from './billDues.ts'
import { billsAnswer } from './bills.ts'
import { findRegularPayment } from './regularPayments.ts'
import { lastAnswer } from './rows.ts'
import { averageAnswer, sumAnswer } from './sums.ts'

// What something costs now, where it is paid again and again.

/** "What is my rent?", "what does Netflix cost?": the bill's amount, or the last of regular payments, before any sum. */
export async function priceAnswer(ask: Ask): Promise<Said> {
  const bills = namedBills(ask).filter(({ isActive }) => isActive)
  if (bills.length > 0 && (isOfNow(ask) || (await areAllBilled(ask)))) return billsAnswer(ask)
  const said = await spentAnswer(ask)
  const regular = ask.query.names.length === 1 ? await regularPayment(ask) : undefined
  return regular && said.kind === 'answer' ? { ...said, text: [regular, ' ', said.text] } : said
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
async function regularPayment(ask: Ask): Promise<Piece | undefined> {
  const payment = await findRegularPayment(ask)
  if (payment === undefined) return undefined
  const { book } = ask
  const { last, rhythm } = payment
  const name = shownName(last.description || last.category)
  return say`You last paid ${name} ${book.amountOf(`${name}, ${last.date}`, last)} on ${book.dayOf(`Date of ${name}`, last)}, and pay it about ${rhythm.often}.`
}
