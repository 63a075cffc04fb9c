import { addDays, daysBetween } from '@evenkeel/domain/calendar'
import { centsOf } from '../facts/book.ts'
import { say } from '../facts/sentence.ts'
import { dayText } from '../reading/period.ts'
import { type Ask, answer, daysOf, type Said } from './ask.ts'
import { duesIn, overdueOn } from './billDues.ts'
import { nextPayday } from './dueAnswers.ts'
import { noPayday } from './noBills.ts'
import { sincePayday } from './sincePayday.ts'

/** "What can I spend until payday?": what came in since the last one, less what is spent and still due before the next. */
export async function leftUntilPaydayAnswer(ask: Ask): Promise<Said> {
  const { book, bills, query, today } = ask
  const payday = nextPayday(ask)
  if (payday === undefined) return noPayday()
  const since = await sincePayday(ask)
  if (since === undefined)
    return {
      kind: 'clarify',
      text: 'I cannot tell when you were last paid, and so not what is left until the next payday.',
      suggestions: ['How much is left this month?', 'When is payday?'],
    }
  const sumOf = async (type: 'income' | 'expense') => {
    const label = `${type === 'income' ? 'Income' : 'Spending'} ${since.label}`
    return book.sum(label, await book.rows(label, { any: [{ type, ...daysOf(since) }] }))
  }
  const [earned, spent] = [await sumOf('income'), await sumOf('expense')]
  const ahead = { from: today, to: addDays(payday.due, -1) }
  const due = book.dueSum(
    'Bills due before payday',
    book.dues('Bills due before payday', duesIn(bills, ahead, 'expense')),
  )
  const late = book.dueSum(
    'Bills overdue',
    book.dues('Bills overdue', overdueOn(bills, today, 'expense')),
  )
  const isWithoutLate = query.features.has('withoutLate')
  const left = isWithoutLate
    ? book.minus('Left until payday', earned, spent, due)
    : book.minus('Left until payday', earned, spent, due, late)
  const owed = isWithoutLate
    ? say` and ${due} of bills due before the payday`
    : say`, ${due} of bills due before the payday and ${late} overdue`
  const days = daysBetween(today, payday.due)
  const isShort = centsOf(left) < 0
  const each =
    query.features.has('perDay') && !isShort
      ? say` Spread over the ${days === 1 ? 'day' : 'days'} before it, today included, that is ${book.per('Left a day', left, String(days))} a day.`
      : ''
  return answer(
    ...say`You have ${left} left until your next payday on ${dayText(payday.due)}: ${earned} received ${since.label}, less ${spent} spent${owed}.${isShort ? ' That is short.' : ''}`,
    each,
    isWithoutLate ? say` The ${late} overdue is not taken off.` : '',
    ' What you had before is not counted.',
  )
}
