import { AppError } from '@evenkeel/domain/errors'
import { bulkWords } from '@evenkeel/domain/ledger'
import { formatCount } from '@evenkeel/domain/text'
import type { BulkChange, BulkSet } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { type Action, writeLedger } from '#ledger/index.ts'
import { changeMatching, measureMatches } from './listStore.ts'

/**
 * Changes or deletes many transactions, all of them or none.
 * @returns how many matched, including those that needed no change
 * @throws AppError count_changed if the number of matches differs from what the user saw
 */
export async function changeTransactions(
  context: Context,
  userId: string,
  request: BulkChange,
): Promise<{ count: number; actionId: string | undefined }> {
  const set = 'set' in request ? request.set : undefined
  const count = 'ids' in request ? new Set(request.ids).size : request.expectedCount
  const filter = 'ids' in request ? { ids: request.ids } : request.filter
  const { actionId } = await writeLedger(context, userId, bulkAction(set), async (db) => {
    requireCount((await measureMatches(db, userId, filter)).count, count)
    return { transactions: changeMatching(filter, set) }
  })
  return { count, actionId }
}

function bulkAction(set: BulkSet | undefined): Action {
  const kind = set ? 'transactions_updated' : 'transactions_deleted'
  return {
    kind,
    words: (_, count) =>
      bulkWords(
        count,
        set ? { kind: 'transactions_updated', set } : { kind: 'transactions_deleted' },
      ),
  }
}

function requireCount(found: number, expected: number): void {
  if (found === expected) return
  const match = found === 1 ? '1 transaction matches' : `${formatCount(found)} transactions match`
  throw new AppError('count_changed', { message: `${match} now. Please check and try again.` })
}
