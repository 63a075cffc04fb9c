import { AppError } from '@evenkeel/domain/errors'
import { bulkWords } from '@evenkeel/domain/ledger'
import type { BulkChange, BulkSet, TransactionFilter } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import type { Db } from '#db/db.ts'
import { type LedgerChange, nextVersion, type TransactionRow } from '#db/rows.ts'
import { type Action, findTransactions, writeLedger } from '#ledger/index.ts'
import { countMatches, listBatch } from './listStore.ts'

const batchSize = 5000

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
  const { actionId } = await writeLedger(context, userId, bulkAction(set), async (db) => {
    if ('filter' in request) {
      requireCount(await countMatches(db, userId, request.filter), count)
      return changeMatches(db, userId, request.filter, set)
    }
    const rows = await findTransactions(db, userId, [...new Set(request.ids)])
    requireCount(rows.length, count)
    return changesOf(rows, set)
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
  const match =
    found === 1 ? '1 transaction matches' : `${found.toLocaleString('en-US')} transactions match`
  throw new AppError('count_changed', { message: `${match} now. Please check and try again.` })
}

/** In id order, which no change affects, so no row is missed or visited twice as matches change. */
async function* changeMatches(
  db: Db,
  userId: string,
  filter: TransactionFilter,
  set: BulkSet | undefined,
): AsyncGenerator<LedgerChange[]> {
  let after: string | undefined
  for (;;) {
    const rows = await listBatch(db, userId, filter, { after, limit: batchSize })
    after = rows.at(-1)?.id
    if (after === undefined) return
    yield changesOf(rows, set)
  }
}

/** Rows that already have the requested values stay unchanged. */
function changesOf(rows: readonly TransactionRow[], set: BulkSet | undefined): LedgerChange[] {
  return rows.flatMap((before): LedgerChange[] => {
    if (set === undefined) return [{ entity: 'transaction', before, after: null }]
    const after = { ...before, ...set, ...nextVersion(before) }
    const isSame = after.category === before.category && after.date === before.date
    return isSame ? [] : [{ entity: 'transaction', before, after }]
  })
}
