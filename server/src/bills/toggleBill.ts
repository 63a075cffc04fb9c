import { billOnChange } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { listPaidDueDates } from '#ledger/index.ts'
import { type ChangedBill, changeBill, type Target } from './changeBill.ts'

/**
 * Pauses a bill or makes it active again.
 * @param wanted the requested state; without one it flips
 */
export function toggleBill(
  context: Context,
  userId: string,
  target: Target,
  wanted: boolean | undefined,
  today: LocalDate,
): Promise<ChangedBill> {
  return changeBill(context, userId, target, 'bill_toggled', async (db, row) => {
    const paid = new Set(await listPaidDueDates(db, userId, row.id))
    const isActive = wanted ?? !row.isActive
    return { ...row, ...billOnChange(row, { ...row, isActive }, today, paid) }
  })
}
