import { say } from '../facts/sentence.ts'
import { allUntil } from '../reading/period.ts'
import {
  type Ask,
  labelOf,
  namesText,
  periodText,
  rowsText,
  type Said,
  selectionOf,
} from './ask.ts'
import { namedBills } from './billDues.ts'
import { nextDueAnswer } from './dueAnswers.ts'

/** "How much do I still owe Lenny Loans?": no record tells; what was paid so far, and what is due next. */
export async function debtAnswer(ask: Ask): Promise<Said> {
  const { book, query, today } = ask
  const period = allUntil(today)
  const label = labelOf('Spending', query.names, period)
  const rows = await book.rows(label, selectionOf(query, 'expense', period))
  const paid =
    rows.count === 0
      ? say`Nothing was paid for ${namesText(query.names)} so far.`
      : say`You paid ${book.sum(label, rows)} for ${namesText(query.names)} ${periodText(period)}, in ${rowsText(book.count(`Number: ${label}`, rows), 'expense')}.`
  const bills = namedBills(ask).filter(({ isActive, type }) => isActive && type === 'expense')
  const next = bills.length > 0 ? [' ', (await nextDueAnswer(ask, bills)).text] : ''
  return {
    kind: 'answer',
    text: ['What is still owed on a debt is not in your records. ', paid, next],
  }
}
