import type { Db } from './db.ts'
import { newId } from './newId.ts'
import { auditEvents } from './schema.ts'

/** What is worth remembering: every sign-in event and every write. */
export type AuditEvent =
  | 'account_created'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'transaction_created'
  | 'transaction_updated'
  | 'transaction_deleted'
  | 'bill_created'
  | 'bill_updated'
  | 'bill_toggled'
  | 'bill_deleted'
  | 'bill_restored'
  | 'bill_paid'

export async function insertAudit(
  db: Db,
  userId: string,
  now: Date,
  event: AuditEvent,
  details: Readonly<Record<string, string | number>> = {},
): Promise<void> {
  await db.insert(auditEvents).values({ userId, id: newId(now), at: now, event, details })
}
