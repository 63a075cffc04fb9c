import { nextAfter } from '@evenkeel/domain/bills'
import { daysBetween } from '@evenkeel/domain/calendar'
import type { BillWithSettled } from '#bills/index.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import type { Period } from '../reading/period.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import { type Ask, answer, chosen, type Said } from './ask.ts'
import { billName, duesIn, isPay, namedBills, payIn } from './billDues.ts'
import { aheadOf } from './billTimes.ts'
import { dueAnswer } from './dueAnswers.ts'
import { noPayday, noSuchBill } from './noBills.ts'

// When, how often and how many times there is pay, going by the recurring income.

export async function paydayAnswer(ask: Ask): Promise<Said> {
  const { features } = ask.query
  const income = incomeOf(ask)
  if (income === undefined) return noSuchBill(ask)
  if (income.length === 0) return noPayday()
  if (features.has('howOften')) return frequencyAnswer(ask, income)
  const pay = asksForPay(ask.query) ? payIn(income) : income
  const others = income.filter((bill) => !pay.includes(bill))
  const period = aheadOf(ask)
  if (period !== undefined) {
    const said = await dueAnswer(ask, pay, period)
    const also = said.kind === 'clarify' ? '' : othersIn(ask, others, period)
    return also === '' ? said : { ...said, kind: 'answer', text: [said.text, also] }
  }
  if (!features.has('oneAfter')) return nextAnswer(ask, pay, others)
  const after = afterNextAnswer(ask, pay)
  return asksForBoth(ask.query)
    ? { ...after, text: [nextAnswer(ask, pay, others).text, ' ', after.text] }
    : after
}

/** "When is my next paycheck?", while "what income is due?" asks for all of it. */
function asksForPay({ features, raws, names }: Query): boolean {
  if (names.length > 0 || !(features.has('payday') || features.has('salaryWord'))) return false
  return !/\b(income|money)\b/.test(raws.get('payday') ?? '')
}

/** The other recurring income that is due in the same time, told apart from the pay. */
function othersIn({ book, today }: Ask, others: readonly BillWithSettled[], period: Period): Piece {
  const due = duesIn(others, { from: period.from ?? today, to: period.to }, 'income')
  if (due.length === 0) return ''
  const dues = book.dues('Other recurring income', due)
  const [count, sum] = [book.dueCount('Number due', dues), book.dueSum('Sum due', dues)]
  return say` Besides pay, ${count} more ${due.length === 1 ? 'payment' : 'payments'} to you ${due.length === 1 ? 'is' : 'are'} due, ${sum} in total.`
}

/** "When is my next payday, and the one after?" */
function asksForBoth({ text }: Query): boolean {
  return /\bnext (payday|paycheck|salary|pay)\b.*\band the (one|payday) after\b/.test(text)
}

/** The recurring income that a question names; all of it where it names only pay. Undefined if it names something else. */
function incomeOf(ask: Ask): BillWithSettled[] | undefined {
  const income = ask.bills.filter((bill) => bill.isActive && bill.type === 'income')
  const named = namedBills(ask).filter((bill) => income.includes(bill))
  if (named.length === 0 && !ask.query.names.every(isPayName)) return undefined
  return (named.length > 0 ? named : income).toSorted((a, b) =>
    a.nextDueDate < b.nextDueDate ? -1 : 1,
  )
}

/** "Salary" may be a category, although the recurring income stands in another one. */
function isPayName(item: NameItem): boolean {
  return chosen(item).every(({ name }) => isPay.test(name))
}

/** "When is payday?" */
function nextAnswer(
  { book, today }: Ask,
  [bill]: readonly BillWithSettled[],
  [other]: readonly BillWithSettled[],
): Said {
  if (bill === undefined) return noPayday()
  const due = { bill, due: bill.nextDueDate }
  const days = daysBetween(today, bill.nextDueDate)
  const away =
    days < 0
      ? `${-days} day${days === -1 ? '' : 's'} ago, not marked as received yet`
      : days === 0
        ? 'today'
        : `in ${days} day${days === 1 ? '' : 's'}`
  const first = other && { bill: other, due: other.nextDueDate }
  const also: Piece =
    first !== undefined && first.due >= today && first.due <= due.due
      ? say` Other income that is due by then: ${billName(first.bill)}, ${book.dueAmount(billName(first.bill), first)}, on ${book.dueDay(`Due date of ${billName(first.bill)}`, first)}.`
      : ''
  return answer(
    ...say`Your next payday is ${book.dueDay('Payday', due)} (${away}): ${billName(bill)}, ${book.dueAmount(billName(bill), due)}.`,
    also,
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
