import type { LocalDate } from '@evenkeel/domain/calendar'
import { latestQuery } from '@evenkeel/domain/opening'
import type { RangeQuery } from '@evenkeel/domain/summary'
import { listBills } from '#bills/index.ts'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { getHealthScore, getOutlook, getSummary } from '#summary/index.ts'
import { listPage } from '#transactions/index.ts'

/** What the dashboard shows first, all of it read from one snapshot, so that its figures agree. */
export function openDashboard(
  context: Context,
  userId: string,
  { today, month }: { today: LocalDate; month: RangeQuery },
) {
  return inSnapshot(context.db, async (db) => {
    const read = { ...context, db }
    const [outlook, allTime, healthScore, bills, ofMonth, latest] = await pipeline([
      getOutlook(read, userId, today),
      getSummary(read, userId, {}),
      getHealthScore(read, userId, {}),
      listBills(read, userId, 'active'),
      getSummary(read, userId, month),
      listPage(read, userId, latestQuery),
    ])
    return { outlook, allTime, healthScore, bills, month: ofMonth, latest }
  })
}
