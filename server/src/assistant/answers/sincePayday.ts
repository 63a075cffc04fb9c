import { dayText, type Period, rangePeriod } from '../reading/period.ts'
import { listRows } from '../store.ts'
import { type Ask, shownName } from './ask.ts'

const pay = /\b(salary|salaries|wages?|pay|paychecks?|payroll|pension)\b/i

/**
 * The days since the last payday that has been: the latest entry of a recurring income, or of a category for pay.
 * Undefined if there is none.
 */
export async function sincePayday({
  db,
  userId,
  bills,
  vocabulary,
  today,
}: Ask): Promise<Period | undefined> {
  const ofPay = { type: 'income', endDate: today } as const
  const recurring = bills.filter(
    ({ type, frequency, description }) =>
      type === 'income' && frequency !== 'yearly' && description !== '',
  )
  const categories = vocabulary.names.filter(
    ({ kind, name }) => kind === 'category' && pay.test(name),
  )
  const any = [
    ...recurring.map(({ description }) => ({ ...ofPay, description })),
    ...categories.map(({ name }) => ({ ...ofPay, category: name })),
  ]
  const [last] = any.length === 0 ? [] : await listRows(db, userId, { any }, 'newest', 1)
  if (last === undefined) return undefined
  const from = last.date.slice(0, 10)
  const label = `since your last payday on ${dayText(from)}, ${shownName(last.description)} (to ${dayText(today)})`
  return { ...rangePeriod(from, today), label }
}
