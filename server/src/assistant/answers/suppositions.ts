import type { Fact } from '@evenkeel/domain/assistant'
import { type Bill, timesPerYear } from '@evenkeel/domain/bills'
import { formatCents } from '@evenkeel/domain/money'
import { centsOf } from '../facts/book.ts'
import { type Piece, say } from '../facts/sentence.ts'
import { allUntil, type Period } from '../reading/period.ts'
import type { Rate, Span, Step, Supposition, TimeUnit } from '../reading/supposed.ts'
import {
  type Ask,
  answer,
  assumptions,
  countText,
  labelOf,
  namesText,
  periodText,
  type Said,
  selectionOf,
} from './ask.ts'
import { billName, namedBills } from './billDues.ts'
import { nothingIn } from './nothing.ts'
import { wholeMonths } from './wholeMonths.ts'

// What comes of amounts that a person supposes: "if I put away 15 a week, how much is that in a year?"

export async function suppositionAnswer(ask: Ask): Promise<Said> {
  const { supposed } = ask.query
  switch (supposed?.kind) {
    case 'product':
      return productAnswer(ask, supposed)
    case 'cap':
      return capAnswer(ask, supposed.rate)
    case 'step':
      return stepAnswer(ask, supposed)
    case 'goal':
      return goalAnswer(ask, supposed)
    case 'need':
      return needAnswer(ask, supposed)
    default:
      throw new Error('Nothing is supposed')
  }
}

type Of<Kind extends Supposition['kind']> = Extract<Supposition, { kind: Kind }>

const perYear: Record<TimeUnit, number> = { day: 365, week: 52, month: 12, year: 1 }

/** How many times a unit is in a span, such as `52` or `52/12`: a year has 52 weeks, and a week 7 days. */
function timesIn(unit: TimeUnit, { count, unit: over }: Span): string {
  if (unit === 'day' && over === 'week') return String(7 * count)
  const times = perYear[unit] * count
  return times % perYear[over] === 0 ? String(times / perYear[over]) : `${times}/${perYear[over]}`
}

function given({ book }: Ask, label: string, cents: number): Fact {
  return book.given(label, 'usd', formatCents(cents))
}

function spanText({ count, unit }: Span): string {
  return count === 1 ? `a ${unit}` : countText(count, unit)
}

/** "If I put away 15 a week, how much is that in a year?" */
function productAnswer(ask: Ask, { rate, over }: Of<'product'>): Said {
  const times = timesIn(rate.unit, over)
  const each = given(ask, 'Your amount', rate.cents)
  const total = ask.book.times(`In ${spanText(over)}`, each, times)
  const than = rate.is === '' ? '' : ` ${rate.is}`
  return answer(
    ...say`${each}${than} a ${rate.unit} comes to ${total}${than} in ${spanText(over)}${timesText(times, rate.unit)}.`,
  )
}

function timesText(times: string, unit: TimeUnit): string {
  if (!times.includes('/')) return times === '1' ? '' : `: ${times} times that`
  return `, counting ${perYear[unit]} ${unit}s a year`
}

/** "If I only spent 250 a month on groceries, how much less is that than in 2026?" */
async function capAnswer(ask: Ask, rate: Rate): Promise<Said> {
  const { book, query } = ask
  const months = query.periods.length === 0 ? await wholeMonths(ask) : undefined
  const [period = months?.period] = query.periods
  const over = period && spanOf(period, months?.count)
  if (query.names.length !== 1 || period === undefined || over === undefined)
    return askAgain('Against which whole months or year shall I set that, and for what spending?')
  const label = labelOf('Spending', query.names, period)
  const rows = await book.rows(label, selectionOf(query, 'expense', period))
  if (rows.count === 0) return nothingIn(ask, 'expense', period)
  const spent = book.sum(label, rows)
  const each = given(ask, 'Your amount', rate.cents)
  const capped = book.times('At your amount', each, timesIn(rate.unit, over))
  const isLess = centsOf(capped) <= centsOf(spent)
  const [more, less] = isLess ? [spent, capped] : [capped, spent]
  const apart = book.minus('Difference', more, less)
  return answer(
    ...say`${each} a ${rate.unit} comes to ${capped} in ${spanText(over)}. You spent ${spent} on ${namesText(query.names)} ${periodText(period)}, so that would be ${apart} ${isLess ? 'less' : 'more'}.`,
    assumptions(ask),
  )
}

/** How long a past time is, in the units of a rate; undefined for one that is still running or begins within a month. */
function spanOf({ kind, from, to, whole }: Period, months: number | undefined): Span | undefined {
  if (months !== undefined) return { count: months, unit: 'month' }
  if (whole !== undefined) return undefined
  if (kind === 'year') return to.endsWith('-12-31') ? { count: 1, unit: 'year' } : undefined
  if (kind === 'month' && from !== undefined) return { count: 1, unit: 'month' }
  return kind === 'quarter' ? { count: 3, unit: 'month' } : undefined
}

/** "If Netflix goes up by 3 dollars, how much more is that a year?" */
function stepAnswer(ask: Ask, { change, over }: Of<'step'>): Said {
  const { book, query } = ask
  const [bill, ...others] = namedBills(ask).filter(({ isActive }) => isActive)
  if (bill === undefined || others.length > 0 || query.names.length !== 1)
    return askAgain(
      'I know that only of one recurring bill. Ask again with an amount “a week” or “a month”.',
    )
  const now = book.dueAmount(billName(bill), { bill, due: bill.nextDueDate })
  const step = stepOf(ask, now, change)
  if (step === undefined)
    return askAgain('That is no more than it is now. By how much would it go up?')
  const than = change.isDown ? 'less' : 'more'
  const total = book.times(`In ${spanText(over)}`, step, timesOf(bill, over))
  return answer(
    ...say`${billName(bill)} is ${now} ${bill.frequency}. ${step} ${than} each time comes to ${total} ${than} in ${spanText(over)}.`,
  )
}

function stepOf(ask: Ask, now: Fact, change: Step): Fact | undefined {
  const { book } = ask
  if ('percent' in change) return book.times('The step', now, `${change.percent}/100`)
  if ('by' in change) return given(ask, 'The step', change.by)
  const then = given(ask, 'The new price', change.to)
  const [more, less] = change.isDown ? [now, then] : [then, now]
  return centsOf(more) > centsOf(less) ? book.minus('The step', more, less) : undefined
}

function timesOf({ frequency }: Bill, { count, unit }: Span): string {
  const times = timesPerYear[frequency] * count
  return times % perYear[unit] === 0 ? String(times / perYear[unit]) : `${times}/${perYear[unit]}`
}

/** "If I keep putting in 250 a month, how many months till it's 6000?" */
async function goalAnswer(ask: Ask, { rate, goal, isOfFund, unit }: Of<'goal'>): Promise<Said> {
  const { book, query, today } = ask
  const each = given(ask, 'Your amount', rate.cents)
  const wanted = given(ask, 'Your goal', goal)
  if (rate.cents === 0) return askAgain('How much would you put away each time?')
  if (isOfFund && query.names.length !== 1)
    return askAgain('From what sum on? Name the category or the payee that you put it under.')
  const period = allUntil(today)
  const label = labelOf('Put away', query.names, period)
  const saved = isOfFund
    ? book.sum(label, await book.rows(label, selectionOf(query, 'expense', period)))
    : undefined
  const left = saved ? book.minus('Still to go', wanted, saved) : wanted
  if (centsOf(left) <= 0)
    return answer(
      ...say`That is reached: you have put ${saved ?? ''} into ${namesText(query.names)}.`,
    )
  const asked =
    unit === rate.unit
      ? each
      : book.times(`Your amount a ${unit}`, each, timesIn(rate.unit, { count: 1, unit }))
  const count = Math.ceil(centsOf(left) / centsOf(asked))
  const start: Piece = saved
    ? say`You have put ${saved} into ${namesText(query.names)} so far, so ${left} is left to ${wanted}.`
    : say`Starting from nothing, ${wanted}`
  const apart = asked === each ? '' : say`, which is ${asked} a ${unit},`
  const takes = saved ? [' At ', each] : [' at ', each]
  return answer(
    start,
    takes,
    ` a ${rate.unit}`,
    apart,
    `${saved ? ' that' : ''} takes ${countText(count, unit)}.`,
    assumptions(ask),
  )
}

/** "How much do I need to save a month to have 3000 in a year?" */
function needAnswer(ask: Ask, { goal, unit, over }: Of<'need'>): Said {
  const wanted = given(ask, 'Your goal', goal)
  const times = timesIn(unit, over)
  const each = ask.book.per(`A ${unit}`, wanted, times)
  return answer(
    ...say`For ${wanted} in ${spanText(over)}, put away ${each} a ${unit}${timesText(times, unit).replace('times that', 'times')}.`,
  )
}

function askAgain(text: string): Said {
  return {
    kind: 'clarify',
    text,
    suggestions: ['How much is 15 a week in a year?', 'What are my recurring bills?'],
  }
}
