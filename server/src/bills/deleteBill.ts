import type { Context } from '#context.ts'
import { actionOn, requireBill, writeLedger } from '#ledger/index.ts'

/**
 * Deletes a bill; its payments stay.
 * @returns the id of the action
 */
export async function deleteBill(
  context: Context,
  userId: string,
  id: string,
): Promise<string | undefined> {
  const action = actionOn('bill_deleted')
  const { actionId } = await writeLedger(context, userId, action, async (db) => [
    { entity: 'bill', before: await requireBill(db, userId, id), after: null },
  ])
  return actionId
}
