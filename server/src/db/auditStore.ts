import type { ActionKind } from '@evenkeel/domain/ledger'
import { and, asc, eq, lt, lte, sql } from 'drizzle-orm'
import type { Db } from './db.ts'
import { firstIdOf, newId } from './newId.ts'
import { preparedInsert } from './prepared.ts'
import { auditEvents, users } from './schema.ts'
import { isOneOf, walkUsers } from './walkUsers.ts'

/** The events that the audit log keeps: every sign-in event and every write. */
export type AuditEvent =
  | 'account_created'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'sessions_ended'
  | 'password_check_failed'
  | 'password_changed'
  | 'password_reset_requested'
  | 'password_reset'
  | 'email_change_requested'
  | 'email_changed'
  | 'account_exported'
  | ActionKind
  | 'assistant_asked'
  | 'insights_asked'
  | 'model_consent_given'
  | 'model_consent_withdrawn'
  | 'mcp_asked'
  | 'mcp_switched_on'
  | 'mcp_switched_off'
  | 'mcp_token_created'
  | 'mcp_token_revoked'
  | 'payment_started'
  | 'payment_settled'
  | 'payment_declined'
  | 'payment_canceled'
  | 'payment_refunded'
  | 'payment_partly_refunded'
  | 'payment_disputed'
  | 'payment_dispute_lost'

const insertEvent = preparedInsert('insert_audit', auditEvents)

export async function insertAudit(
  db: Db,
  userId: string,
  now: Date,
  event: AuditEvent,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await insertEvent(db, { userId, id: newId(now), at: now, event, details })
}

/** The same for whichever account has this email, in one statement; writes nothing if there is none. */
export async function insertAuditOf(
  db: Db,
  email: string,
  now: Date,
  event: AuditEvent,
): Promise<void> {
  const rows = db
    .select({
      userId: users.id,
      id: sql`${newId(now)}::uuid`.as('id'),
      at: sql`${now.toISOString()}::timestamptz`.as('at'),
      event: sql`${event}::text`.as('event'),
      details: sql`'{}'::jsonb`.as('details'),
    })
    .from(users)
    .where(eq(users.email, email))
  await db.insert(auditEvents).select(rows)
}

/** The users who have audit events from before an instant. */
export function usersWithAuditBefore(db: Db, instant: Date): AsyncGenerator<string> {
  const { userId, id } = auditEvents
  return walkUsers(db, (ids) =>
    db
      .selectDistinct({ userId })
      .from(auditEvents)
      .where(and(isOneOf(userId, ids), lt(id, firstIdOf(instant)))),
  )
}

/** Deletes some of a user's audit events from before an instant and returns how many. */
export async function deleteAuditBefore(
  db: Db,
  userId: string,
  instant: Date,
  limit: number,
): Promise<number> {
  const isOld = and(eq(auditEvents.userId, userId), lt(auditEvents.id, firstIdOf(instant)))
  const [last] = await db
    .select({ id: auditEvents.id })
    .from(auditEvents)
    .where(isOld)
    .orderBy(asc(auditEvents.id))
    .offset(limit - 1)
    .limit(1)
  const { rowCount } = await db
    .delete(auditEvents)
    .where(and(isOld, last && lte(auditEvents.id, last.id)))
  return rowCount ?? 0
}
