import { say } from '../facts/sentence.ts'
import { weekdayNames } from '../reading/calendarWords.ts'
import {
  type Ask,
  answer,
  assumptions,
  narrowed,
  periodOf,
  periodText,
  type Said,
  selectionOf,
  typeOf,
} from './ask.ts'
import { nothingIn } from './nothing.ts'
import { byWeekday, onWeekdays, weekdaysText } from './ranks.ts'

/** "What day of the week do I usually order pizza?": the weekday with the most transactions. */
export async function usualWeekdayAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const selection = selectionOf(query, type, period)
  book.ahead(selection)
  const days = await book.groups(selection, 'day')
  const counts = byWeekday(days, 'count')
  const most = Math.max(...counts)
  const [usual, ...level] = weekdayNames.keys().filter((weekday) => counts[weekday] === most)
  if (most === 0 || usual === undefined) return nothingIn(ask, type, period)
  const rows = onWeekdays(ask, type, days, [usual])
  if (rows === undefined) return nothingIn(ask, type, period)
  const whole = await book.rows('All of them', selection)
  const name = book.name('Weekday', rows, weekdayNames[usual] ?? '')
  const count = book.count(`Number on ${weekdaysText([usual])}`, rows)
  const all = book.count('Number of all', whole)
  const others = level.length === 0 ? '' : ` As many were on ${weekdaysText(level)}.`
  const kind = type === 'income' ? 'income entries' : 'expenses'
  return answer(
    ...say`${name} is the weekday with the most ${kind}${narrowed(ask)} ${periodText(period)}: ${count} of ${all}.${others}`,
    assumptions(ask),
  )
}
