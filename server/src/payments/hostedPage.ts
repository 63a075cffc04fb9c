import { AppError } from '@evenkeel/domain/errors'
import { nextStep, priceCents, priceCurrency, unseenMsMax } from '@evenkeel/domain/payments'
import type { CardPayment, CardService, HostedPages } from '#adapters/cards.ts'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { deleteCheck, insertCheck, nameInCheck, type PaymentCheck } from './checkStore.ts'
import { welcome } from './closing.ts'
import {
  closePage,
  findOpenPage,
  findPage,
  insertPage,
  namePage,
  type PageRow,
} from './pageStore.ts'
import { lockPayer } from './premiumStore.ts'
import { requireCards, requirePages } from './requireCards.ts'
import { findOpenPayment, findPayment, insertPayment } from './store.ts'

const dayMs = 24 * 60 * 60_000
const firstLookMs = 20_000
/** An unpaid page is closed after this time. */
const pageMsMax = 7 * dayMs
/** How long a closed page is watched: a payment begun on it may still complete, and is then refunded. */
const watchedMsMax = 30 * dayMs

/**
 * Opens a page of the card service where the user can pay. While it is open, its address stays the same.
 * @param returnTo where the page leads after the payment
 * @returns its address
 * @throws AppError already_paid, payment_pending
 */
export async function openHostedPage(
  context: Context,
  userId: string,
  returnTo: string,
): Promise<string> {
  const pages = requirePages(context)
  await requireCards(context).ready()
  const page = await requirePage(context, userId)
  if (page.url !== null) return page.url
  const names = await pages.open(page.id, returnTo)
  await inTransaction(context.db, async (db) => {
    await namePage(db, userId, page.id, names)
    const { linkId: serviceId, orderId } = names
    await nameInCheck(db, page.id, { serviceId, orderId })
  })
  return names.url
}

type PageToOpen = Pick<PageRow, 'id' | 'url'>

function requirePage(context: Context, userId: string): Promise<PageToOpen> {
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    const payer = await lockPayer(db, userId)
    if (payer?.hasPaid) throw new AppError('already_paid')
    if (await findOpenPayment(db, userId)) throw new AppError('payment_pending')
    const open = await findOpenPage(db, userId)
    // If the reply with the address was lost, the same key gets it again while the service still remembers the key.
    if (open && (open.url !== null || ageOf(open, now) < unseenMsMax)) return open
    await closePage(db, userId, now)
    const page = { id: newId(now), userId, createdAt: now }
    await insertPage(db, page)
    const nextAttemptAt = new Date(now.getTime() + firstLookMs)
    await insertCheck(db, { ...page, method: 'hosted_page', nextAttemptAt })
    return { id: page.id, url: null }
  })
}

function ageOf({ createdAt }: { createdAt: Date }, now: Date): number {
  return now.getTime() - createdAt.getTime()
}

/**
 * Checks whether a hosted page has been paid. A page that is no longer needed is closed, and a payment that still
 * arrives there is refunded.
 */
export async function resolvePage(
  context: Context,
  cards: CardService,
  check: PaymentCheck,
  known: CardPayment | undefined,
): Promise<void> {
  const pages = requirePages(context)
  if (check.orderId === null) return forgetUnnamed(context, check)
  const payment = known ?? (await pages.findPayment(check.orderId))
  const step = payment && nextStep(payment, 0, true)
  if (payment === undefined || step === 'decline' || step === 'cancel') {
    return closeIfDone(context, pages, check)
  }
  if (step === 'settle' && (await settlePage(context, check, payment))) return
  if (step === 'settle' || step === 'refund') await cards.refund(payment, `refund-${check.id}`)
  else if (step !== 'refunded') return
  await recordRefund(context, check, payment)
}

/** Gives up a page whose address we never got: nobody can pay there. */
async function forgetUnnamed({ db, clock }: Context, check: PaymentCheck): Promise<void> {
  if (ageOf(check, clock.now()) < unseenMsMax) return
  const page = await findOpenPage(db, check.userId)
  if (page?.id === check.id) await closePage(db, check.userId, clock.now())
  await deleteCheck(db, check.id)
}

async function closeIfDone(
  { db, clock }: Context,
  pages: HostedPages,
  check: PaymentCheck,
): Promise<void> {
  const now = clock.now()
  const page = await findPage(db, check.userId, check.id)
  const isOpen = page !== undefined && page.closedAt === null
  if (isOpen && ageOf(check, now) < pageMsMax) return
  if (check.serviceId !== null) await pages.close(check.serviceId)
  if (isOpen) await closePage(db, check.userId, now)
  if (ageOf(check, now) > watchedMsMax) await deleteCheck(db, check.id)
}

/**
 * Gives premium for a payment on the page, once.
 * @returns false if nobody can use it: the account is gone, or was paid for in another way
 */
async function settlePage(
  context: Context,
  { id, userId }: PaymentCheck,
  { id: serviceId }: CardPayment,
): Promise<boolean> {
  const now = context.clock.now()
  const result = await inTransaction(context.db, async (db) => {
    const payer = await lockPayer(db, userId)
    if (payer === undefined) return 'unwanted'
    const row = paymentOf({ id, userId }, serviceId, 'settled', now)
    const isNew = !payer.hasPaid && (await insertPayment(db, row))
    if (!isNew) {
      // Another server may have settled the same payment a moment ago.
      const present = await findPayment(db, userId, id)
      return present?.status === 'settled' ? 'settled before' : 'unwanted'
    }
    await welcome(db, payer, { id, serviceId }, now)
    await deleteCheck(db, id)
    return 'settled'
  })
  if (result === 'settled')
    context.log.info({ payment: id, status: result }, 'a payment was captured')
  return result !== 'unwanted'
}

/** Records the refund of a payment that never gave premium. */
async function recordRefund(
  { db, clock, log }: Context,
  { id, userId }: PaymentCheck,
  { id: serviceId }: CardPayment,
): Promise<void> {
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    await deleteCheck(tx, id)
    if ((await lockPayer(tx, userId)) === undefined) return
    const row = paymentOf({ id, userId }, serviceId, 'refunded', now)
    if (!(await insertPayment(tx, row))) return
    await insertAudit(tx, userId, now, 'payment_refunded', { payment: id })
  })
  log.warn({ payment: id, status: 'refunded' }, 'a payment that nobody can use was refunded')
}

function paymentOf(
  ids: { id: string; userId: string },
  serviceId: string,
  status: 'settled' | 'refunded',
  now: Date,
) {
  return {
    ...ids,
    method: 'hosted_page',
    status,
    amount: priceCents,
    currency: priceCurrency,
    serviceId,
    refunded: status === 'refunded' ? priceCents : 0,
    createdAt: now,
    updatedAt: now,
  } as const
}
