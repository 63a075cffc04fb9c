export { Bill, BillRecord, type Frequency, frequencies } from '#ledger'
export { BillUpdate, billFormDefaults, NewBill, PaidBill } from './bill.ts'
export { type BillMonth, getBillMonth } from './billMonth.ts'
export {
  type Cycle,
  catchUp,
  catchUpMax,
  caughtUp,
  cycleCounts,
} from './catchUp.ts'
export {
  createBill,
  deleteBill,
  listActiveBills,
  listBills,
  listPaidDueDates,
  markPaid,
  toggleBill,
  updateBill,
} from './contract.ts'
export {
  billTotals,
  type CategoryCost,
  categoryCosts,
  dueAhead,
  horizonOf,
  timesPerYear,
} from './cost.ts'
export { BillDue, datesAhead, dueDatesIn, overdueDates } from './due.ts'
export {
  type BillGroup,
  billGroup,
  billGroups,
  billsSubtitle,
  type DueStatus,
  dueLabel,
  dueStatus,
} from './dueStatus.ts'
export {
  type BillState,
  billOnChange,
  billOnCreate,
  dueAfterPayment,
  dueAfterPaymentDeleted,
  firstUnpaidOnOrAfter,
  type PaidDueDates,
  previewDueDates,
  requirePayable,
  settledDates,
} from './nextDue.ts'
export {
  type AmountChange,
  type AmountSpan,
  amountChanges,
  amountSpans,
  type BillPayment,
  type BillPayments,
  datesAheadMax,
  getBillPayments,
  paymentsShownMax,
} from './payments.ts'
export { firstOnOrAfter, isSameSchedule, nextAfter, type Schedule } from './schedule.ts'
