import type { Fact } from '@evenkeel/domain/assistant'
import { addDays } from '@evenkeel/domain/calendar'
import { centsOf } from '../facts/book.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { type Period, weekdayOfDay } from '../reading/period.ts'
import type { Group } from '../totalsStore.ts'
import {
  type Ask,
  answer,
  assumptions,
  capital,
  narrowed,
  periodOf,
  periodText,
  type Said,
  selectionOf,
  typeOf,
} from './ask.ts'
import { sumOf } from './compare.ts'
import { nothingIn } from './nothing.ts'
import { onWeekdays, setOfWeekdays, weekdaysText } from './ranks.ts'
import { spanForAverage } from './wholeMonths.ts'

const verbs = { income: 'received', expense: 'spent' } as const

/** "Compare June, July and August": each of them, and which is highest and lowest. */
export async function compareSeveral(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  book.ahead(...query.periods.map((period) => selectionOf(query, type, period)))
  const sums: { period: Period; sum: Fact }[] = []
  for (const period of query.periods) sums.push({ period, sum: await sumOf(ask, type, period) })
  const [first] = query.periods
  if (first === undefined || sums.every(({ sum }) => centsOf(sum) === 0))
    return nothingIn(ask, type, first ?? periodOf(ask))
  const ordered = sums.toSorted((a, b) => centsOf(b.sum) - centsOf(a.sum))
  const each = sums.map(({ period, sum }) => say`${capital(periodText(period))}: ${sum}`)
  const [most, least] = [ordered[0], ordered.at(-1)]
  const isOpen = query.periods.some(({ whole }) => whole !== undefined)
  const note = isOpen ? ' One of them is still running.' : ''
  return answer(
    ...say`You ${verbs[type]} the most${narrowed(ask)} ${periodText(most?.period ?? first)} and the least ${periodText(least?.period ?? first)}:${lines(each)}`,
    note,
    assumptions(ask),
  )
}

type Side = { weekdays: readonly number[]; sum: Fact | undefined; perDay: Fact | undefined }

/** "Do I spend more on weekends or on weekdays?": in all, and for each such day. */
export async function compareWeekdays(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const days = await book.groups(selectionOf(query, type, period), 'day')
  if (days.length === 0) return nothingIn(ask, type, period)
  const sides = sidesOf(ask).map((weekdays): Side => {
    const rows = onWeekdays(ask, type, days, weekdays)
    if (rows === undefined) return { weekdays, sum: undefined, perDay: undefined }
    const sum = book.sum(`Total on ${weekdaysText(weekdays)}`, rows)
    const count = countDays(spanOf(period, days), weekdays)
    return {
      weekdays,
      sum,
      perDay: book.per(`For each day: ${weekdaysText(weekdays)}`, sum, String(count)),
    }
  })
  const [a, b] = sides.toSorted((x, y) => centsOr(y.sum) - centsOr(x.sum))
  if (a?.sum === undefined || b === undefined) return nothingIn(ask, type, period)
  const verdict: Piece =
    centsOr(a.sum) === centsOr(b.sum)
      ? say`You ${verbs[type]} the same on ${weekdaysText(a.weekdays)} as on ${weekdaysText(b.weekdays)}`
      : say`You ${verbs[type]} more on ${weekdaysText(a.weekdays)} than on ${weekdaysText(b.weekdays)}`
  return answer(
    ...say`${verdict}${narrowed(ask)} ${periodText(period)}:${lines([sideText(a), sideText(b)])}`,
    assumptions(ask),
  )
}

function centsOr(fact: Fact | undefined): number {
  return fact === undefined ? 0 : centsOf(fact)
}

function sideText({ weekdays, sum, perDay }: Side): Piece {
  const name = capital(weekdaysText(weekdays))
  return sum && perDay ? say`${name}: ${sum}, ${perDay} for each such day` : `${name}: nothing`
}

/** "What do I spend on an average Saturday?", "My average for each weekday". */
export async function averageWeekday(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  const period = query.periods[0] ?? (await spanForAverage(ask))
  const days = await book.groups(selectionOf(query, type, period), 'day')
  if (days.length === 0) return nothingIn(ask, type, period)
  const asked = query.weekdays.length > 0 ? query.weekdays : setOfWeekdays(query)
  const sets = asked.length > 0 ? [asked] : [1, 2, 3, 4, 5, 6, 0].map((weekday) => [weekday])
  const pieces = sets.map((weekdays): Piece => {
    const name = capital(weekdaysText(weekdays))
    const rows = onWeekdays(ask, type, days, weekdays)
    if (rows === undefined) return `${name}: nothing`
    const sum = book.sum(`Total on ${weekdaysText(weekdays)}`, rows)
    const count = String(countDays(spanOf(period, days), weekdays))
    const average = book.per(`For each day: ${weekdaysText(weekdays)}`, sum, count)
    return say`${name}: ${average} for each such day, ${sum} in all`
  })
  return answer(
    ...say`What you ${verbs[type]} on average${narrowed(ask)} ${periodText(period)}, days without a transaction counted:${lines(pieces)}`,
    assumptions(ask),
  )
}

/** Weekends against Monday to Friday, or two named weekdays. */
function sidesOf({ query }: Ask): readonly (readonly number[])[] {
  const named = query.weekdays.map((weekday) => [weekday])
  if (!query.features.has('weekend') && named.length > 0) return named
  return named.length > 0
    ? [[6, 0], ...named]
    : [
        [6, 0],
        [1, 2, 3, 4, 5],
      ]
}

/** The days an average is over: all records begin with the first of them. */
function spanOf({ from, to }: Period, days: readonly Group[]): { from: string; to: string } {
  const first = days.map(({ key }) => key).toSorted()[0] ?? to
  return { from: from ?? first, to }
}

function countDays({ from, to }: { from: string; to: string }, weekdays: readonly number[]) {
  let count = 0
  for (let day = from; day <= to; day = addDays(day, 1))
    if (weekdays.includes(weekdayOfDay(day))) count += 1
  return Math.max(1, count)
}
