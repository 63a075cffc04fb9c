import type { NewTransaction, Transaction } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { together } from '#db/together.ts'
import { insertTransaction } from './store.ts'
import { lockLedger } from './totalsStore.ts'

/** The bill and due date that an entry pays. */
export type Paid = { billId: string; billDueDate: string }

/** Records an entry. */
export function recordTransaction(
  context: Context,
  userId: string,
  input: NewTransaction,
  paid?: Paid,
): Promise<Transaction> {
  const now = context.clock.now()
  const row: Transaction = {
    id: newId(now),
    userId,
    type: input.type,
    amount: input.amount,
    description: input.description ?? '',
    category: input.category,
    date: input.date,
    createdAt: now,
    version: 1,
    billId: paid?.billId ?? null,
    billDueDate: paid?.billDueDate ?? null,
  }
  return inTransaction(context.db, async (db) => {
    await together([
      lockLedger(db, userId),
      insertTransaction(db, userId, row),
      insertAudit(db, userId, now, 'transaction_created', { id: row.id }),
    ])
    return row
  })
}
