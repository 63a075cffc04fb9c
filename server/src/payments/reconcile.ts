import { type CardPayment, type CardService, CardServiceError } from '#adapters/cards.ts'
import type { Context } from '#context.ts'
import { advance } from './advance.ts'
import {
  claimCheck,
  deleteCheck,
  findCheck,
  findCheckOfOrder,
  type PaymentCheck,
} from './checkStore.ts'
import { claimEvent, markHandled, type WebhookEvent } from './eventStore.ts'
import { followSettled } from './followSettled.ts'
import { resolvePage } from './hostedPage.ts'
import { findPayment } from './store.ts'

/** After hours of failed attempts the log says so as an error. */
const attemptsMax = 12

/**
 * Resolves events and open payments with the card service, and finishes what a request left undone. It never creates a
 * payment again, because the service does not say how long it remembers a key.
 */
export async function reconcile(context: Context): Promise<void> {
  const { cards } = context
  if (cards === undefined) return
  while (await handleNextEvent(context, cards));
  while (await resolveNextCheck(context, cards));
}

async function handleNextEvent(context: Context, cards: CardService): Promise<boolean> {
  const { db, clock } = context
  const event = await claimEvent(db, clock.now())
  if (event === undefined) return false
  return withPatience(context, { event: event.id, attempt: event.attempts }, async () => {
    await handleEvent(context, cards, event)
    await markHandled(db, event.id, clock.now())
  })
}

async function resolveNextCheck(context: Context, cards: CardService): Promise<boolean> {
  const check = await claimCheck(context.db, context.clock.now())
  if (check === undefined) return false
  return withPatience(context, { payment: check.id, attempt: check.attempts }, () =>
    resolve(context, cards, check),
  )
}

/** Does a piece of work; false if the card service failed and is better left alone until the next look. */
async function withPatience(
  { log }: Context,
  about: { attempt: number; event?: string; payment?: string },
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof CardServiceError)) throw error
    const level = about.attempt >= attemptsMax ? 'error' : 'warn'
    log[level](
      { ...about, reason: error.message },
      'a payment could not be checked and is tried again later',
    )
    return false
  }
}

function resolve(
  context: Context,
  cards: CardService,
  check: PaymentCheck,
  known?: CardPayment,
): Promise<void> {
  return check.method === 'card'
    ? resolveCard(context, cards, check, known)
    : resolvePage(context, cards, check, known)
}

async function resolveCard(
  context: Context,
  cards: CardService,
  check: PaymentCheck,
  known: CardPayment | undefined,
): Promise<void> {
  const { id, userId, createdAt } = check
  const row = await findPayment(context.db, userId, id)
  const isOpen = row?.status === 'pending' || row?.status === 'authorized'
  if (row && !isOpen) return deleteCheck(context.db, id)
  const found = known ?? (await findAtService(cards, check))
  if (row === undefined) context.log.warn({ payment: id }, 'the account of a payment is gone')
  await advance(context, cards, { id, userId, createdAt }, found, row !== undefined)
}

async function findAtService(
  cards: CardService,
  { id, serviceId, createdAt }: PaymentCheck,
): Promise<CardPayment | undefined> {
  const byId = serviceId === null ? undefined : await cards.findPayment(serviceId)
  return byId ?? cards.findByReference(id, createdAt)
}

/** The event only says where to look; the card service is asked for the facts. */
async function handleEvent(
  context: Context,
  cards: CardService,
  { about, serviceId }: WebhookEvent,
): Promise<void> {
  const dispute = about === 'dispute' ? await cards.findDispute(serviceId) : undefined
  const paymentId = about === 'dispute' ? dispute?.paymentId : serviceId
  const payment = paymentId === undefined ? undefined : await cards.findPayment(paymentId)
  if (payment === undefined) return
  const check = await findCheckOf(context, payment)
  if (check) await resolve(context, cards, check, payment)
  await followSettled(context, payment, dispute)
}

async function findCheckOf(
  { db }: Context,
  { reference, orderId }: CardPayment,
): Promise<PaymentCheck | undefined> {
  const byReference = isUuid(reference) ? await findCheck(db, reference) : undefined
  return byReference ?? (orderId === undefined ? undefined : findCheckOfOrder(db, orderId))
}

function isUuid(text: string | undefined): text is string {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
