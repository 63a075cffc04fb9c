import * as z from 'zod/mini'
import { DayStamp } from '#calendar'
import { endpoint, Id } from '#endpoint'
import { TransactionType } from '#ledger'
import { MoneyNumber } from '#money'
import { TodayQuery } from './contract.ts'
import { BillDue } from './due.ts'

const PaidDue = z.strictObject({
  /** The transaction that paid it. */
  id: Id,
  billId: Id,
  name: z.string(),
  type: TransactionType,
  amount: MoneyNumber,
  dueDate: DayStamp,
})

/** What bills make of a month. */
export const BillMonth = z.strictObject({
  /** The first and the last day of the month. */
  from: DayStamp,
  to: DayStamp,
  /** Due dates of this month that are paid, by due date. */
  paid: z.array(PaidDue),
  /** Due dates still to be paid, those of earlier months included, by due date. */
  due: z.array(BillDue),
  /** What falls due in the next 30 days, without overdue dates. */
  ahead: z.strictObject({ income: MoneyNumber, expense: MoneyNumber }),
})
export type BillMonth = z.output<typeof BillMonth>

export const getBillMonth = endpoint({
  method: 'GET',
  path: '/api/recurring-transactions/month',
  summary: 'What the bills make of this month: due dates paid and still to be paid',
  access: 'signed-in',
  query: TodayQuery,
  reply: { 200: BillMonth },
})
