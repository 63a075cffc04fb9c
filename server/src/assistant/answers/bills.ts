import type { BillWithSettled } from '#bills/index.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import type { Feature } from '../reading/lexicon.ts'
import { type Period, rangeText } from '../reading/period.ts'
import {
  type Ask,
  answer,
  assumptions,
  empty,
  isWithinLimits,
  labelOf,
  namesText,
  narrowed,
  periodText,
  type Said,
  selectionOf,
} from './ask.ts'
import { billsAgainstLimit, costAnswer, pausedAnswer } from './billCosts.ts'
import { billType, duePiece, duesIn, forNamed, namedBills, overdueOn } from './billDues.ts'
import { frequenciesIn } from './billFrequencies.ts'
import { aheadOf, isNearerBehind, isTold, next30, nextYear } from './billTimes.ts'
import {
  bothDueAnswer,
  dueAfterNextAnswer,
  dueAnswer,
  dueWithLateAnswer,
  nextDueAnswer,
  overdueAnswer,
  untilPaydayAnswer,
} from './dueAnswers.ts'
import { asksIfBillsExceed } from './families/meantOfBills.ts'
import { noBills, noSuchBill } from './noBills.ts'
import { asksForSubscriptions, type Subscriptions, subscriptionsIn } from './subscriptions.ts'
import { sumAnswer } from './sums.ts'

/** "Vet bills this year", where none recurs: what was spent there. */
function isSpentOn({ query }: Ask): boolean {
  const { features, periods, names } = query
  const isOfSum = periods.length > 0 || features.has('howMuch') || features.has('total')
  return (
    isOfSum &&
    periods.every(({ isAhead }) => isAhead !== true) &&
    names.length > 0 &&
    names.every((item) => item.names.every(({ types }) => types.includes('expense'))) &&
    [...features].every((each) => spentFeatures.has(each))
  )
}

const spentFeatures: ReadonlySet<Feature> = new Set([
  'bill',
  'howMuch',
  'total',
  'spend',
  'expenseRow',
  'whatIs',
  'nowIs',
])

/** Questions about what is due: when, what, how much, what is late. */
export async function billsAnswer(ask: Ask): Promise<Said> {
  const { query, bills } = ask
  if (bills.length === 0) return noBills()
  if (!asksForSubscriptions(query)) return answerOf(ask)
  const some = subscriptionsIn(bills)
  const said =
    some.bills.length === 0
      ? empty('None of your recurring bills looks like a subscription.')
      : await answerOf({ ...ask, bills: some.bills }, some)
  return said.kind === 'clarify' ? said : { ...said, text: [said.text, some.rule] }
}

async function answerOf(ask: Ask, some?: Subscriptions): Promise<Said> {
  const { query } = ask
  const left = query.excepts.flatMap((item) =>
    namedBills({ ...ask, query: { ...query, names: [item] } }),
  )
  if (query.excepts.length > 0 && left.length === 0)
    return noSuchBill({ ...ask, query: { ...query, names: query.excepts } })
  const isWithin = ({ amount }: BillWithSettled) => isWithinLimits(query, amount)
  if (query.features.has('bothDue')) {
    const bills = ask.bills.filter((bill) => !left.includes(bill) && isWithin(bill))
    return bothSidesAnswer({ ...ask, bills })
  }
  const found = namedBills(ask).filter((bill) => !left.includes(bill))
  if (isBillOf(ask)) return found.length === 0 ? sumAnswer(ask) : billOfAnswer(ask, found)
  if (found.length === 0) return isSpentOn(ask) ? sumAnswer(ask) : noSuchBill(ask)
  const every = frequenciesIn(query.text)
  const ofThem = found.filter(({ frequency }) => every.length === 0 || every.includes(frequency))
  const type = billType(ask)
  const isTotal = asksIfBillsExceed(
    (...each) => each.every((one) => query.features.has(one)),
    query,
  )
  if (isTotal) return billsAgainstLimit(ask, ofThem)
  const named = ofThem.filter(isWithin)
  if (named.length === 0 && ofThem.length > 0)
    return empty(
      'You have no ',
      type === 'income' ? 'recurring income' : 'bill',
      forNamed(ask),
      '.',
    )
  if (!named.some((bill) => bill.isActive && bill.type === type) && every.length > 0)
    return empty(`No active bill is ${every.join(' or ')}.`)
  if (query.features.has('payday')) return untilPaydayAnswer(ask, named)
  if (query.features.has('paused')) return pausedAnswer(ask, named)
  if (query.features.has('oneAfter')) return dueAfterNextAnswer(ask, named)
  const period = aheadOf(ask)
  if (query.features.has('overdue'))
    return period && asksBothDue(ask)
      ? dueAndOverdue(ask, named, period)
      : overdueAnswer(ask, named)
  if (query.features.has('withLate'))
    return dueWithLateAnswer(ask, named, period ?? next30(ask.today))
  if (period) return dueAnswer(ask, named, period)
  if (query.features.has('when') || query.features.has('days') || isNext(ask))
    return nextDueAnswer(ask, named)
  const isPerTime = ['perYear', 'perMonth', 'perWeek'].some((each) => query.features.has(each))
  if (query.features.has('due') && !isPerTime)
    return dueAnswer(
      ask,
      named,
      query.limit === undefined ? next30(ask.today) : nextYear(ask.today),
    )
  return costAnswer(ask, named, some)
}

/** "What bills and income are due?", "what are my bills and income?" */
async function bothSidesAnswer(ask: Ask): Promise<Said> {
  const { query, bills, today } = ask
  const period = aheadOf(ask)
  if (period !== undefined || query.features.has('due'))
    return bothDueAnswer(ask, bills, period ?? next30(today))
  const costOf = (type: 'expenseRow' | 'incomeRow') =>
    costAnswer({ ...ask, query: { ...query, features: new Set([...query.features, type]) } }, bills)
  const [cost, income] = [await costOf('expenseRow'), await costOf('incomeRow')]
  return { ...cost, text: [cost.text, '\n', income.text] }
}

/** "What is due next week, and is anything overdue?" */
function asksBothDue({ query }: Ask): boolean {
  return (
    query.features.has('due') &&
    /\band\b.*\b(overdue|late|missed)\b|\b(overdue|late|missed)\b.*\band\b.*\b(upcoming|due|coming)\b/.test(
      query.text,
    )
  )
}

async function dueAndOverdue(
  ask: Ask,
  bills: readonly BillWithSettled[],
  period: Period,
): Promise<Said> {
  const said = await dueAnswer(ask, bills, period)
  const isLate = overdueOn(bills, ask.today, billType(ask)).length > 0
  return isLate ? said : { ...said, text: [said.text, ' No bill is overdue.'] }
}

function isNext({ query }: Ask): boolean {
  // "And which is the next one due?"
  const isOfNext =
    /\b(which|what) (bill |one )?(is|comes) (the |my |our )?next( one| bill)?( due)?$/
  if (query.names.length === 0 && isOfNext.test(query.text)) return true
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
  return isOfBill(ask)
}

/** "Netflix February dates", asked in January: of a running bill, those that are due in the nearer February. */
export function areNextDatesAsked(ask: Ask): boolean {
  const [period] = ask.query.periods
  const ahead = aheadOf(ask)
  if (period?.isBare !== true || ahead === undefined || ahead === period) return false
  return !isTold(ask.query.text) && !isNearerBehind(ask, ahead) && isOfBill(ask)
}

function isOfBill(ask: Ask): boolean {
  const { names } = ask.query
  const [name, ...others] = names.flatMap((item) => item.names)
  // "Truck payment, when and how much?": a category that one payee is paid in.
  const payees = ask.vocabulary.names.filter(
    (each) => each.kind === 'payee' && name !== undefined && each.categories.includes(name.name),
  )
  const isOfOne = name?.kind === 'category' && others.length === 0 && payees.length === 1
  const isOfPayees = names.every((item) => item.names.every(({ kind }) => kind === 'payee'))
  return (isOfPayees || isOfOne) && namedBills(ask).some(({ isActive }) => isActive)
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
async function billOfAnswer(ask: Ask, bills: readonly BillWithSettled[]): Promise<Said> {
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

/** "What does swim class cost in March?": what is due if a bill has that name, otherwise what was spent. */
export async function aheadAnswer(ask: Ask): Promise<Said> {
  const bills = namedBills(ask).filter(({ isActive }) => isActive)
  const period = aheadOf(ask)
  if (bills.length === 0 || period === undefined)
    return ask.query.features.has('forecast') ? noForecastOf(ask) : sumAnswer(ask)
  if (isNearerBehind(ask, period)) {
    const paid = await sumAnswer(ask)
    if (paid.kind === 'answer') return paid
  }
  const said = await dueAnswer(ask, bills, period)
  const before = await spentBefore(ask, bills, period)
  return before === '' ? said : { ...said, kind: 'answer', text: [said.text, before] }
}

/** "What will swim class cost this month?", asked in the middle of it: what it has cost so far, and both together. */
async function spentBefore(
  ask: Ask,
  bills: readonly BillWithSettled[],
  ahead: Period,
): Promise<Piece> {
  const { book, query, today } = ask
  const [period] = query.periods
  const type = billType(ask)
  const whole = period?.whole
  if (whole === undefined || whole.from > today || whole.to < today) return ''
  const days = `${whole.from === today ? 'on' : 'from'} ${rangeText(whole.from, today)}`
  const soFar: Period = { from: whole.from, to: today, kind: 'range', label: days }
  const label = labelOf(type === 'income' ? 'Income' : 'Spending', query.names, soFar)
  const rows = await book.rows(label, selectionOf(query, type, soFar))
  if (rows.count === 0) return ''
  const sum = book.sum(label, rows)
  const due = duesIn(bills, { from: ahead.from ?? today, to: ahead.to }, type)
  const verb = type === 'income' ? 'received' : 'spent'
  const told = say` You ${verb} ${sum}${narrowed(ask)} ${periodText(soFar)}`
  if (due.length === 0) return [told, '.']
  const dues = book.dueSum('Sum due', book.dues(`Due ${ahead.label}`, due))
  return [told, say`: ${book.plus('Together', sum, dues)} in all.`]
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
