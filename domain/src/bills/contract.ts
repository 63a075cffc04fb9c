import * as z from 'zod/mini'
import { Day, DayStamp } from '#calendar'
import { endpoint, IdParams, NoReply } from '#endpoint'
import { actionHeader, Bill } from '#ledger'
import { Amount } from '#money'
import { BillToggle, BillUpdate, NewBill, PaidBill } from './bill.ts'

/** The user's day, which determines what is due. */
export const TodayQuery = z.strictObject({ today: z.exactOptional(Day) })

export const listBills = endpoint({
  method: 'GET',
  path: '/api/recurring-transactions',
  summary: 'All bills, by next due date',
  access: 'signed-in',
  reply: { 200: z.array(Bill) },
})

export const listActiveBills = endpoint({
  method: 'GET',
  path: '/api/recurring-transactions/active',
  summary: 'Active bills, by next due date',
  access: 'signed-in',
  reply: { 200: z.array(Bill) },
})

export const createBill = endpoint({
  method: 'POST',
  path: '/api/recurring-transactions',
  summary: 'Set up a bill',
  access: 'active',
  query: TodayQuery,
  body: NewBill,
  reply: { 201: Bill },
  headers: actionHeader,
  idempotent: true,
})

export const updateBill = endpoint({
  method: 'PUT',
  path: '/api/recurring-transactions/:id',
  summary: 'Change a bill; a new frequency or start date recalculates its next due date',
  access: 'active',
  params: IdParams,
  query: TodayQuery,
  body: BillUpdate,
  reply: { 200: Bill },
  headers: actionHeader,
  ifMatch: true,
  idempotent: true,
})

export const deleteBill = endpoint({
  method: 'DELETE',
  path: '/api/recurring-transactions/:id',
  summary: 'Delete a bill; its payments stay',
  access: 'signed-in',
  params: IdParams,
  reply: { 204: NoReply },
  headers: actionHeader,
  idempotent: true,
})

export const toggleBill = endpoint({
  method: 'PATCH',
  path: '/api/recurring-transactions/:id/toggle',
  summary: 'Pause a bill or make it active again',
  access: 'active',
  params: IdParams,
  query: TodayQuery,
  body: z.nullish(BillToggle),
  reply: { 200: Bill },
  headers: actionHeader,
  ifMatch: true,
  idempotent: true,
})

export const markPaid = endpoint({
  method: 'POST',
  path: '/api/recurring-transactions/:id/process',
  summary: 'Pay one cycle of a bill: adds a transaction and moves the bill to its next due date',
  access: 'active',
  params: IdParams,
  query: TodayQuery,
  body: z.nullish(
    z.strictObject({
      /** The date of the transaction; defaults to today. */
      paymentDate: z.exactOptional(Day),
      /** The cycle to pay; defaults to the next one. */
      dueDate: z.exactOptional(Day),
      /** The amount paid; defaults to the bill's amount. */
      amount: z.exactOptional(Amount),
    }),
  ),
  /** 200 if this cycle was already paid. */
  reply: { 201: PaidBill, 200: PaidBill },
  headers: actionHeader,
  idempotent: true,
})

/** For previewing the due dates of a changed schedule before saving it. */
export const listPaidDueDates = endpoint({
  method: 'GET',
  path: '/api/recurring-transactions/:id/paid-due-dates',
  summary: 'The due dates of a bill that are paid or were let pass, earliest first',
  access: 'signed-in',
  params: IdParams,
  reply: { 200: z.array(DayStamp) },
})
