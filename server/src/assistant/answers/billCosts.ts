import type { Fact } from '@evenkeel/domain/assistant'
import { type Bill, billTotals } from '@evenkeel/domain/bills'
import { formatCents } from '@evenkeel/domain/money'
import type { TransactionType } from '@evenkeel/domain/transactions'
import type { Book, Dues } from '../facts/book.ts'
import { lines, type Piece, say, series } from '../facts/sentence.ts'
import type { NameItem } from '../reading/slots.ts'
import { type Ask, againstLimit, answer, empty, namesText, type Said, shownName } from './ask.ts'
import { billName, billType, forNamed, namedBills, onceEach, pausedText } from './billDues.ts'
import { frequenciesIn } from './billFrequencies.ts'
import { billsInOrder, byAmount, rankedBills } from './billRanks.ts'
import { cancelsAll } from './families/meantOfBills.ts'
import { noneActive, noSuchBill } from './noBills.ts'
import {
  findRegularPayment,
  hasOnePayee,
  paidWithoutBill,
  type RegularPayment,
} from './regularPayments.ts'
import { asksForSubscriptions, type Subscriptions, subscriptionsIn } from './subscriptions.ts'
import { withoutSpending } from './withoutSpending.ts'

// What bills cost a month and a year, and what cancelling them saves.

export async function pausedAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const paused = bills.filter((bill) => !bill.isActive)
  const noun = asksForSubscriptions(ask.query) ? 'subscription' : 'bill'
  if (paused.length === 0) return empty(`No ${noun}`, forNamed(ask), ' is paused.')
  const pieces = paused.map((bill) => {
    const due = { bill, due: bill.nextDueDate }
    return say`${billName(bill)}, ${ask.book.dueAmount(billName(bill), due)} ${bill.frequency}`
  })
  return answer('Paused:', lines(pieces))
}

/** "How much are my bills a month?", "what are my subscriptions?", which are `some` of them. */
export async function costAnswer(
  ask: Ask,
  bills: readonly Bill[],
  some?: Subscriptions,
): Promise<Said> {
  const { book, query } = ask
  const type = billType(ask)
  const every = frequenciesIn(query.text)
  const active = bills.filter((bill) => bill.isActive && bill.type === type)
  const noun = some ? 'subscription' : 'recurring bill'
  if (active.length === 0)
    return some ? empty('You have no active subscription.') : noneActive(ask, bills)
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
  const unknowable = query.features.has('forgotten')
    ? ' Which of them you forgot or no longer use is not in your records.'
    : ''
  const isCounted = query.features.has('count') || query.features.has('active')
  const apart = isCounted && query.names.length === 0 && !some ? incomeApart(ask, type) : ''
  return answer(
    ...say`You have ${count} active ${every.length === 0 ? '' : `${every.join(' and ')} `}${type === 'income' ? 'recurring income' : `${noun}${active.length === 1 ? '' : 's'}`}${forNamed(ask)}, ${monthly} a month or ${yearly} a year${weekly}.${each}${apart}${unknowable}${lines(list)}`,
    some ? await besideThem(ask, some, active) : '',
  )
}

/** What is paid regularly for a subscription without a bill, and what all bills come to. */
async function besideThem(ask: Ask, some: Subscriptions, active: readonly Bill[]): Promise<Piece> {
  const { book, query } = ask
  const isWhole = query.min === undefined && query.max === undefined
  if (!isWhole || frequenciesIn(query.text).length > 0) return ''
  const unbilled = await paidWithoutBill(ask, some)
  const told =
    unbilled.length === 0
      ? ''
      : [
          '\nAlso paid regularly, without a recurring bill:',
          lines(
            unbilled.map(({ last, rhythm }) => {
              const name = shownName(last.description)
              return say`${name}: last ${book.amountOf(`${name}, ${last.date}`, last)}, paid about ${rhythm.often}`
            }),
          ),
        ]
  const all = some.all.filter((bill) => bill.isActive && bill.type === 'expense')
  if (all.length === active.length) return told
  const dues = book.dues('All active bills', onceEach(all))
  const yearly = book.dueYearly('All bills a year', dues)
  const monthly = book.per('All bills a month', yearly, '12')
  return [
    told,
    '\n',
    say`All ${book.dueCount('Number of all active bills', dues)} active recurring bills together come to ${monthly} a month or ${yearly} a year.`,
  ]
}

/** What bills cost in a shorter time than a year, by what they cost in one. */
export function costPer(book: Book, yearly: Fact, unit: 'year' | 'month' | 'week'): Fact {
  if (unit === 'year') return yearly
  return book.per(`A ${unit}`, yearly, unit === 'month' ? '12' : '365/7')
}

/** "Do my bills come to more than $2000 a month?" */
export function billsAgainstLimit(ask: Ask, bills: readonly Bill[]): Said {
  const { book, query } = ask
  const active = bills.filter((bill) => bill.isActive && bill.type === 'expense')
  if (active.length === 0) return noneActive(ask, bills)
  const yearly = book.dueYearly('A year', book.dues('Active bills', onceEach(active)))
  const unit = query.features.has('perYear')
    ? 'year'
    : query.features.has('perWeek')
      ? 'week'
      : 'month'
  const total = costPer(book, yearly, unit)
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
  const { book, query } = ask
  const some = asksForSubscriptions({ ...query, names: [] })
    ? subscriptionsIn(ask.bills)
    : undefined
  const bills = some?.bills ?? ask.bills
  const kept = query.excepts.flatMap((item) =>
    namedBills({ ...ask, query: { ...query, names: [item] } }),
  )
  const dropped = bills.filter(
    (bill) => bill.isActive && bill.type === 'expense' && !kept.includes(bill),
  )
  if (dropped.length === 0)
    return some ? empty('You have no active subscription.', some.rule) : noneActive(ask, dropped)
  const dues = book.dues('Bills to cancel', onceEach(dropped))
  const yearly = book.dueYearly('Saved a year', dues)
  const monthly = book.per('Saved a month', yearly, '12')
  const count = book.dueCount('Number of bills', dues)
  const but = query.excepts.length > 0 ? [' apart from ', namesText(query.excepts)] : ''
  const list = byAmount(dropped)
    .slice(0, 20)
    .map((bill) => costPiece(ask, bill))
  return answer(
    ...say`Without your ${count} active ${some ? 'subscription' : 'recurring bill'}${dropped.length === 1 ? '' : 's'}${but} you would save ${monthly} a month, ${yearly} a year.${lines(list)}`,
    some?.rule ?? '',
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
