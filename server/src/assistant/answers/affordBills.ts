import { addMonths, monthRange } from '@evenkeel/domain/calendar'
import { centsOf } from '../facts/book.ts'
import { lines, say } from '../facts/sentence.ts'
import { rangeText } from '../reading/period.ts'
import { type Ask, answer, namesText, type Said } from './ask.ts'
import { duePiece, duesIn, namedBills, overdueOn } from './billDues.ts'
import { aheadOf } from './billTimes.ts'
import { leftThisMonth } from './leftThisMonth.ts'
import { hasOnePayee } from './regularPayments.ts'

/** "Do I have enough for the rent on the 1st?": against what is left this month; undefined where no bill tells the price. */
export async function affordBills(ask: Ask): Promise<Said | undefined> {
  const { book, bills, query, today } = ask
  const { to } = monthRange(today)
  const next = monthRange(addMonths(monthRange(today).from, 1))
  const end = aheadOf(ask)?.to ?? today
  if (query.names.length === 0 || query.isFollowUp || end < today || end > next.to) return undefined
  // "Enough for groceries" is more than the vegetable box that has a bill.
  if (!query.names.every((item) => hasOnePayee(ask, item))) return undefined
  const ofNames = query.names.map((item) =>
    namedBills({ bills, query: { ...query, names: [item] } }).filter(
      ({ isActive, type }) => isActive && type === 'expense',
    ),
  )
  if (ofNames.some((found) => found.length === 0)) return undefined
  const counted = (each: typeof bills) =>
    overdueOn(each, today, 'expense').length + duesIn(each, { from: today, to }, 'expense').length
  const later = ofNames.filter((found) => counted(found) === 0).flat()
  const { left, text } = await leftThisMonth(ask)
  if (later.length === 0)
    return answer(
      ...say`${centsOf(left) >= 0 ? 'Yes, going by this month' : 'Not from this month’s money'}: what is due for ${namesText(query.names)} by ${rangeText(to, to)} is counted, and you have ${left} left (${text}).`,
    )
  const dues = later
    .map((bill) => ({ bill, due: bill.nextDueDate }))
    .toSorted((a, b) => (a.due < b.due ? -1 : 1))
  const price = book.dueSum('Due next', book.dues('Due next', dues))
  const after = book.minus('Left after it', left, price)
  return answer(
    ...say`${centsOf(after) >= 0 ? 'Yes, going by this month' : 'Not from this month’s money'}: you have ${left} left this month (${text}). After ${price} of bills that follow it would be ${after}. What comes in after ${rangeText(to, to)} is not counted.`,
    lines(dues.map((due) => duePiece(ask, due))),
  )
}
