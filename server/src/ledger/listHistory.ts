import { type HistoryAction, historyDays } from '@evenkeel/domain/ledger'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { describeActions } from './describeActions.ts'
import { listActions } from './historyStore.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The instant from which on actions can be seen and undone. */
export function historySince(now: Date): Date {
  return new Date(now.getTime() - historyDays * dayMs)
}

export type HistoryPage = {
  actions: HistoryAction[]
  /** The last action of this page while there are more. */
  next: string | undefined
}

/** What a person did in the last 90 days, newest first. */
export function listHistory(
  context: Context,
  userId: string,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<HistoryPage> {
  const since = historySince(context.clock.now())
  return inSnapshot(context.db, async (db) => {
    const found = await listActions(db, userId, { since, after, limit: limit + 1 })
    const shown = found.slice(0, limit)
    return {
      actions: await describeActions(db, userId, shown),
      next: found.length > limit ? shown.at(-1)?.id : undefined,
    }
  })
}
