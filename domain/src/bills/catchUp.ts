import * as z from 'zod/mini'
import { Day, type LocalDate } from '#calendar'
import { endpoint, IdParams } from '#endpoint'
import { AppError } from '#errors'
import { actionHeader, Bill, type CatchUpCounts, type PassedDate } from '#ledger'
import { TodayQuery } from './contract.ts'
import { overdueDates } from './due.ts'
import {
  type BillState,
  firstUnpaidOnOrAfter,
  type PaidDueDates,
  settledDates,
  withPassed,
} from './nextDue.ts'

/** How many missed due dates one request settles. */
export const catchUpMax = 100

const Cycle = z.union([
  z.strictObject({
    dueDate: Day,
    as: z.literal('paid'),
    /** The date of the transaction; defaults to today. */
    paymentDate: z.exactOptional(Day),
  }),
  z.strictObject({ dueDate: Day, as: z.enum(['skipped', 'notOwed']) }),
])
/** What became of a missed due date. */
export type Cycle = z.output<typeof Cycle>

const CatchUp = z.strictObject({
  cycles: z.array(Cycle).check(
    z.minLength(1, 'Choose what became of at least one date'),
    z.maxLength(catchUpMax, `At most ${catchUpMax} dates at a time`),
    z.refine(
      (cycles) => new Set(cycles.map(({ dueDate }) => dueDate)).size === cycles.length,
      'Each date once',
    ),
  ),
})

// Apart from the other operations, so that only the dialog that needs it loads it.
export const catchUp = endpoint({
  method: 'POST',
  path: '/api/recurring-transactions/:id/catch-up',
  summary: 'Settle missed due dates of a bill together: paid, skipped or not owed',
  access: 'active',
  params: IdParams,
  query: TodayQuery,
  body: CatchUp,
  reply: { 200: Bill },
  headers: actionHeader,
  ifMatch: true,
  idempotent: true,
})

/**
 * What a bill owes once missed due dates are settled. Those not named stay owed, also between settled ones.
 * @param paid every paid due date
 * @throws AppError `due_date_moved` if one of the dates was not missed, `bill_inactive` for a paused bill
 */
export function caughtUp(
  bill: BillState,
  cycles: readonly Cycle[],
  today: LocalDate,
  paid: PaidDueDates,
): Pick<BillState, 'nextDueDate'> & { passed: PassedDate[] } {
  if (!bill.isActive) throw new AppError('bill_inactive')
  const missed = new Set(overdueDates(bill, today, settledDates(bill, paid)))
  if (!cycles.every(({ dueDate }) => missed.has(dueDate))) throw new AppError('due_date_moved')
  const added = cycles.flatMap(({ dueDate, as }) => (as === 'paid' ? [] : { dueDate, as }))
  const passed = withPassed(bill.passed, added)
  const nowPaid = cycles.flatMap(({ dueDate, as }) => (as === 'paid' ? dueDate : []))
  const settled = settledDates({ passed }, [...paid, ...nowPaid])
  return { nextDueDate: firstUnpaidOnOrAfter(bill, bill.nextDueDate, settled), passed }
}

export function cycleCounts(cycles: readonly Pick<Cycle, 'as'>[]): CatchUpCounts {
  const counts = { paid: 0, skipped: 0, notOwed: 0 }
  for (const { as } of cycles) counts[as] += 1
  return counts
}
