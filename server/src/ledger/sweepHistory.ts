import type { Context } from '#context.ts'
import { deleteAction, deleteSomeChanges, listExpiredActions } from './historyStore.ts'
import { historySince } from './listHistory.ts'

const actionsAtOnce = 100
const changesAtOnce = 5000

/**
 * Deletes actions that can no longer be undone. The oldest are found by an index, and a large one goes in pieces, so
 * that no statement holds many rows at once; what a crash leaves of an action goes next time.
 */
export async function sweepHistory({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const since = historySince(clock.now())
  for (;;) {
    const expired = await listExpiredActions(db, since, actionsAtOnce)
    for (const { userId, id } of expired) {
      while ((await deleteSomeChanges(db, userId, id, changesAtOnce)) === changesAtOnce);
      await deleteAction(db, userId, id)
    }
    if (expired.length < actionsAtOnce) return
  }
}
