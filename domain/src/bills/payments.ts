import * as z from 'zod/mini'
import { DayStamp, type LocalDate } from '#calendar'
import { endpoint, Id, IdParams } from '#endpoint'
import { Bill, PassedDate } from '#ledger'
import { Amount, type Cents, MoneyNumber } from '#money'
import { TodayQuery } from './contract.ts'

/** How many payments a bill's page lists, and how many due dates lie ahead of it. */
export const paymentsShownMax = 24
export const datesAheadMax = 12

const BillPayment = z.strictObject({ id: Id, amount: Amount, date: DayStamp, dueDate: DayStamp })
export type BillPayment = z.output<typeof BillPayment>

const AmountChange = z.strictObject({ dueDate: DayStamp, from: Amount, to: Amount })
export type AmountChange = z.output<typeof AmountChange>

/** A bill with what was paid for it. */
export const BillPayments = z.strictObject({
  bill: Bill,
  /** How many payments there are, and what they come to. */
  count: z.int().check(z.minimum(0)),
  total: MoneyNumber,
  /** The latest by due date, newest first. */
  payments: z.array(BillPayment),
  /** Due dates let pass without a payment, the latest ones, newest first. */
  passed: z.array(PassedDate),
  /** Where a payment differs from the one before it, newest first. */
  changes: z.array(AmountChange),
  /** The due date from which the changes are known: that of the first payment. */
  since: z.nullable(DayStamp),
  /** The due dates before today that are still owed, earliest first; none while it is paused. */
  overdue: z.array(DayStamp),
  /** The next due dates from today on; none while it is paused. */
  dates: z.array(DayStamp),
})
export type BillPayments = z.output<typeof BillPayments>

// Apart from the other operations, so that only the page that needs it loads it.
export const getBillPayments = endpoint({
  method: 'GET',
  path: '/api/recurring-transactions/:id/payments',
  summary: 'A bill with its payments, how its amount has changed, and its next due dates',
  access: 'signed-in',
  params: IdParams,
  query: TodayQuery,
  reply: { 200: BillPayments },
})

/** Where the amount differs from the cycle before. @param payments newest first; the result too */
export function amountChanges(
  payments: readonly { amount: Cents; dueDate: LocalDate }[],
): AmountChange[] {
  return payments.flatMap(({ amount, dueDate }, at) => {
    const earlier = payments[at + 1]
    if (earlier === undefined || earlier.amount === amount) return []
    return [{ dueDate, from: earlier.amount, to: amount }]
  })
}

export type AmountSpan = { from: LocalDate; until: LocalDate; amount: Cents }

/** What was paid from when on, earliest first. @returns each span until the next begins, and the last until `end` */
export function amountSpans(
  { payments, changes, since }: Pick<BillPayments, 'payments' | 'changes' | 'since'>,
  end: LocalDate,
): AmountSpan[] {
  const [latest] = payments
  if (latest === undefined || since === null) return []
  const later = changes.toReversed()
  const starts = [
    { from: since, amount: later[0]?.from ?? latest.amount },
    ...later.map(({ dueDate, to }) => ({ from: dueDate, amount: to })),
  ]
  return starts.map((start, at) => ({ ...start, until: starts[at + 1]?.from ?? end }))
}
