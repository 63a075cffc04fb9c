import { type Bill, billTotals } from '@evenkeel/domain/bills'
import { formatCents } from '@evenkeel/domain/money'
import type { TransactionType } from '@evenkeel/domain/transactions'
import type { Dues } from '../facts/book.ts'
import { lines, type Piece, say, series } from '../facts/sentence.ts'
import type { NameItem } from '../reading/slots.ts'
import { type Ask, againstLimit, answer, empty, namesText, type Said, shownName } from './ask.ts'
import { billName, billType, forNamed, namedBills, onceEach, pausedText } from './billDues.ts'
import { frequenciesIn } from './billFrequencies.ts'
import { billsInOrder, byAmount, rankedBills } from './billRanks.ts'
import { cancelsAll } from './families/meantOfBills.ts'
import { noneActive, noSuchBill } from './noBills.ts'
import { findRegularPayment, hasOnePayee, type RegularPayment } from './regularPayments.ts'
import { withoutSpending } from './withoutSpending.ts'

// What bills cost a month and a year, and what cancelling them saves.

export async function pausedAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const paused = bills.filter((bill) => !bill.isActive)
  if (paused.length === 0) return empty('No bill', forNamed(ask), ' is paused.')
  const pieces = paused.map((bill) => {
    const due = { bill, due: bill.nextDueDate }
    return say`${billName(bill)}, ${ask.book.dueAmount(billName(bill), due)} ${bill.frequency}`
  })
  return answer('Paused:', lines(pieces))
}

/** "What are my subscriptions?", "How much are my bills a month?" */
export async function costAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const { book, query } = ask
  const type = billType(ask)
  const every = frequenciesIn(query.text)
  const active = bills.filter((bill) => bill.isActive && bill.type === type)
  if (active.length === 0) return noneActive(ask, bills)
  const dues: Dues = book.dues('Active bills', onceEach(active))
  const yearly = book.dueYearly('A year', dues)
  const monthly = book.per('A month', yearly, '12')
  if (formatCents(billTotals(active, type).monthly) !== monthly.value)
    throw new Error('The bills page says another monthly sum')
  const weekly =
    query.features.has('perWeek') && every.length === 0
      ? say`, ${book.per('A week', yearly, '365/7')} a week`
      : ''
  const ranked = rankedBills(query, active)
  const shown = ranked ?? billsInOrder(query, active).slice(0, 20)
  const list = shown.map((bill) => costPiece(ask, bill))
  if (ranked) return answer('By amount:', lines(list))
  const count = book.dueCount('Number of active bills', dues)
  const each: Piece = query.features.has('average')
    ? say` On average that is ${book.per('A month for each bill', yearly, String(12 * active.length))} a month for each.`
    : ''
  const assumed = query.features.has('subscription')
    ? [' I count every active recurring bill.', inSubscriptions(ask, active)]
    : ''
  const unknowable = query.features.has('forgotten')
    ? ' Which of them you forgot or no longer use is not in your records.'
    : ''
  const isCounted = query.features.has('count') || query.features.has('active')
  const apart = isCounted && query.names.length === 0 ? incomeApart(ask, type) : ''
  return answer(
    ...say`You have ${count} active ${every.length === 0 ? '' : `${every.join(' and ')} `}recurring ${type === 'income' ? 'income' : `bill${active.length === 1 ? '' : 's'}`}${forNamed(ask)}, ${monthly} a month or ${yearly} a year${weekly}.${each}${apart}${assumed}${unknowable}${lines(list)}`,
  )
}

/** Where only some of the bills are in a category called Subscriptions: what those cost. */
function inSubscriptions({ book, query }: Ask, active: readonly Bill[]): Piece {
  const named = active.filter(({ category }) => /^subscriptions?$/i.test(category))
  const [bill] = named
  if (bill === undefined || named.length === active.length || query.names.length > 0) return ''
  const category = shownName(bill.category)
  const dues = book.dues(`Active bills in ${category}`, onceEach(named))
  const yearly = book.dueYearly(`A year in ${category}`, dues)
  const monthly = book.per(`A month in ${category}`, yearly, '12')
  const count = book.dueCount(`Number of active bills in ${category}`, dues)
  return say` In your category ${category} there ${named.length === 1 ? 'is' : 'are'} ${count} of them: ${monthly} a month or ${yearly} a year.`
}

/** "Do my bills come to more than $2000 a month?" */
export function billsAgainstLimit(ask: Ask, bills: readonly Bill[]): Said {
  const { book, query } = ask
  const active = bills.filter((bill) => bill.isActive && bill.type === 'expense')
  if (active.length === 0) return noneActive(ask, bills)
  const yearly = book.dueYearly('A year', book.dues('Active bills', onceEach(active)))
  const [total, unit] = query.features.has('perYear')
    ? [yearly, 'year']
    : query.features.has('perWeek')
      ? [book.per('A week', yearly, '365/7'), 'week']
      : [book.per('A month', yearly, '12'), 'month']
  return answer(
    ...say`Your active recurring bills come to ${total} a ${unit}, ${againstLimit(query, book, total)}.`,
  )
}

/** "How many active bills do I have?": recurring income is on the same page, and is counted apart. */
function incomeApart({ book, bills }: Ask, type: TransactionType): Piece {
  const income = bills.filter((bill) => bill.isActive && bill.type === 'income')
  if (type === 'income' || income.length === 0) return ''
  const count = book.dueCount(
    'Number of recurring income',
    book.dues('Active income', onceEach(income)),
  )
  return say` Recurring income is counted apart: ${count} active.`
}

/** "What would I save if I cancelled all my subscriptions?" */
function cancelAllAnswer(ask: Ask): Said {
  const { book, query, bills } = ask
  const kept = query.excepts.flatMap((item) =>
    namedBills({ ...ask, query: { ...query, names: [item] } }),
  )
  const dropped = bills.filter(
    (bill) => bill.isActive && bill.type === 'expense' && !kept.includes(bill),
  )
  if (dropped.length === 0) return noneActive(ask, dropped)
  const dues = book.dues('Bills to cancel', onceEach(dropped))
  const yearly = book.dueYearly('Saved a year', dues)
  const monthly = book.per('Saved a month', yearly, '12')
  const count = book.dueCount('Number of bills', dues)
  const but = query.excepts.length > 0 ? [' apart from ', namesText(query.excepts)] : ''
  const list = byAmount(dropped)
    .slice(0, 20)
    .map((bill) => costPiece(ask, bill))
  const apart = query.features.has('subscription') ? inSubscriptions(ask, dropped) : ''
  return answer(
    ...say`Without your ${count} active recurring bill${dropped.length === 1 ? '' : 's'}${but} you would save ${monthly} a month, ${yearly} a year.${apart}${lines(list)}`,
  )
}

/** `Netflix: $15.49 monthly`. */
export function costPiece({ book }: Ask, bill: Bill): Piece {
  const amount = book.dueAmount(billName(bill), { bill, due: bill.nextDueDate })
  return say`${billName(bill)}: ${amount} ${bill.frequency}`
}

/** "What would I save if I cancelled Netflix and Spotify?" */
export async function cancelAnswer(ask: Ask): Promise<Said> {
  const { query } = ask
  if (cancelsAll((...each) => each.every((one) => query.features.has(one)), query))
    return cancelAllAnswer(ask)
  if (query.features.has('cutPart')) return (await withoutSpending(ask)) ?? noSuchBill(ask)
  const items = query.names.length > 0 ? query.names : query.excepts
  const asked = { ...ask, query: { ...query, names: items } }
  const missing = items.filter(
    (item) =>
      namedBills({ ...ask, query: { ...query, names: [item] } }).filter(
        (bill) => bill.isActive && bill.type === 'expense',
      ).length === 0,
  )
  const bills = namedBills(asked).filter((bill) => bill.isActive && bill.type === 'expense')
  const paused = namedBills(asked).filter((bill) => !bill.isActive && bill.type === 'expense')
  if (bills.length === 0 && paused.length > 0 && missing.length === items.length)
    return answer(
      ...say`${series(paused.map((bill) => pausedText(ask, bill, 'already paused')))}: nothing is due for ${paused.length === 1 ? 'it' : 'them'}, so cancelling saves nothing.`,
    )
  const regular = await regularPayments(ask, missing)
  if (regular) return savedAnswer(ask, bills, regular)
  if (bills.length === 0 && missing.length === items.length) {
    const names = query.names.length > 0 ? query.names : items
    const spent = await withoutSpending({ ...ask, query: { ...query, names, excepts: [] } })
    if (spent) return spent
  }
  if (bills.length === 0 || missing.length > 0) {
    return {
      kind: 'clarify',
      text: [
        'There is no active recurring bill for ',
        namesText(missing.length > 0 ? missing : items),
        ', so I cannot tell what cancelling it would save.',
      ],
      suggestions: ['What are my recurring bills?', 'What are my biggest expense categories?'],
    }
  }
  return savedAnswer(ask, bills, [])
}

/** What is paid regularly to each of these, at a price; undefined if one of them is not paid so. */
async function regularPayments(
  ask: Ask,
  items: readonly NameItem[],
): Promise<RegularPayment[] | undefined> {
  const plain = { ...ask, query: { ...ask.query, excepts: [] } }
  const found: RegularPayment[] = []
  for (const item of items) {
    if (!hasOnePayee(ask, item)) return undefined
    const payment = await findRegularPayment(plain, [item])
    if (!payment?.hasPrice) return undefined
    found.push(payment)
  }
  return found.length > 0 ? found : undefined
}

/** At the prices of today: those of the bills, and the last of what is paid regularly without one. */
function savedAnswer(ask: Ask, bills: readonly Bill[], payments: readonly RegularPayment[]): Said {
  const { book } = ask
  const told = payments.map(({ last, rhythm }) => {
    const name = shownName(last.description || last.category)
    const price = book.amountOf(`${name}, ${last.date}`, last)
    const yearly = book.times(`${name} a year`, price, String(rhythm.timesPerYear))
    return { name, yearly, line: say`${name}: last ${price}, paid about ${rhythm.often}` }
  })
  const dues = bills.length > 0 && book.dues('Bills to cancel', onceEach(bills))
  const parts = [
    ...(dues ? [book.dueYearly('Saved on bills a year', dues)] : []),
    ...told.map(({ yearly }) => yearly),
  ]
  const [only, ...others] = parts
  const yearly = only && others.length === 0 ? only : book.plus('Saved a year', ...parts)
  const monthly = book.per('Saved a month', yearly, '12')
  const names = [...bills.map(billName), ...told.map(({ name }) => name)]
  const list = [...bills.map((bill) => costPiece(ask, bill)), ...told.map(({ line }) => line)]
  return answer(
    ...say`Without ${names.join(' and ')} you would save ${monthly} a month, ${yearly} a year`,
    ...(told.length === 0 ? ['.'] : say`, at the prices of today:${lines(list)}`),
  )
}
