import { type Bill, billTotals, firstOnOrAfter, nextAfter } from '@evenkeel/domain/bills'
import {
  addDays,
  addMonths,
  type DateRange,
  daysBetween,
  type LocalDate,
} from '@evenkeel/domain/calendar'
import { formatCents } from '@evenkeel/domain/money'
import type { TransactionType } from '@evenkeel/domain/transactions'
import type { Due, Dues } from '../facts/book.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { dayText, monthPeriod, type Period, rangeText } from '../reading/period.ts'
import { wordsOf } from '../reading/tokens.ts'
import {
  type Ask,
  answer,
  assumptions,
  chosen,
  empty,
  labelOf,
  namesText,
  narrowed,
  periodText,
  type Said,
  selectionOf,
  shownName,
  typeOf,
} from './ask.ts'
import { sumAnswer } from './sums.ts'

/** Every occurrence of active bills in a date range, by day, without overdue ones. */
export function duesIn(
  bills: readonly Bill[],
  { from, to }: DateRange,
  type: TransactionType,
): Due[] {
  return bills
    .filter((bill) => bill.isActive && bill.type === type)
    .flatMap((bill) => {
      const dues: Due[] = []
      let due = bill.nextDueDate < from ? firstOnOrAfter(bill, from) : bill.nextDueDate
      for (; due <= to; due = nextAfter(bill, due)) dues.push({ bill, due })
      return dues
    })
    .toSorted(byDay)
}

/** Every occurrence before today that has not been paid. */
export function overdueOn(bills: readonly Bill[], today: LocalDate, type: TransactionType): Due[] {
  return bills
    .filter((bill) => bill.isActive && bill.type === type && bill.nextDueDate < today)
    .flatMap((bill) => {
      const dues: Due[] = []
      for (let due = bill.nextDueDate; due < today; due = nextAfter(bill, due))
        dues.push({ bill, due })
      return dues
    })
    .toSorted(byDay)
}

function byDay(a: Due, b: Due): number {
  return a.due < b.due ? -1 : a.due > b.due ? 1 : a.bill.id < b.bill.id ? -1 : 1
}

export function billName(bill: Bill): string {
  return shownName(bill.description || bill.category)
}

/** The bills that a question names; all where it names none. */
export function namedBills({ query, bills }: Pick<Ask, 'query' | 'bills'>): Bill[] {
  if (query.names.length === 0) return [...bills]
  const exact = bills.filter((bill) =>
    query.names.some((item) => chosen(item).some((name) => isOf(bill, name))),
  )
  return exact
}

function isOf(bill: Bill, name: ReturnType<typeof chosen>[number]): boolean {
  const words = wordsOf(bill.description).join(' ')
  if (name.kind === 'payee') return words === name.words.join(' ')
  return bill.category === name.name && name.types.includes(bill.type)
}

/** Questions about what is due: when, what, how much, what is late. */
export async function billsAnswer(ask: Ask): Promise<Said> {
  const { query, bills } = ask
  if (bills.length === 0) return noBills()
  const named = namedBills(ask)
  if (isBillOf(ask)) return named.length === 0 ? sumAnswer(ask) : billOfAnswer(ask, named)
  if (named.length === 0) return noSuchBill(ask)
  if (query.features.has('payday')) return untilPaydayAnswer(ask, named)
  if (query.features.has('paused')) return pausedAnswer(ask, named)
  const period = aheadOf(ask)
  if (query.features.has('overdue'))
    return period && asksBothDue(ask)
      ? dueAndOverdue(ask, named, period)
      : overdueAnswer(ask, named)
  if (period) return dueAnswer(ask, named, period)
  if (query.features.has('when') || query.features.has('days') || isNext(ask))
    return nextDueAnswer(ask, named)
  if (query.features.has('due')) return dueAnswer(ask, named, next30(ask.today))
  return costAnswer(ask, named)
}

/** "What is due next week, and is anything overdue?" */
function asksBothDue({ query }: Ask): boolean {
  return query.features.has('due') && /\band\b.*\b(overdue|late|missed)\b/.test(query.text)
}

async function dueAndOverdue(ask: Ask, bills: readonly Bill[], period: Period): Promise<Said> {
  const said = await dueAnswer(ask, bills, period)
  const isLate = overdueOn(bills, ask.today, billType(ask)).length > 0
  return isLate ? said : { ...said, text: [said.text, ' No bill is overdue.'] }
}

function isNext({ query }: Ask): boolean {
  return (
    query.features.has('due') &&
    (query.names.length > 0 || /bill$/.test(query.raws.get('bill') ?? '')) &&
    /next|due/.test(query.raws.get('due') ?? '')
  )
}

/** "Red Pocket, when and how much?": of a running bill, the next payment, unless the question looks back. */
export function isNextAsked(ask: Ask): boolean {
  const { query } = ask
  if (
    isTold(query.text) ||
    /\b(last|spent|bought|went)\b/.test(query.text) ||
    query.periods.length > 0
  )
    return false
  const isOfPayees = query.names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  return isOfPayees && namedBills(ask).some(({ isActive }) => isActive)
}

/** "The electric bill for December": the one that was paid, or the one to come. */
function isBillOf({ query }: Ask): boolean {
  const [period] = query.periods
  const isEither = period?.isBare === true || period?.whole !== undefined
  const isOfMonth = period?.kind === 'month' && isEither && period.isAhead !== true
  if (!isOfMonth || !query.features.has('bill') || query.names.length === 0) return false
  return !toldAhead.some((feature) => query.features.has(feature))
}

const toldAhead = ['due', 'overdue', 'forecast', 'paused', 'when', 'days', 'monthEnd', 'frequency']

/** What was paid for a bill in a month, and what is due in the month of that name that comes next. */
async function billOfAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const { book, query, today } = ask
  const type = billType(ask)
  const [period] = query.periods
  const ahead = aheadOf(ask)
  if (period === undefined || ahead === undefined || ahead === period) return sumAnswer(ask)
  const label = labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period)
  const paid = await book.rows(label, selectionOf(query, type, period))
  const due = duesIn(bills, { from: ahead.from ?? today, to: ahead.to }, type)
  if (paid.count === 0) return dueAnswer(ask, bills, ahead)
  if (due.length === 0) return sumAnswer(ask)
  const dues = book.dues(`Due ${ahead.label}`, due)
  return answer(
    ...say`You ${type === 'income' ? 'received' : 'paid'} ${book.sum(label, paid)}${narrowed(ask)} ${periodText(period)}. ${book.dueSum('Sum due', dues)} is still to come ${periodText(ahead)}:${lines(due.map((each) => duePiece(ask, each)))}`,
    assumptions(ask),
  )
}

/** The days asked about: what is named without a year is the next one, and a period still running goes to its end. */
export function aheadOf({ query, today }: Ask): Period | undefined {
  const [period] = query.periods
  if (query.features.has('monthEnd')) return toMonthEnd(today)
  if (period === undefined) return undefined
  if (period.until) return upTo(period.until, today)
  if (period.from === undefined) return undefined
  if (period.whole) return restOf(period.whole, today)
  if (period.isAhead || period.from >= today) return period
  const isRunning = period.to >= today
  if (isRunning) return restOf({ from: period.from, to: period.to }, today)
  return isTold(query.text) ? period : nextOf(period, today)
}

/** "By Friday", "before the 15th": from today on. */
function upTo({ end, joint }: NonNullable<Period['until']>, today: LocalDate): Period {
  // "The middle of January" ends on the 15th.
  const day = end.middle
  const next = nextOf(day ? { ...end, from: day, to: day, kind: 'day' } : end, today)
  const { from = today, to } = next.whole ?? next
  const last = joint === 'before' ? addDays(from, -1) : to
  return restOf({ from: last < today ? last : today, to: last }, today)
}

/** The next occurrence of a period that was named without its year, month or week. */
function nextOf(period: Period, today: LocalDate): Period {
  const { from, to, isBare, isBareSpan, isWeekday, isDayOnly } = period
  if (from === undefined || to >= today || !(isBare || isBareSpan)) return period
  if (period.kind === 'month')
    return monthPeriod(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`, today)
  const move = (by: number) => (day: LocalDate) =>
    isWeekday ? addDays(day, 7 * by) : addMonths(day, (isDayOnly ? 1 : 12) * by)
  let by = 1
  while (move(by)(to) < today) by += 1
  const span = { from: move(by)(from), to: move(by)(to) }
  const days = rangeText(span.from, span.to)
  const label = span.from === span.to ? `on ${days}` : `from ${days}`
  if (span.from < today) return restOf(span, today)
  return { ...span, kind: period.kind, label, isAhead: true }
}

function isTold(text: string): boolean {
  return /\b(did|was|were|had|have (i|we|been|paid)|(i|we) paid)\b/.test(text)
}

function restOf(whole: DateRange, today: LocalDate): Period {
  const isRunning = whole.from < today && whole.to >= today
  const from = isRunning ? today : whole.from
  return {
    from,
    to: whole.to,
    kind: 'range',
    label: `${from === whole.to ? 'on' : 'from'} ${rangeText(from, whole.to)}`,
    isAhead: true,
  }
}

function toMonthEnd(today: LocalDate): Period {
  const { whole, from } = monthPeriod(today, today)
  return restOf(whole ?? { from: from ?? today, to: today }, today)
}

function next30(today: LocalDate): Period {
  const to = addDays(today, 30)
  return {
    from: today,
    to,
    kind: 'days',
    label: `in the next 30 days (${rangeText(today, to)})`,
    isAhead: true,
  }
}

export async function dueAnswer(ask: Ask, bills: readonly Bill[], period: Period): Promise<Said> {
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
  const named = query.names.length > 0 ? [' for ', namesText(query.names)] : []
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
  const dues = book.dues(`Due ${period.label}`, due)
  const shown = due.slice(0, 20).map((each) => duePiece(ask, each))
  const cut = due.length > 20 ? ' The first 20:' : ''
  return answer(
    ...say`${book.dueCount('Number due', dues)} ${dues.dues.length === 1 ? (type === 'income' ? 'payment to you is' : 'bill is') : type === 'income' ? 'payments to you are' : 'bills are'} due${named} ${periodText(period)}, ${book.dueSum('Sum due', dues)} in total.${cut}${lines(shown)}`,
    late,
  )
}

function billNoun(type: TransactionType): string {
  return type === 'income' ? 'recurring income is' : 'bills are'
}

function billType(ask: Ask): TransactionType {
  const type = typeOf({ ...ask.query, names: [] })
  if (type === 'income') return 'income'
  const named = namedBills(ask)
  return ask.query.names.length > 0 && named.every((bill) => bill.type === 'income')
    ? 'income'
    : 'expense'
}

function lateText(ask: Ask, bills: readonly Bill[], type: TransactionType): Piece {
  const overdue = overdueOn(bills, ask.today, type)
  if (overdue.length === 0) return ''
  const dues = ask.book.dues('Overdue', overdue)
  return say` Apart from that, ${ask.book.dueCount('Number overdue', dues)} ${overdue.length === 1 ? 'is' : 'are'} overdue, ${ask.book.dueSum('Sum overdue', dues)} in total.`
}

function duePiece({ book }: Ask, due: Due): Piece {
  return say`${book.dueDay(`Due date of ${billName(due.bill)}`, due)}: ${billName(due.bill)}, ${book.dueAmount(billName(due.bill), due)}`
}

async function nextDueAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const { book, today } = ask
  const type = billType(ask)
  const active = bills.filter((bill) => bill.isActive && bill.type === type)
  const paused = bills.filter((bill) => !bill.isActive)
  if (active.length === 0 && paused.length > 0)
    return empty(`${paused.map(billName).join(', ')} is paused, so nothing is due.`)
  if (active.length === 0) return noBills()
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
      days < 0
        ? `overdue by ${-days} day${days === -1 ? '' : 's'}`
        : days === 0
          ? 'today'
          : `in ${days} day${days === 1 ? '' : 's'}`
    return say`${billName(bill)} is due on ${book.dueDay(`Due date of ${billName(bill)}`, due)} (${away}): ${book.dueAmount(billName(bill), due)}.`
  })
  return pieces.length === 1
    ? answer(...pieces, late)
    : answer('The next due dates:', lines(pieces))
}

async function overdueAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const { book, today } = ask
  const overdue = overdueOn(bills, today, 'expense')
  if (overdue.length === 0) return empty('No bill is overdue.')
  const dues = book.dues('Overdue', overdue)
  const count = book.dueCount('Number overdue', dues)
  return answer(
    ...say`${count} ${overdue.length === 1 ? 'bill is' : 'bills are'} overdue, ${book.dueSum('Sum overdue', dues)} in total:${lines(overdue.slice(0, 20).map((due) => duePiece(ask, due)))}`,
  )
}

async function pausedAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const paused = bills.filter((bill) => !bill.isActive)
  if (paused.length === 0) return empty('No bill is paused.')
  const pieces = paused.map((bill) => {
    const due = { bill, due: bill.nextDueDate }
    return say`${billName(bill)}, ${ask.book.dueAmount(billName(bill), due)} ${bill.frequency}`
  })
  return answer('Paused:', lines(pieces))
}

/** One occurrence of each bill, as the basis of a yearly total. */
export function onceEach(bills: readonly Bill[]): Due[] {
  return bills.map((bill) => ({ bill, due: bill.nextDueDate }))
}

/** "What does swim class cost in March?": what is due if a bill has that name, otherwise what was spent. */
export async function aheadAnswer(ask: Ask): Promise<Said> {
  const bills = namedBills(ask).filter(({ isActive }) => isActive)
  const period = aheadOf(ask)
  if (bills.length === 0 || period === undefined)
    return ask.query.features.has('forecast') ? noForecastOf(ask) : sumAnswer(ask)
  return dueAnswer(ask, bills, period)
}

function noForecastOf({ query }: Ask): Said {
  return {
    kind: 'clarify',
    text: [
      'I cannot tell what ',
      namesText(query.names),
      ' will cost: there is no recurring bill for it. I can tell you what you have spent on it so far.',
    ],
    suggestions: ['What are my recurring bills?', 'How much will I spend by the end of the month?'],
  }
}

/** "What are my subscriptions?", "How much are my bills a month?" */
async function costAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const { book, query, today } = ask
  const type = billType(ask)
  const active = bills.filter((bill) => bill.isActive && bill.type === type)
  if (active.length === 0) return empty('You have no active recurring bills.')
  const dues: Dues = book.dues('Active bills', onceEach(active))
  const yearly = book.dueYearly('A year', dues)
  const monthly = book.per('A month', yearly, '12')
  if (formatCents(billTotals(active, type, today).monthly) !== monthly.value)
    throw new Error('The bills page says another monthly sum')
  const ranked = rankedBills(query, active)
  const shown = ranked ?? byAmount(active).slice(0, 20)
  const list = shown.map(
    (bill) =>
      say`${billName(bill)}: ${book.dueAmount(billName(bill), { bill, due: bill.nextDueDate })} ${bill.frequency}`,
  )
  if (ranked) return answer('By amount:', lines(list))
  const count = book.dueCount('Number of active bills', dues)
  const assumed = query.features.has('subscription') ? ' I count every active recurring bill.' : ''
  const unknowable = query.features.has('forgotten')
    ? ' Which of them you forgot or no longer use is not in your records.'
    : ''
  const isCounted = query.features.has('count') || query.features.has('active')
  const apart = isCounted && query.names.length === 0 ? incomeApart(ask, type) : ''
  return answer(
    ...say`You have ${count} active recurring ${type === 'income' ? 'income' : `bill${active.length === 1 ? '' : 's'}`}${query.names.length > 0 ? [' for ', namesText(query.names)] : ''}, ${monthly} a month or ${yearly} a year.${apart}${assumed}${unknowable}${lines(list)}`,
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

function byAmount(bills: readonly Bill[]): Bill[] {
  return bills.toSorted((a, b) => b.amount - a.amount)
}

/** The biggest or smallest bills; undefined where neither is asked. */
function rankedBills(query: Ask['query'], bills: readonly Bill[]) {
  if (!isRanked(query)) return undefined
  const ordered = byAmount(bills)
  return (isLeast(query) ? ordered.toReversed() : ordered).slice(0, query.limit ?? 1)
}

/** The biggest or smallest of what is due. */
function rankedDues(query: Ask['query'], dues: readonly Due[]) {
  if (!isRanked(query)) return undefined
  const ordered = dues.toSorted((a, b) => b.bill.amount - a.bill.amount)
  return (isLeast(query) ? ordered.toReversed() : ordered).slice(0, query.limit ?? 1)
}

function isRanked({ features }: Ask['query']): boolean {
  return ['max', 'min', 'most', 'least'].some((rank) => features.has(rank))
}

function isLeast({ features }: Ask['query']): boolean {
  return features.has('min') || features.has('least')
}

/** "What would I save if I cancelled Netflix and Spotify?" */
export async function cancelAnswer(ask: Ask): Promise<Said> {
  const { book, query } = ask
  const items = query.names.length > 0 ? query.names : query.excepts
  const asked = { ...ask, query: { ...query, names: items } }
  const missing = items.filter(
    (item) =>
      namedBills({ ...ask, query: { ...query, names: [item] } }).filter(
        (bill) => bill.isActive && bill.type === 'expense',
      ).length === 0,
  )
  const bills = namedBills(asked).filter((bill) => bill.isActive && bill.type === 'expense')
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
  const dues = book.dues('Bills to cancel', onceEach(bills))
  const yearly = book.dueYearly('Saved a year', dues)
  const monthly = book.per('Saved a month', yearly, '12')
  return answer(
    ...say`Without ${bills.map(billName).join(' and ')} you would save ${monthly} a month, ${yearly} a year.`,
  )
}

/** "What bills do I have until payday?": up to the day before the next income. */
async function untilPaydayAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const { query, today } = ask
  const ahead = { from: addDays(today, 1), to: addMonths(today, 13) }
  const [payday] = duesIn(ask.bills, ahead, 'income')
  if (payday === undefined) return noPayday()
  const to = addDays(payday.due, -1)
  const label = `before your next payday on ${dayText(payday.due)} (${rangeText(today, to)})`
  // Only the bills are asked for: the payday would make it a question about income.
  const features = new Set([...query.features].filter((each) => each !== 'payday'))
  const period: Period = { from: today, to, kind: 'range', label, isAhead: true }
  return dueAnswer({ ...ask, query: { ...query, features } }, bills, period)
}

export function noPayday(): Said {
  return {
    kind: 'empty',
    text: [
      'You have no recurring income set up, so I cannot tell when you are paid next. Add it under Recurring Bills with the type Income.',
    ],
    suggestions: ['How do I add a recurring bill?', 'When was my last income?'],
  }
}

function noBills(): Said {
  return {
    ...empty(
      'You have no recurring bills yet. Set them up under Recurring Bills, and I can tell you what is due.',
    ),
    suggestions: ['How do I add a recurring bill?', 'What are my biggest expense categories?'],
  }
}

export function noSuchBill({ query }: Ask): Said {
  return {
    kind: 'clarify',
    text: ['There is no recurring bill for ', namesText(query.names), '.'],
    suggestions: ['What are my recurring bills?', 'What bills are due in the next 30 days?'],
  }
}
