export { addMany } from './addMany.ts'
export { findBills, requireBill } from './billStore.ts'
export { checkSomeTotals, checkTotals, rebuildTotals } from './checkTotals.ts'
export { isAsAfter, listPaymentsRemovedSince } from './historyStore.ts'
export { transactionOf } from './image.ts'
export { changeMatches, type FieldsToSet, type ManyTransactions } from './manyStore.ts'
export {
  findPayment,
  listLatePayments,
  listPaidAhead,
  listPaidDueDates,
  listPaidIn,
  listPayments,
} from './paymentStore.ts'
export { ledgerRoutes } from './routes.ts'
export {
  findDayAt,
  type Measure,
  measureInTotals,
  netOf,
  type SpanValue,
  spanValues,
  totalsIn,
} from './spanStore.ts'
export { sweepHistory } from './sweepHistory.ts'
export { findLedgerVersion } from './totalsStore.ts'
export { requireTransaction } from './transactionStore.ts'
export { type Action, actionOn, writeLedger } from './writeLedger.ts'
