import type { DeclineCause } from '@evenkeel/domain/payments'
import { undoRegistration } from '#account/index.ts'
import type { CardPayment } from '#adapters/cards.ts'
import type { Context } from '#context.ts'
import { type AuditEvent, insertAudit } from '#db/auditStore.ts'
import { type Db, inTransaction } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { enqueueMail } from '#mail/queue.ts'
import type { Attempt } from './attempt.ts'
import { deleteCheck, scheduleCheck } from './checkStore.ts'
import { closePage } from './pageStore.ts'
import { givePremium, hasEntered, lockPayer, type Payer } from './premiumStore.ts'
import { findPayment, movePayment } from './store.ts'

/**
 * Gives premium for a captured payment, once.
 * @returns false if nobody can use it: the account is gone, or was paid for in another way
 */
export async function settleAttempt(
  context: Context,
  { userId, id }: Attempt,
  payment: CardPayment,
): Promise<boolean> {
  const now = context.clock.now()
  const result = await inTransaction(context.db, async (db) => {
    const payer = await lockPayer(db, userId)
    if (payer === undefined) return 'unwanted'
    const change = { status: 'settled', serviceId: payment.id, at: now } as const
    const row = payer.hasPaid ? undefined : await movePayment(db, userId, id, change)
    if (row === undefined) {
      const present = await findPayment(db, userId, id)
      return present?.status === 'settled' ? 'settled before' : 'unwanted'
    }
    await pipeline([welcome(db, payer, { id, serviceId: payment.id }, now), deleteCheck(db, id)])
    return 'settled'
  })
  if (result === 'settled')
    context.log.info({ payment: id, status: result }, 'a payment was captured')
  return result !== 'unwanted'
}

/** Premium, receipt and audit for a settled payment. A hosted page that is still open gets closed. */
export async function welcome(
  db: Db,
  { id: userId, email }: Payer,
  { id, serviceId }: { id: string; serviceId: string },
  now: Date,
): Promise<void> {
  const data = { payment: id }
  await pipeline([
    givePremium(db, userId, serviceId),
    insertAudit(db, userId, now, 'payment_settled', { payment: id }),
    enqueueMail(db, userId, now, { kind: 'payment_receipt', toAddress: email, data }),
    closeOpenPage(db, userId, now),
  ])
}

async function closeOpenPage(db: Db, userId: string, now: Date): Promise<void> {
  const pageId = await closePage(db, userId, now)
  if (pageId !== undefined) await scheduleCheck(db, pageId, now)
}

type Ending =
  | { status: 'declined'; cause: DeclineCause }
  | { status: 'canceled' }
  | { status: 'refunded' }

const endingEvents = {
  declined: 'payment_declined',
  canceled: 'payment_canceled',
  refunded: 'payment_refunded',
} as const satisfies Record<Ending['status'], AuditEvent>

/**
 * Ends an attempt without premium. If the attempt created the account and nobody has signed in to it, the account is
 * deleted.
 */
export async function closeAttempt(
  context: Context,
  { userId, id }: Attempt,
  ending: Ending,
): Promise<void> {
  const now = context.clock.now()
  const hasMoved = await inTransaction(context.db, async (db) => {
    await lockPayer(db, userId)
    const row = await movePayment(db, userId, id, { ...ending, at: now })
    await deleteCheck(db, id)
    if (row === undefined) return false
    if (row.opensAccount && !(await hasEntered(db, userId))) await undoRegistration(db, userId)
    else await insertAudit(db, userId, now, endingEvents[ending.status], { payment: id })
    return true
  })
  if (hasMoved) context.log.info({ payment: id, ...ending }, 'a payment ended without premium')
}
