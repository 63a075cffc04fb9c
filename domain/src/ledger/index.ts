export {
  type ActionKind,
  actionKinds,
  actionWords,
  type BulkEffect,
  bulkWords,
  type CatchUpCounts,
  caughtUpWords,
  changedSinceWords,
  recordName,
  type SingleActionKind,
  undoWords,
} from './action.ts'
export { Bill, BillRecord, Flag, Frequency, frequencies, PassedDate } from './bill.ts'
export { Category, categories, TransactionType, transactionTypes } from './category.ts'
export {
  type BillChange,
  type Change,
  inverse,
  mergeChanges,
  recordIdOf,
  type TransactionChange,
} from './change.ts'
export {
  actionHeader,
  HistoryAction,
  HistoryChange,
  historyChangesMax,
  historyDays,
  historyLimitMax,
  listHistory,
  undoAction,
} from './historyContract.ts'
export { categoriesFull, categoriesMax, fullWords, type RecordCounts } from './limits.ts'
export { Description, Transaction } from './transaction.ts'
