import type { PaymentStatus } from '@evenkeel/domain/payments'
import type { Context } from '#context.ts'
import { scheduleCheck } from './checkStore.ts'
import { findOpenPage } from './pageStore.ts'
import { requireCards } from './requireCards.ts'
import { findLatestPayment } from './store.ts'

/** Where somebody's latest attempt to pay stands. Who asks may be back from a hosted page: it is looked at next. */
export async function paymentStatus(context: Context, userId: string): Promise<PaymentStatus> {
  requireCards(context)
  const { db, clock } = context
  const [payment, page] = await Promise.all([
    findLatestPayment(db, userId),
    findOpenPage(db, userId),
  ])
  if (page) await scheduleCheck(db, page.id, clock.now())
  return { status: payment?.status ?? 'none' }
}
