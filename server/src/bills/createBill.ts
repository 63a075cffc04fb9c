import { billOnCreate, type NewBill } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { newId } from '#db/newId.ts'
import type { BillRow } from '#db/rows.ts'
import { actionOn, writeLedger } from '#ledger/index.ts'
import type { ChangedBill } from './changeBill.ts'
import { presentBill } from './present.ts'

/** Creates a bill. A past start date begins with its first occurrence from today on. */
export async function createBill(
  context: Context,
  userId: string,
  input: NewBill,
  today: LocalDate,
): Promise<ChangedBill> {
  const now = context.clock.now()
  const row: BillRow = {
    ...input,
    ...billOnCreate(input, today),
    description: input.description ?? '',
    id: newId(now),
    userId,
    scheduleChangedAt: null,
    createdAt: now,
    version: 1,
    latestVersion: 1,
  }
  const added = { entity: 'bill', before: null, after: row } as const
  const { actionId } = await writeLedger(context, userId, actionOn('bill_created'), [added])
  return { bill: presentBill(row), actionId }
}
