import { centsOf } from '../facts/book.ts'
import { say } from '../facts/sentence.ts'
import { type Ask, answer, type Said, selectionOf } from './ask.ts'
import { namedBills, onceEach } from './billDues.ts'
import { noneActive } from './noBills.ts'
import { wholeMonths } from './wholeMonths.ts'

/** "What percentage of my income goes to bills?", "do my earnings cover my bills?": both as they are in a month. */
export async function billShareAnswer(ask: Ask): Promise<Said> {
  const { book, query } = ask
  const bills = namedBills(ask).filter(({ isActive, type }) => isActive && type === 'expense')
  if (bills.length === 0) return noneActive(ask, bills)
  const yearly = book.dueYearly('Bills a year', book.dues('Active bills', onceEach(bills)))
  const monthly = book.per('Bills a month', yearly, '12')
  const told = say`Your active recurring bills come to ${monthly} a month`
  const months = await wholeMonths(ask)
  if (months === undefined)
    return answer(told, '. There is no whole month of records yet to compare them with.')
  const { period, count } = months
  const label = `Income ${period.label}`
  const rows = await book.rows(label, selectionOf({ ...query, names: [] }, 'income', period))
  if (rows.count === 0)
    return answer(told, `, and you have no income ${period.label} to compare them with.`)
  const income = book.per('Income a month', book.sum(label, rows), String(count))
  const isCovered = centsOf(income) >= centsOf(monthly)
  const rest = isCovered
    ? say`the income covers them and leaves ${book.minus('Left after bills', income, monthly)}`
    : say`the income is ${book.minus('Short for bills', monthly, income)} short of them`
  return answer(
    ...say`${told}, ${book.percent('Share of income', monthly, income)} of the ${income} a month that you received on average ${period.label}: ${rest}.`,
  )
}
