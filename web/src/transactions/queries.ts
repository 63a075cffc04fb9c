import { listTransactions, type TransactionQuery } from '@evenkeel/domain/transactions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { pageQuery } from '#lib/api/hooks.ts'

/** One page of the list. The rows before it stay until the new ones arrive. */
export function useTransactionPage(query: TransactionQuery) {
  return useQuery({
    ...pageQuery(listTransactions, { query }),
    placeholderData: keepPreviousData,
  })
}
