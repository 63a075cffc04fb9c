export {
  Category,
  categories,
  Description,
  Transaction,
  TransactionType,
  transactionTypes,
} from '#ledger'
export {
  BulkChange,
  bulkIdsMax,
  changeTransactions,
  createTransaction,
  deleteTransaction,
  EntrySuggestion,
  findLastCategory,
  listTransactions,
  listTransactionsOfType,
  suggestEntries,
  updateTransaction,
} from './contract.ts'
export { type EntryLine, readEntryLine, renameLine } from './entryLine.ts'
export {
  pageLimitMax,
  TransactionFilter,
  TransactionQuery,
  type TransactionSort,
  transactionSorts,
} from './listQuery.ts'
export { BulkSet, NewTransaction, TransactionPatch } from './transaction.ts'
