export { newTransaction } from './createTransaction.ts'
export { findNewestOf, listSlice, matches, totalsCanTell } from './listStore.ts'
export { streamAll } from './listTransactions.ts'
export { transactionRoutes } from './routes.ts'
