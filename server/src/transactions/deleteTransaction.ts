import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { actionOn, requireTransaction, writeLedger } from '#ledger/index.ts'

/**
 * Deletes a transaction.
 * @returns the due date a bill owes again, if the transaction paid its latest cycle
 */
export async function deleteTransaction(
  context: Context,
  userId: string,
  id: string,
): Promise<{ dueAgain: LocalDate | undefined; actionId: string | undefined }> {
  const action = actionOn('transaction_deleted')
  const { changes, actionId } = await writeLedger(context, userId, action, async (db) => {
    const before = await requireTransaction(db, userId, id)
    return [{ entity: 'transaction', before, after: null }]
  })
  const bill = changes.find((change) => change.entity === 'bill')
  return { dueAgain: bill?.after?.nextDueDate, actionId }
}
