import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { usersWithSessions } from './sessionStore.ts'
import { endSessions, findUserByEmail } from './store.ts'

// For the operator, after a theft or a leak. Users end their own sessions in Settings.

type Surroundings = Pick<Context, 'db' | 'clock'>

/** Ends all sessions of one user and returns how many; undefined if nobody has this email. */
export async function endSessionsOf(
  context: Surroundings,
  email: string,
): Promise<number | undefined> {
  const row = await findUserByEmail(context.db, email.trim().toLowerCase())
  return row && endAll(context, row.id)
}

/** Ends the sessions of everyone and returns how many. */
export async function endSessionsOfAll(context: Surroundings): Promise<number> {
  let ended = 0
  for await (const userId of usersWithSessions(context.db)) ended += await endAll(context, userId)
  return ended
}

function endAll({ db, clock }: Surroundings, userId: string): Promise<number> {
  const now = clock.now()
  return inTransaction(db, async (db) => {
    const ended = await endSessions(db, userId, now)
    if (ended > 0) await insertAudit(db, userId, now, 'sessions_ended')
    return ended
  })
}
