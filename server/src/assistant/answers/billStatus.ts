import { lines, say } from '../facts/sentence.ts'
import { type Ask, answer, type Said } from './ask.ts'
import { billName, namedBills } from './billDues.ts'
import { noSuchBill } from './noBills.ts'

/** "Is Netflix still active?" */
export async function statusAnswer(ask: Ask): Promise<Said> {
  const bills = namedBills(ask)
  if (bills.length === 0) return noSuchBill(ask)
  const pieces = bills.map((bill) => {
    const due = { bill, due: bill.nextDueDate }
    const amount = ask.book.dueAmount(billName(bill), due)
    if (!bill.isActive)
      return say`${billName(bill)} is not active: it is paused, at ${amount} ${bill.frequency}, so nothing is due.`
    return say`${billName(bill)} is active: ${amount} ${bill.frequency}, next due on ${ask.book.dueDay(`Due date of ${billName(bill)}`, due)}.`
  })
  return pieces.length === 1 ? answer(...pieces) : answer('Your recurring bills:', lines(pieces))
}
