import { type BillMonth, dueAhead, horizonOf } from '@evenkeel/domain/bills'
import { type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { listPaidIn } from '#ledger/index.ts'
import { listDues } from './listDues.ts'

/** What the bills make of this month. */
export function getBillMonth(
  context: Context,
  userId: string,
  today: LocalDate,
): Promise<BillMonth> {
  const month = monthRange(today)
  return inSnapshot(context.db, async (db) => {
    // No month ends after the horizon of its first day.
    const [paid, dues] = await pipeline([
      listPaidIn(db, userId, month),
      listDues(db, userId, horizonOf(today)),
    ])
    const due = dues.filter(({ dueDate }) => dueDate <= month.to)
    return { ...month, paid, due, ahead: dueAhead(dues, today) }
  })
}
