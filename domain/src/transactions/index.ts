export { Category, categories, TransactionType, transactionTypes } from './category.ts'
export {
  createTransaction,
  deleteTransaction,
  findLastCategory,
  listTransactions,
  listTransactionsOfType,
  updateTransaction,
} from './contract.ts'
export {
  pageLimitMax,
  TransactionFilter,
  TransactionQuery,
  type TransactionSort,
  transactionSorts,
} from './listQuery.ts'
export {
  Description,
  NewTransaction,
  Transaction,
  TransactionPatch,
} from './transaction.ts'
