import { nextAfter } from '@evenkeel/domain/bills'
import { daysBetween } from '@evenkeel/domain/calendar'
import type { BillWithSettled } from '#bills/index.ts'
import { lines, say } from '../facts/sentence.ts'
import type { Query } from '../reading/slots.ts'
import { type Ask, answer, type Said } from './ask.ts'
import { billName, namedBills } from './billDues.ts'
import { aheadOf } from './billTimes.ts'
import { dueAnswer } from './dueAnswers.ts'
import { onlyPayees } from './families/meant.ts'
import { noPayday, noSuchBill } from './noBills.ts'

// When, how often and how many times there is pay, going by the recurring income.

export async function paydayAnswer(ask: Ask): Promise<Said> {
  const { features } = ask.query
  const income = incomeOf(ask)
  if (income === undefined) return noSuchBill(ask)
  if (income.length === 0) return noPayday()
  if (features.has('howOften')) return frequencyAnswer(ask, income)
  const period = aheadOf(ask)
  if (period !== undefined) return dueAnswer(ask, income, period)
  if (!features.has('oneAfter')) return nextAnswer(ask, income)
  const after = afterNextAnswer(ask, income)
  return asksForBoth(ask.query)
    ? { ...after, text: [nextAnswer(ask, income).text, ' ', after.text] }
    : after
}

/** "When is my next payday, and the one after?" */
function asksForBoth({ text }: Query): boolean {
  return /\bnext (payday|paycheck|salary|pay)\b.*\band the (one|payday) after\b/.test(text)
}

/** The recurring income that a question names; all of it where it names no payee. Undefined if it names another one. */
function incomeOf(ask: Ask): BillWithSettled[] | undefined {
  const income = ask.bills.filter((bill) => bill.isActive && bill.type === 'income')
  const named = namedBills(ask).filter((bill) => income.includes(bill))
  if (named.length === 0 && ask.query.names.length > 0 && onlyPayees(ask.query)) return undefined
  return (named.length > 0 ? named : income).toSorted((a, b) =>
    a.nextDueDate < b.nextDueDate ? -1 : 1,
  )
}

/** "When is payday?" */
function nextAnswer({ book, today }: Ask, [bill]: readonly BillWithSettled[]): Said {
  if (bill === undefined) return noPayday()
  const due = { bill, due: bill.nextDueDate }
  const days = daysBetween(today, bill.nextDueDate)
  const away =
    days < 0
      ? `${-days} day${days === -1 ? '' : 's'} ago, not marked as received yet`
      : days === 0
        ? 'today'
        : `in ${days} day${days === 1 ? '' : 's'}`
  return answer(
    ...say`Your next payday is ${book.dueDay('Payday', due)} (${away}): ${billName(bill)}, ${book.dueAmount(billName(bill), due)}.`,
  )
}

/** "And the one after that?": the second payday from now. */
function afterNextAnswer({ book }: Ask, income: readonly BillWithSettled[]): Said {
  const [, second] = income
    .flatMap((bill) => [
      { bill, due: bill.nextDueDate },
      { bill, due: nextAfter(bill, bill.nextDueDate) },
    ])
    .toSorted((a, b) => (a.due < b.due ? -1 : 1))
  if (second === undefined) return noPayday()
  return answer(
    ...say`The payday after the next one is ${book.dueDay('The payday after', second)}: ${billName(second.bill)}, ${book.dueAmount(billName(second.bill), second)}.`,
  )
}

/** "How often do I get paid?" */
function frequencyAnswer({ book }: Ask, income: readonly BillWithSettled[]): Said {
  const pieces = income.map((bill) => {
    const due = { bill, due: bill.nextDueDate }
    return say`${billName(bill)}: ${bill.frequency}, ${book.dueAmount(billName(bill), due)}, next on ${book.dueDay(`Next ${billName(bill)}`, due)}`
  })
  return answer('Going by your recurring income, you are paid:', lines(pieces))
}
