import { addDays, type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import { type Outlook, outlookOf, outlookStart } from '@evenkeel/domain/summary'
import { hasBills, listDues } from '#bills/index.ts'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { listLatePayments } from '#ledger/index.ts'
import { findFirstDay, listDailySums, listLaterNames } from './store.ts'

/** This month as it stands, and what the bills still to come make of it. */
export function getOutlook(context: Context, userId: string, today: LocalDate): Promise<Outlook> {
  const { to } = monthRange(today)
  return inSnapshot(context.db, async (db) => {
    const [totals, paidLate, firstDay, dues, later, some] = await pipeline([
      listDailySums(db, userId, { from: outlookStart(today), to }),
      listLatePayments(db, userId, { from: outlookStart(today), to }),
      findFirstDay(db, userId),
      listDues(db, userId, to),
      listLaterNames(db, userId, { from: addDays(today, 1), to }),
      hasBills(db, userId),
    ])
    const record = { totals, firstDay, paidLate }
    return { ...outlookOf(record, dues, today), later, hasBills: some }
  })
}
