import type { Context } from '#context.ts'
import { type AuditEvent, insertAudit } from '#db/auditStore.ts'

/** Audits a question: its cost and duration, never any text of the question or the answer. */
export async function noteAsked(
  { db, clock }: Context,
  userId: string,
  event: AuditEvent,
  started: Date,
  took: Readonly<Record<string, number>>,
): Promise<void> {
  const now = clock.now()
  await insertAudit(db, userId, now, event, { ...took, ms: now.getTime() - started.getTime() })
}
