import { type BillUpdate, billOnChange, isSameSchedule } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { listPaidDueDates } from '#ledger/index.ts'
import { type ChangedBill, changeBill, type Target } from './changeBill.ts'

/** Changes a bill. A new frequency or start date recomputes its next due date; other edits keep it. */
export function updateBill(
  context: Context,
  userId: string,
  target: Target,
  input: BillUpdate,
  today: LocalDate,
): Promise<ChangedBill> {
  return changeBill(context, userId, target, 'bill_updated', async (db, row) => {
    const paid = new Set(await listPaidDueDates(db, userId, row.id))
    const isActive = input.isActive ?? row.isActive
    const state = billOnChange(row, { ...input, isActive }, today, paid)
    return {
      ...row,
      ...input,
      ...state,
      description: input.description ?? '',
      scheduleChangedAt: isSameSchedule(row, input) ? row.scheduleChangedAt : context.clock.now(),
    }
  })
}
