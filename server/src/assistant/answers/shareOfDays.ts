import { type Piece, say } from '../facts/sentence.ts'
import type { Query } from '../reading/slots.ts'
import {
  type Ask,
  answer,
  assumptions,
  empty,
  labelOf,
  namesText,
  narrowed,
  periodOf,
  periodText,
  type Said,
  selectionOf,
  typeOf,
} from './ask.ts'
import { nothingIn } from './nothing.ts'
import { onWeekdays, setOfWeekdays, weekdaysText } from './ranks.ts'

const verbs = { income: 'received', expense: 'spent' } as const
const dayWord = /^(weekends?|week|weekdays?|(mon|tues|wednes|thurs|fri|satur|sun)days?)$/

/** "What share of April was spent at weekends?", "how much of my weekend spending is food": the days, or what was bought on them. */
export async function shareOfDaysAnswer(ask: Ask): Promise<Said> {
  const { query, book } = ask
  const type = typeOf(query) ?? 'expense'
  const period = periodOf(ask)
  const asked = query.weekdays.length > 0 ? query.weekdays : setOfWeekdays(query)
  const areDaysWhole = startsWithDays(query)
  if (areDaysWhole && query.names.length === 0)
    return { kind: 'clarify', text: 'Which part of that do you want the share of?' }
  const wholeAsk = areDaysWhole ? { ...ask, query: { ...query, names: [] } } : ask
  const [parts, wholes] = [
    await book.groups(selectionOf(query, type, period), 'day'),
    await book.groups(selectionOf(wholeAsk.query, type, period), 'day'),
  ]
  const whole = areDaysWhole
    ? onWeekdays(wholeAsk, type, wholes, asked)
    : await book.rows(
        labelOf(type === 'income' ? 'Income' : 'Spending', query.names, period),
        selectionOf(query, type, period),
      )
  if (whole === undefined || whole.count === 0) return nothingIn(wholeAsk, type, period)
  const part = onWeekdays(ask, type, parts, asked)
  if (part === undefined)
    return empty(
      `You ${verbs[type]} nothing`,
      narrowed(ask),
      ` on ${weekdaysText(asked)} ${periodText(period)}.`,
    )
  const partSum = book.sum(labelOf(`On ${weekdaysText(asked)}`, query.names, period), part)
  const wholeSum = book.sum(labelOf('Whole', wholeAsk.query.names, period), whole)
  const share = book.percent(labelOf('Share', query.names, period), partSum, wholeSum)
  const told: Piece = areDaysWhole
    ? say`${namesText(query.names)} came to ${share} of what you ${verbs[type]} on ${weekdaysText(asked)} ${periodText(period)}: ${partSum} of ${wholeSum}.`
    : say`On ${weekdaysText(asked)} you ${verbs[type]} ${share} of what you ${verbs[type]}${narrowed(ask)} ${periodText(period)}: ${partSum} of ${wholeSum}.`
  return answer(told, assumptions(ask))
}

/** "My weekend spending": the days come before what is a part of them. */
function startsWithDays({ text, names }: Query): boolean {
  const words = text.split(' ')
  const day = words.findIndex((word) => dayWord.test(word))
  const [name] = names
  if (name !== undefined) return day < name.at
  return /\b(of|in|percent|percentage) (all )?(my |our |the )?(weekends?|weekdays?|(mon|tues|wednes|thurs|fri|satur|sun)days?)\b/.test(
    text,
  )
}
