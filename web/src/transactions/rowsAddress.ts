import { TransactionFilter } from '@evenkeel/domain/transactions'
import * as z from 'zod/mini'

/** The dashboard's address with the transactions of a filter. */
export function rowsAddress(filter: TransactionFilter): string {
  const wire = z.encode(TransactionFilter, filter) as Record<string, string>
  return `/?${new URLSearchParams(wire)}#transactions`
}
