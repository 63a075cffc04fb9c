import { formatCents } from '@evenkeel/domain/money'
import { isRefunded } from '@evenkeel/domain/payments'
import type { CardPayment, Dispute } from '#adapters/cards.ts'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { type Db, inTransaction } from '#db/db.ts'
import { enqueueMail } from '#mail/queue.ts'
import { findPayerOf, lockPayer, type Payer, takePremium } from './premiumStore.ts'
import { lockSettledPayment, type PaymentRow, updateSettled } from './store.ts'

/**
 * Applies refunds and disputes to a settled payment. A full refund or a lost dispute ends premium; a partial refund or
 * an open dispute is only recorded.
 */
export async function followSettled(
  context: Context,
  payment: CardPayment,
  dispute: Dispute | undefined,
): Promise<void> {
  const userId = await findPayerOf(context.db, payment.id)
  if (userId === undefined) return
  const ended = await inTransaction(context.db, async (db) => {
    const payer = await lockPayer(db, userId)
    const row = await lockSettledPayment(db, userId, payment.id)
    if (payer === undefined || row === undefined) return undefined
    const now = context.clock.now()
    if (dispute) await recordDispute(db, row, dispute, now)
    if (dispute?.isLost || isRefunded(payment)) {
      await endPremium(db, payer, row, dispute?.isLost ? 'dispute' : 'refund', now)
      return row.id
    }
    await recordPartialRefund(db, row, payment, now)
    return undefined
  })
  if (ended)
    context.log.warn(
      { payment: ended, status: 'refunded' },
      'a payment was refunded or lost in a dispute',
    )
}

async function recordDispute(
  db: Db,
  { userId, id, disputeState }: PaymentRow,
  { state }: Dispute,
  now: Date,
): Promise<void> {
  if (disputeState === state) return
  await updateSettled(db, userId, id, { disputeState: state.slice(0, 40), updatedAt: now })
  await insertAudit(db, userId, now, 'payment_disputed', { payment: id, state })
}

async function recordPartialRefund(
  db: Db,
  { userId, id, refunded: before }: PaymentRow,
  { refunded }: CardPayment,
  now: Date,
): Promise<void> {
  if (refunded <= before) return
  await updateSettled(db, userId, id, { refunded, updatedAt: now })
  const amount = formatCents(refunded)
  await insertAudit(db, userId, now, 'payment_partly_refunded', { payment: id, amount })
}

async function endPremium(
  db: Db,
  { id: userId, email }: Payer,
  { id, serviceId, amount, refunded }: PaymentRow,
  reason: 'refund' | 'dispute',
  now: Date,
): Promise<void> {
  const back = reason === 'refund' ? amount : refunded
  await updateSettled(db, userId, id, { status: 'refunded', refunded: back, updatedAt: now })
  if (serviceId !== null) await takePremium(db, userId, serviceId)
  const event = reason === 'refund' ? 'payment_refunded' : 'payment_dispute_lost'
  await insertAudit(db, userId, now, event, { payment: id })
  const data = { payment: id, reason }
  await enqueueMail(db, userId, now, { kind: 'premium_ended', toAddress: email, data })
}
