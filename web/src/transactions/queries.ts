import {
  createTransaction,
  deleteTransaction,
  listTransactions,
  type TransactionQuery,
  updateTransaction,
} from '@evenkeel/domain/transactions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery, useCall, useCallForReply } from '#lib/api/hooks.ts'

/** Every picture of a person's entries: what is fetched anew after one of them was written (SPEC.md §7). */
export const ledgerResources = [
  '/api/transactions',
  '/api/summary',
  '/api/trend',
  '/api/health-score',
] as const

/** A deleted payment moves its bill back. */
const afterDeletion = [...ledgerResources, '/api/recurring-transactions'] as const

/** A part of the list. The rows before it stay in sight until the new ones are here. */
export function useTransactionPage(query: TransactionQuery) {
  return useQuery({
    ...pageQuery(listTransactions, { query }),
    placeholderData: keepPreviousData,
  })
}

export function useRecordTransaction(draft: string) {
  return useCall(createTransaction, ledgerResources, draft)
}

export function useUpdateTransaction() {
  return useCall(updateTransaction, ledgerResources)
}

/** The reply's header says when a bill is due again. */
export function useDeleteTransaction() {
  return useCallForReply(deleteTransaction, afterDeletion)
}
