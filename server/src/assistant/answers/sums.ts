import { addDays, addMonths, type DateRange, monthRange, partsOf } from '@evenkeel/domain/calendar'
import type { TransactionType } from '@evenkeel/domain/transactions'
import { pipeline } from '#db/pipeline.ts'
import { centsOf, type Rows } from '../facts/book.ts'
import { type Piece, say, series } from '../facts/sentence.ts'
import { daysIn, dayText, monthPeriod, type Period, rangeText } from '../reading/period.ts'
import type { Query } from '../reading/slots.ts'
import { listRows } from '../store.ts'
import {
  type Ask,
  againstLimit,
  answer,
  assumptions,
  capital,
  empty,
  isWithinLimits,
  labelOf,
  narrowed,
  narrowedAtEnd,
  periodOf,
  periodText,
  rowsText,
  rowsType,
  type Said,
  selectionIn,
  selectionOf,
  typeOf,
} from './ask.ts'
import { nothingIn } from './nothing.ts'
import { payOr } from './refundFilters.ts'
import { spanForAverage, wholeMonths } from './wholeMonths.ts'

const verbs = { income: 'received', expense: 'spent' } as const

/** "How much did I spend on groceries last month?" */
export async function sumAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  if (query.periods.length > 1) return sumOfSeveral(ask, type)
  const period = periodOf(ask)
  const rows = await measured(ask, type, period)
  if (rows.count === 0)
    return (await atPayeeAlone(ask, type, sumAnswer)) ?? nothingIn(ask, type, period)
  const label = labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period)
  const sum = book.sum(label, rows)
  const count = book.count(`Number: ${label}`, rows)
  return answer(
    ...say`You ${verbs[type]} ${sum}${narrowed(ask)} ${periodText(period)}, in ${rowsText(count, type)}.`,
    assumptions(ask),
  )
}

/** "On kids at City Zoo", where nothing is of that category: what was spent there on anything. */
async function atPayeeAlone(
  ask: Ask,
  type: TransactionType | undefined,
  answerAlone: (ask: Ask) => Promise<Said>,
): Promise<Said | undefined> {
  const [, payee] = ask.query.names
  if (!ask.query.isPayeeWithin || payee === undefined) return undefined
  const alone = { ...ask, query: { ...ask.query, names: [payee], isPayeeWithin: false } }
  const all = await answerAlone(alone)
  if (all.kind !== 'answer') return undefined
  const noun = type === 'income' ? 'income' : 'spending'
  return {
    ...all,
    text: [
      ...say`You have no ${noun}${narrowedAtEnd(ask)} ${periodText(periodOf(ask))}. `,
      all.text,
    ],
  }
}

/** "in May and in June": one sum over all of them. */
async function sumOfSeveral(ask: Ask, type: TransactionType): Promise<Said> {
  const { query, book } = ask
  const label = `${type === 'income' ? 'Income' : 'Spending'} of several periods`
  book.ahead(...query.periods.map((period) => selectionOf(query, type, period)))
  const rows = await book.rows(label, selectionIn(query, type, query.periods))
  const when = series(query.periods.map(periodText))
  if (rows.count === 0) return empty('You have no such transactions ', when, '.')
  const parts: Piece[] = []
  for (const period of query.periods) {
    const part = labelOf('Part', query.names, period)
    parts.push(say`${book.sum(part, await measured(ask, type, period))} ${periodText(period)}`)
  }
  return answer(
    ...say`You ${verbs[type]} ${book.sum(label, rows)}${narrowed(ask)} in all: ${series(parts)}.`,
    assumptions(ask),
  )
}

function measured(ask: Ask, type: TransactionType | undefined, period: Period): Promise<Rows> {
  const { query, book } = ask
  const label = labelOf(
    type === 'income' ? 'Income' : type === 'expense' ? 'Spending' : 'Transactions',
    query.names,
    period,
  )
  return book.rows(label, selectionOf(query, type, period))
}

/** "How many times did I go to Starbucks this year?" */
export async function countAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = query.features.has('anyRow') ? (rowsType(query) ?? typeOfNames(ask)) : typeOf(query)
  const period = periodOf(ask)
  const rows = await measured(ask, type, period)
  if (rows.count === 0)
    return (await atPayeeAlone(ask, type, countAnswer)) ?? nothingIn(ask, type, period)
  const count = book.count(labelOf('Number of transactions', query.names, period), rows)
  const sum = type === undefined ? undefined : book.sum(labelOf('Total', query.names, period), rows)
  const total: Piece = sum === undefined ? '' : say`, ${sum} in total`
  return answer(
    ...say`You have ${rowsText(count, type)}${narrowed(ask)} ${periodText(period)}${total}.`,
    assumptions(ask),
  )
}

function typeOfNames({ query }: Ask): TransactionType | undefined {
  const types = new Set(query.names.flatMap(({ names }) => names.flatMap((name) => name.types)))
  return types.size === 1 ? [...types][0] : undefined
}

/** "How often do I go to Starbucks?": in total, per month over the last whole months, and the last time. */
export async function howOftenAnswer(ask: Ask): Promise<Said> {
  const { query, book, db, userId } = ask
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const [rows, [newest]] = await pipeline([
    measured(ask, type, period),
    listRows(db, userId, selectionOf(query, type, period), 'newest', 1),
  ])
  if (rows.count === 0 || newest === undefined) return nothingIn(ask, type, period)
  const count = book.count(labelOf('How often', query.names, period), rows)
  const last = book.lastDay(labelOf('Last time', query.names, period), rows, newest.date)
  const times = count.value === '1' ? ' time' : ' times'
  if (query.periods.length > 0) {
    return answer(
      ...say`${count}${times}${narrowed(ask)} ${periodText(period)}, last on ${last}.`,
      assumptions(ask),
    )
  }
  return answer(
    ...say`${count}${times}${narrowed(ask)} ${periodText(period)}, last on ${last}.${await timesAMonth(ask, type)}`,
    assumptions(ask),
  )
}

async function timesAMonth(ask: Ask, type: TransactionType): Promise<Piece> {
  const { query, book } = ask
  const months = await wholeMonths(ask)
  if (months === undefined) return ''
  const { period, count } = months
  const rows = await book.rows(
    labelOf('How often', query.names, period),
    selectionOf(query, type, period),
  )
  const number = book.count('Number in whole months', rows)
  const monthly = book.per('Times a month', number, String(count))
  return say` ${capital(period.label)} that is ${monthly} times a month on average.`
}

const units = [
  ['perDay', 'day'],
  ['perWeek', 'week'],
  ['frequency', 'two weeks'],
  ['perMonth', 'month'],
  ['perYear', 'year'],
] as const
type Unit = (typeof units)[number][1]

/** "What do I spend on coffee a week on average?" */
export async function averageAnswer(ask: Ask): Promise<Said> {
  const { query } = ask
  const unit = units.find(([feature]) => query.features.has(feature))?.[1]
  if (unit === undefined && isForEach(ask)) return averageRow(ask)
  return averagePer(ask, unit)
}

/** "average purchase" asks for one; "average spending" for a month's. */
function isForEach({ query }: Ask): boolean {
  if (asksBesideCount(query)) return true
  if (query.features.has('each') || query.features.has('anyRow') || query.features.has('incomeRow'))
    return true
  if (query.names.some(({ raw }) => /^pay(checks?|cheques?|slips?)$/i.test(raw))) return true
  const noun = query.raws.get('expenseRow')
  if (noun !== undefined) return !/^expenses$/.test(noun)
  if (query.features.has('bill')) return true
  return query.features.has('visit')
}

/** "How many times, and what does it cost on average?" asks for the average of the costs. */
function asksBesideCount({ features, text }: Query): boolean {
  return features.has('count') && /\band (?:whats?|how much)\b/.test(text)
}

async function averageRow(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  // Only what is so much a month needs whole months.
  const period = periodOf(ask)
  const label = labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period)
  const rows = await book.rows(label, payOr(ask, type, selectionOf(query, type, period)))
  if (rows.count === 0)
    return (await atPayeeAlone(ask, type, averageRow)) ?? nothingIn(ask, type, period)
  const average = book.average(labelOf('Average', query.names, period), rows)
  const count = book.count(labelOf('Number', query.names, period), rows)
  return answer(
    ...say`On average ${average} each${narrowed(ask)} ${periodText(period)}, over ${rowsText(count, type)}.`,
    assumptions(ask),
  )
}

async function averagePer(ask: Ask, asksFor: Unit | undefined): Promise<Said> {
  const unit = asksFor ?? 'month'
  const { query, book } = ask
  const isNet = query.features.has('net')
  const type = isNet ? undefined : (typeOf(query) ?? 'expense')
  const named = query.periods[0]
  const asked = isBegun(named) ? named : await spanForAverage(ask)
  const { period, by, how } = spread(asked, unit)
  if (by === undefined) return isBegun(named) ? noWhole(asked, unit) : noWholeYet(asked, unit)
  const rows = await book.rows(
    labelOf(
      isNet ? 'Income and spending' : type === 'income' ? 'Income' : 'Spending',
      query.names,
      period,
    ),
    selectionOf(query, type, period),
  )
  if (rows.count === 0) return nothingIn(ask, type, period)
  if (query.features.has('count') && !asksBesideCount(query)) {
    const count = book.count(labelOf('Number', query.names, period), rows)
    const often = book.per(labelOf(`Times ${everyUnit(unit)}`, query.names, period), count, by)
    return answer(
      ...say`On average ${often} times ${everyUnit(unit)}${narrowed(ask)} ${periodText(period)}: ${count} over ${how}.`,
      assumptions(ask),
    )
  }
  const total = isNet
    ? book.net(`Net balance, ${period.label}`, rows)
    : book.sum(labelOf('Total', query.names, period), rows)
  const average = book.per(labelOf(`Average ${everyUnit(unit)}`, query.names, period), total, by)
  const isOpen = asksFor === undefined && !isNet && query.names.length > 0
  const each: Piece = isOpen
    ? say` Each of the ${book.count(labelOf('Number', query.names, period), rows)} was ${book.average(labelOf('Average', query.names, period), rows)} on average.`
    : ''
  const verb = isNet ? 'kept' : verbs[type ?? 'expense']
  return answer(
    ...say`On average you ${verb} ${average} ${everyUnit(unit)}${narrowed(ask)} ${periodText(period)}: ${total} over ${how}.${each}`,
    assumptions(ask),
  )
}

function everyUnit(unit: Unit): string {
  return unit === 'two weeks' ? 'every two weeks' : `a ${unit}`
}

function noWholeYet({ from }: Period & DateRange, unit: Unit): Said {
  return {
    ...empty(
      `Your records begin on ${dayText(from)}, so there is no whole ${unit} yet to take an average over.`,
    ),
    suggestions: ['How much have I spent so far?', 'What do I spend per day on average?'],
  }
}

function noWhole(period: Period, unit: Unit): Said {
  return {
    kind: 'clarify',
    text: [
      `There is no whole ${unit} ${period.label} to take an average over. Ask for a longer time.`,
    ],
    suggestions: ['What do I spend per month on average?', 'What do I spend per week on average?'],
  }
}

function isBegun(period: Period | undefined): period is Period & DateRange {
  return period?.from !== undefined
}

/** The days an average covers, and the divisor of the total; no divisor without a whole unit. */
function spread(
  asked: Period & DateRange,
  unit: Unit,
): { period: Period; by?: string; how: string } {
  const days = daysIn(asked)
  if (unit === 'day') return { period: asked, by: String(days), how: `${days} days` }
  if (unit === 'two weeks') return { period: asked, by: `${days}/14`, how: `${days} days` }
  if (unit === 'week') return { period: asked, by: `${days}/7`, how: `${days} days` }
  const rolled = rolledMonths(asked)
  if (rolled > 0) {
    const by = unit === 'year' ? `${rolled}/12` : String(rolled)
    return { period: asked, by, how: rolled === 1 ? 'one month' : `${rolled} months` }
  }
  const from =
    monthRange(asked.from).from === asked.from
      ? asked.from
      : addMonths(monthRange(asked.from).from, 1)
  const end =
    monthRange(asked.to).to === asked.to ? asked.to : addDays(monthRange(asked.to).from, -1)
  const months = monthsBetween(from, end)
  if (months < 1) return { period: asked, how: '' }
  const isWhole = from === asked.from && end === asked.to
  const period: Period = isWhole
    ? asked
    : { from, to: end, kind: 'range', label: `over whole months (${rangeText(from, end)})` }
  const how = months === 1 ? 'one month' : `${months} months`
  if (unit === 'year') return { period, by: `${months}/12`, how }
  return { period, by: String(months), how }
}

/** How many months "the last 3 months" are, counted back from today; 0 for any other period. */
function rolledMonths({ from, to, kind }: Period): number {
  if (from === undefined || kind !== 'days') return 0
  const months = Array.from({ length: 120 }, (_, index) => index + 1)
  return months.find((count) => addDays(addMonths(to, -count), 1) === from) ?? 0
}

function monthsBetween(from: string, to: string): number {
  const [a, b] = [partsOf(from), partsOf(addDays(to, 1))]
  return (b.year - a.year) * 12 + b.month - a.month
}

/** "Am I over my income this month?", "How much did I save last year?" */
export async function netAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const isNow = /\bam i\b|\bdo i\b/.test(query.raws.get('overIncome') ?? '')
  const period =
    query.periods[0] ??
    (query.features.has('overIncome') && isNow ? monthPeriod(ask.today, ask.today) : periodOf(ask))
  const base = { ...query, names: [] }
  const rows = await book.rows(
    labelOf('Income and spending', [], period),
    selectionOf(base, undefined, period),
  )
  if (rows.count === 0) return nothingIn(ask, undefined, period)
  const income = await book.rows(labelOf('Income', [], period), selectionOf(base, 'income', period))
  const expense = await book.rows(
    labelOf('Spending', [], period),
    selectionOf(base, 'expense', period),
  )
  const net = book.net(`Net balance, ${period.label}`, rows)
  const earned = book.sum(`Income, ${period.label}`, income)
  const spent = book.sum(`Spending, ${period.label}`, expense)
  const verdict = verdictOf(centsOf(net), centsOf(earned))
  const rate = centsOf(earned) > 0 ? book.percent('Share of income kept', net, earned) : undefined
  const kept: Piece =
    rate && (query.features.has('savingsRate') || query.features.has('share'))
      ? say` You kept ${rate} of your income.`
      : ''
  return answer(
    ...say`${verdict} You received ${earned} and spent ${spent} ${periodText(period)}, a net balance of ${net}.`,
    kept,
  )
}

function verdictOf(net: number, income: number): string {
  if (income === 0) return 'You had no income.'
  if (net < 0) return 'You spent more than your income.'
  return net > 0 ? 'You stayed within your income.' : 'You spent exactly your income.'
}

/** "Did I go over $200 on shopping in January?": the total against the user's own limit. */
export async function limitAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const { min, max, ...rest } = query
  const total: Query = rest
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const plain = { ...ask, query: total }
  const rows = await measured(plain, type, period)
  if (rows.count === 0) return nothingIn(plain, type, period)
  const sum = book.sum(
    labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period),
    rows,
  )
  const isSo = isWithinLimits(query, centsOf(sum))
  // "How much more than $400 did I spend?" asks how far, and not whether.
  const isAsked = !/\bhow (much|far)\b/.test(query.text)
  const difference = againstLimit(query, book, sum)
  return answer(
    ...say`${isAsked ? `${isSo ? 'Yes' : 'No'}: you` : 'You'} ${verbs[type]} ${sum}${narrowed(plain)} ${periodText(period)}, ${difference}.`,
    assumptions(plain),
  )
}
