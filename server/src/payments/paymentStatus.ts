import type { PaymentStatus } from '@evenkeel/domain/payments'
import type { Context } from '#context.ts'
import { scheduleCheck } from './checkStore.ts'
import { findOpenPage } from './pageStore.ts'
import { requireCards } from './requireCards.ts'
import { findLatestPayment } from './store.ts'

/** The state of the latest payment. The user may just be back from a hosted page, so that one is checked next. */
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
