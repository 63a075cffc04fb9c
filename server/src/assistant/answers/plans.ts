import type { Fact } from '@evenkeel/domain/assistant'
import {
  addDays,
  addMonths,
  type DateRange,
  daysBetween,
  monthRange,
  partsOf,
} from '@evenkeel/domain/calendar'
import { formatCents } from '@evenkeel/domain/money'
import { budgetUsage, type HealthScore, isPaidLateIn } from '@evenkeel/domain/summary'
import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { pipeline } from '#db/pipeline.ts'
import { listLatePayments } from '#ledger/index.ts'
import { getHealthScore, getOutlook } from '#summary/index.ts'
import { centsOf, chunks, totalOf } from '../facts/book.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { allUntil, monthPeriod, type Period, rangeText } from '../reading/period.ts'
import type { NameItem } from '../reading/slots.ts'
import { listRows } from '../store.ts'
import { affordBills } from './affordBills.ts'
import {
  type Ask,
  answer,
  daysOf,
  labelOf,
  namesText,
  periodOf,
  periodText,
  type Said,
  selectionOf,
} from './ask.ts'
import { duesIn, namedBills, overdueOn } from './billDues.ts'
import { aheadOf } from './billTimes.ts'
import { type LeftThisMonth, leftThisMonth } from './leftThisMonth.ts'
import { noneYet } from './nothing.ts'
import { targetOf, targetText } from './scoreTarget.ts'

const nothingNamed = { names: [], excepts: [] } as const

/** "Will I go into the red?" depends on it. */
const notCounted = ' What else you will spend this month is not counted.'

/** "How much is left this month?" */
export async function leftAnswer(ask: Ask): Promise<Said> {
  if (!isToMonthEnd(ask)) return onlyToMonthEnd
  if (await isEmpty(ask)) return noneYet()
  const other = notDueByMonthEnd(ask)
  if (other) return other
  const month = await leftThisMonth(ask)
  if (ask.query.features.has('balance')) return balanceAnswer(ask, month)
  const { left, text, apart } = month
  const isShort = centsOf(left) < 0
  return answer(
    ...say`You have ${left} left this month: ${text}.${isShort ? ' That is short: more goes out than comes in.' : ''}`,
    apart,
    ask.query.features.has('net') && !isShort ? notCounted : '',
    isSpread(ask) && !isShort ? perDayText(ask, left) : '',
  )
}

/** "On the 31st" is the end of the month too, if it is the next one. */
function isToMonthEnd(ask: Ask): boolean {
  const [period] = ask.query.periods
  if (period?.kind === 'day') return aheadOf(ask)?.to === monthRange(ask.today).to
  return !period?.until || period.endsMonth === true || period.whole !== undefined
}

/** "What will my balance be at the end of the month?": both figures that the dashboard has for it. */
async function balanceAnswer(
  ask: Ask,
  { left, text, outlook, income }: LeftThisMonth,
): Promise<Said> {
  const { book } = ask
  const day = rangeText(outlook.to, outlook.to)
  const usual: Piece[] = []
  if (outlook.forecast !== null && outlook.today < outlook.to) {
    const { spending } = await forecastOf(ask)
    const balance = book.minus('Balance with everyday spending', income, spending)
    if (centsOf(balance) !== outlook.forecast.balance)
      throw new Error('The dashboard forecasts another balance')
    usual.push(
      say` With everyday spending as in the three months before it would be about ${balance}.`,
    )
  }
  return answer(
    ...say`By your records, this month’s balance on ${day} will be ${left}: ${text}.`,
    ...usual,
    ' That is income less expenses of this month, and not what is on your bank account.',
  )
}

/** Of what is named in "once the rent is paid": what is not due by the end of the month. */
function namesNotDue({ query, bills, today }: Ask): NameItem[] {
  const rest = { from: today, to: monthRange(today).to }
  const isCounted = (item: NameItem) => {
    const named = namedBills({ bills, query: { ...query, names: [item] } })
    return (['income', 'expense'] as const).some(
      (type) => overdueOn(named, today, type).length + duesIn(named, rest, type).length > 0,
    )
  }
  return query.names.filter((item) => !isCounted(item))
}

/** "Once the rent is paid": only what is due by the end of the month is counted. */
function notDueByMonthEnd(ask: Ask): Said | undefined {
  const others = namesNotDue(ask)
  const { to } = monthRange(ask.today)
  if (others.length === 0) return undefined
  return {
    kind: 'clarify',
    text: [
      'No bill for ',
      namesText(others),
      ` is due by ${rangeText(to, to)}, so what is left this month does not count it.`,
    ],
    suggestions: ['How much is left this month?', 'What bills are due in the next 30 days?'],
  }
}

function isSpread({ query }: Ask): boolean {
  return query.features.has('perDay') || query.features.has('perWeek')
}

/** What is left, spread over today and the days to the end of the month. */
function perDayText({ book, today, query }: Ask, left: Fact): Piece {
  const { to } = monthRange(today)
  const days = String(daysBetween(today, to) + 1)
  if (query.features.has('perWeek'))
    return Number(days) < 7
      ? ''
      : say` Spread over the days to ${rangeText(to, to)}, today included, that is ${book.per('Left a week', left, `${days}/7`)} a week.`
  return say` Spread over the days to ${rangeText(to, to)}, today included, that is ${book.per('Left a day', left, days)} a day.`
}

/** "Can I afford a $200 jacket?" */
export async function affordAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const [cents, ...others] = [...query.amounts, ...query.numbers.map((number) => number.cents)]
  const ofBills = cents === undefined ? await affordBills(ask) : undefined
  if (ofBills) return ofBills
  if (cents === undefined || others.length > 0) {
    // "3 tickets at 80" may be 80 or 240.
    const what = cents === undefined ? 'cost' : 'cost in all'
    return {
      kind: 'clarify',
      text: [`What would it ${what}? Ask again with the price.`],
      suggestions: ['Can I afford $200?', 'How much is left this month?'],
    }
  }
  // "On New Year's Eve" is the next one.
  const period = aheadOf(ask)
  const month = monthRange(ask.today)
  const end = period?.to ?? month.to
  if (end < ask.today || end > month.to) return onlyThisMonth
  if (await isEmpty(ask)) return noneYet()
  const { left, text, apart } = await leftThisMonth(ask)
  const price = book.given('The price', 'usd', formatCents(cents))
  const after = book.minus('Left after it', left, price)
  const verdict = centsOf(after) >= 0 ? 'Yes, going by this month' : 'Not from this month’s money'
  return answer(
    ...say`${verdict}: you have ${left} left this month (${text}). After ${price} that would be ${after}.`,
    apart,
    stillToPay(ask),
    ' This is based on your records only, not your bank balance.',
  )
}

/** "And still pay the rent?", which is due next month: what is left does not count it. */
function stillToPay(ask: Ask): Piece {
  const { query, bills, today } = ask
  if (!query.features.has('stillPays')) return ''
  const later = namesNotDue(ask).filter((item) =>
    namedBills({ bills, query: { ...query, names: [item] } }).some(
      ({ isActive, type }) => isActive && type === 'expense',
    ),
  )
  const { to } = monthRange(today)
  return later.length === 0
    ? ''
    : [' No bill for ', namesText(later), ` is due by ${rangeText(to, to)}, so it is not counted.`]
}

/** "How much is left until the 24th?" */
const onlyToMonthEnd: Said = {
  kind: 'clarify',
  text: 'I can tell what is left only to the end of this month, or until your next payday.',
  suggestions: ['How much is left this month?', 'How much is left until payday?'],
}

/** "Can I afford it next month?" */
const onlyThisMonth: Said = {
  kind: 'clarify',
  text: 'I can tell only for this month what is left for it.',
  suggestions: ['How much is left this month?', 'What bills are due next month?'],
}

/** "What will I have spent by the end of the month?": the forecast in its parts, and as the dashboard's line has it. */
export async function forecastAnswer(ask: Ask): Promise<Said> {
  const { today, context, userId } = ask
  const { forecast } = await getOutlook(context, userId, today)
  if (forecast === null) return noForecast(ask)
  const { spent, mean, plainly, owed, spending, isWithoutLate } = await forecastOf(ask)
  if (centsOf(spending) !== forecast.spending)
    throw new Error('The dashboard says another forecast of the month')
  const but = isWithoutLate ? ', but for bills that were overdue by then' : ''
  return answer(
    ...say`By ${rangeText(monthRange(today).to, monthRange(today).to)} you will have spent about ${plainly}: ${spent} so far, and ${mean} more, the average spent after this day in the three months before${but}.`,
    ...(owed ? say` With the ${owed} of bills already due, it is ${spending}.` : []),
  )
}

async function forecastOf(ask: Ask) {
  const { today, book, query } = ask
  const month = monthPeriod(today, today)
  const plain = { ...query, ...nothingNamed }
  const tails = monthsBefore(monthRange(today).from).flatMap(
    (day) => tailOf(day, partsOf(today).dayOfMonth) ?? [],
  )
  const any = tails.flatMap((tail) => selectionOf(plain, 'expense', tail).any)
  const not = await paidLateIn(ask, tails)
  const spent = book.sum(
    `Spending, ${month.label}`,
    await book.rows(`Spending, ${month.label}`, selectionOf(plain, 'expense', month)),
  )
  const later = book.sum(
    'Spent after this day in the last three months',
    await book.rows('Spent after this day in the last three months', { any, not }),
  )
  const mean = book.per('Mean of three months', later, '3')
  const plainly = book.plus('Spending by the end of the month', spent, mean)
  const dues = billsOwed(ask, today)
  const isWithoutLate = not.length > 0
  if (dues.length === 0) return { spent, mean, plainly, spending: plainly, isWithoutLate }
  const owed = book.dueSum('Bills already due', book.dues('Bills already due', dues))
  const spending = book.plus('Spending with the bills already due', plainly, owed)
  return { spent, mean, plainly, owed, spending, isWithoutLate }
}

/** The payments in these ends of months, latest first, of bills that were overdue as each began: the forecast leaves them out. */
async function paidLateIn(
  { db, userId }: Ask,
  tails: readonly DateRange[],
): Promise<TransactionFilter[]> {
  const [latest, earliest] = [tails[0], tails.at(-1)]
  if (latest === undefined || earliest === undefined) return []
  const payments = await listLatePayments(db, userId, { from: earliest.from, to: latest.to })
  const late = payments.filter((payment) => tails.some((tail) => isPaidLateIn(payment, tail)))
  const ids = late.map(({ id }) => id)
  return chunks(ids, 100).map((some) => ({ ids: some }))
}

/** The first days of the three months before. */
function monthsBefore(start: string): string[] {
  return [1, 2, 3].map((back) => addMonths(start, -back))
}

/** Too few records, or a month in which more is certain than the three before suggest. */
async function noForecast(ask: Ask): Promise<Said> {
  const { today, db, userId } = ask
  const plain = { ...ask.query, ...nothingNamed }
  const { from } = monthRange(today)
  const months = monthsBefore(from).map((day) => monthRange(day))
  const needed = [{ to: addMonths(from, -3) }, ...months]
  const found = await pipeline(
    needed.map((days) => listRows(db, userId, selectionOf(plain, undefined, days), 'newest', 1)),
  )
  if (found.every((rows) => rows.length > 0)) return certainAnswer(ask)
  return {
    kind: 'empty',
    text: [
      'A forecast needs three whole months of records before this one, and you do not have them yet.',
    ],
    suggestions: ['How much did I spend this month?', 'How much is left this month?'],
  }
}

async function certainAnswer(ask: Ask): Promise<Said> {
  const { today, book, query } = ask
  const month = monthRange(today)
  const label = 'Spending recorded this month'
  const spending = selectionOf({ ...query, ...nothingNamed }, 'expense', month)
  const recorded = book.sum(label, await book.rows(label, spending))
  const dues = billsOwed(ask, month.to)
  const day = rangeText(month.to, month.to)
  const asBefore =
    today === month.to
      ? 'The month ends today.'
      : 'The three months before suggest no more than that.'
  const spent = say`By ${day} you will have spent at least the ${recorded} recorded this month`
  if (dues.length === 0) return answer(...spent, `. ${asBefore}`)
  const owed = book.dueSum('Bills due this month', book.dues('Bills due this month', dues))
  const total = book.plus('Spending this month with its bills paid', recorded, owed)
  return answer(
    ...spent,
    ...say`, and ${total} with the ${owed} of bills due or overdue. ${asBefore}`,
  )
}

/** Bills to pay that are overdue, or due by a day. */
function billsOwed({ bills, today }: Ask, by: string): ReturnType<typeof duesIn> {
  return [
    ...overdueOn(bills, today, 'expense'),
    ...duesIn(bills, { from: today, to: by }, 'expense'),
  ]
}

/** The days of a month after this day of the month, if there are any. */
function tailOf(monthStart: string, dayOfMonth: number): DateRange | undefined {
  const { to } = monthRange(monthStart)
  const from = addDays(monthStart, dayOfMonth)
  return from > to ? undefined : { from, to }
}

async function isEmpty({ vocabulary, bills }: Ask): Promise<boolean> {
  return vocabulary.names.length === 0 && bills.length === 0
}

const moods: Readonly<Record<HealthScore['mood'], string>> = {
  excellent: 'excellent',
  good: 'good',
  fair: 'fair',
  poor: 'poor',
  critical: 'critical',
}

const stepNames: Readonly<Record<HealthScore['steps'][number]['key'], string>> = {
  ratio: 'The share of your income that you spend',
  net: 'The share of your income that you keep',
  recent: 'The balance of your most recent transactions',
  tracking: 'The number of transactions you record',
}

function effectOf(points: number): string {
  if (points === 0) return 'adds nothing and costs nothing.'
  return points > 0 ? 'adds points.' : 'costs points.'
}

/** "What is my health score, and how can I raise it?" */
export async function scoreAnswer(ask: Ask): Promise<Said> {
  const { query, book, context, userId, today } = ask
  // "My score today" is the score as it stands, not that of one day.
  const isNow = query.periods[0]?.kind === 'day' && query.periods[0].to === today
  const period = isNow ? allUntil(today) : periodOf(ask)
  const rows = await book.rows(
    labelOf('Transactions', [], period),
    selectionOf({ ...query, ...nothingNamed }, undefined, period),
  )
  if (rows.count === 0) return noneYet()
  const health = await getHealthScore(context, userId, daysOf(period))
  const score = book.score('Financial health score', rows, health.score)
  const { raise } = health
  const best =
    raise === null || targetOf(query) === undefined
      ? undefined
      : book.rule('The score then', 'points', String(health.score + raise.points))
  const wantsMore = ['raise', 'advice', 'why', 'lessWord'].some((feature) =>
    query.features.has(feature),
  )
  const steps = health.steps.map(({ key, points }) => `${stepNames[key]} ${effectOf(points)}`)
  return answer(
    ...say`Your financial health score ${periodText(period)} is ${score} of 100 points, which is ${moods[health.mood]}.`,
    raiseText(ask, health, period),
    targetText(ask, score, best),
    wantsMore ? [' What counts:', lines(steps)] : '',
  )
}

/** What the score would have been with less spending or one more income, and what can still be done. */
export function raiseText(
  { book }: Pick<Ask, 'book'>,
  { score, raise, steps }: HealthScore,
  period: Period,
): Piece {
  if (raise === null) return restText(score, steps)
  const amount = book.rule('What would raise the score', 'usd', formatCents(raise.amount))
  const points = book.rule('Points gained', 'points', String(raise.points))
  if (raise.kind === 'moreIncome')
    return say` One income of ${amount} would raise it by ${points} points.`
  const isRecentLow = steps.some(({ key, points: own }) => key === 'recent' && own < 0)
  const recent = isRecentLow
    ? ' Your ten most recent transactions spent over twice what they earned, which costs points too.'
    : ''
  return say` It would be ${points} points higher had you spent ${amount} less ${periodText(period)}. From here on, spending a smaller share of what you receive raises it.${recent}`
}

/** What else could raise a score that spending less would not. */
function restText(score: number, steps: HealthScore['steps']): string {
  const isBelow = (wanted: string, best: number) =>
    steps.some(({ key, points }) => key === wanted && points < best)
  if (score === 100) return ' Nothing would raise it further.'
  const recent = isBelow('recent', 10)
    ? ' It would be higher if your ten most recent transactions earned more than they spent.'
    : ''
  const tracking = isBelow('tracking', 5)
    ? ' Recording more than twenty transactions adds points.'
    : ''
  return ` Spending less would not raise it.${recent}${tracking}`
}

/** "How much of my budget have I used?", "budget usage for August and September?" */
export async function usageAnswer(ask: Ask): Promise<Said> {
  const { query } = ask
  if (query.periods.length < 2) return usageIn(ask)
  const said: Said[] = []
  for (const period of query.periods)
    said.push(await usageIn({ ...ask, query: { ...query, periods: [period] } }))
  const isAny = said.some(({ kind }) => kind === 'answer')
  return { kind: isAny ? 'answer' : 'empty', text: lines(said.map(({ text }) => text)).slice(1) }
}

async function usageIn(ask: Ask): Promise<Said> {
  const { query, book, today } = ask
  // "My budget usage today" is that of the month so far.
  const isNow = query.periods[0]?.kind === 'day' && query.periods[0].to === today
  const period: Period = isNow ? monthPeriod(today, today) : periodOf(ask)
  const rows = await book.rows(
    labelOf('Transactions', [], period),
    selectionOf({ ...query, ...nothingNamed }, undefined, period),
  )
  if (rows.count === 0)
    return { ...noneYet(), text: [`You have no transactions ${periodText(period)}.`] }
  const [income, expenses] = [totalOf(rows, 'income'), totalOf(rows, 'expense')]
  const usage = book.usage('Budget usage', rows, budgetUsage(income, expenses))
  if (income === 0)
    return answer(
      ...say`Your budget usage ${periodText(period)} is ${usage}: expenses as a share of income. There is no income, which counts as one dollar.`,
    )
  const plain = { ...query, ...nothingNamed }
  const sumOf = async (type: 'income' | 'expense', label: string) =>
    book.sum(label, await book.rows(label, selectionOf(plain, type, period)))
  const spent = await sumOf('expense', labelOf('Spending', [], period))
  const earned = await sumOf('income', labelOf('Income', [], period))
  const share = book.percent('Spending of income', spent, earned)
  const most = expenses > income ? ', the most that it shows' : ''
  return answer(
    ...say`Your budget usage ${periodText(period)} is ${usage}${most}: you spent ${spent} of ${earned} received, which is ${share}.`,
  )
}
