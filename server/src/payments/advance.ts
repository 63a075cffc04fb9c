import { type DeclineCause, nextStep } from '@evenkeel/domain/payments'
import { type CardPayment, type CardService, CardServiceError } from '#adapters/cards.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#db/db.ts'
import type { Attempt } from './attempt.ts'
import { nameInCheck, scheduleCheck } from './checkStore.ts'
import { closeAttempt, settleAttempt } from './closing.ts'
import { movePayment } from './store.ts'

/** How soon the reconciler checks an attempt with an unknown outcome. */
const lookAgainMs = 5000

/** How an attempt stands after a step. */
export type Outcome =
  | { kind: 'settled' }
  | { kind: 'open' }
  | { kind: 'declined'; cause: DeclineCause }
  | { kind: 'canceled' }

/** Leaves an attempt to the reconciler. */
export async function leaveOpen({ db, clock }: Context, { id }: Attempt): Promise<Outcome> {
  await scheduleCheck(db, id, new Date(clock.now().getTime() + lookAgainMs))
  return { kind: 'open' }
}

/**
 * Moves an attempt on until it has ended or has to wait.
 * @param found the card service's current view of the payment; undefined if it knows none
 * @param isWanted false if the account no longer exists
 * @throws CardServiceError if the service fails; the attempt then stays open
 */
export async function advance(
  context: Context,
  cards: CardService,
  attempt: Attempt,
  found: CardPayment | undefined,
  isWanted = true,
): Promise<Outcome> {
  const ageMs = context.clock.now().getTime() - attempt.createdAt.getTime()
  const step = nextStep(found, ageMs, isWanted)
  if (step === 'wait') return { kind: 'open' }
  if (found === undefined) {
    await cards.cancelByKey(attempt.id)
    return end(context, attempt, 'canceled')
  }
  switch (step) {
    case 'capture':
      return capture(context, cards, attempt, found)
    case 'settle':
      return (await settleAttempt(context, attempt, found))
        ? { kind: 'settled' }
        : refund(context, cards, attempt, found)
    case 'refund':
      return refund(context, cards, attempt, found)
    case 'void':
      await cards.cancel(found.id)
      return end(context, attempt, 'canceled')
    case 'decline':
      await closeAttempt(context, attempt, { status: 'declined', cause: found.cause })
      return { kind: 'declined', cause: found.cause }
    case 'refunded':
      return end(context, attempt, 'refunded')
    default:
      return end(context, attempt, 'canceled')
  }
}

/**
 * Captures a held payment. Its id is stored first: a hold that we lose track of lapses by itself, but a captured payment
 * must be found again.
 */
async function capture(
  context: Context,
  cards: CardService,
  attempt: Attempt,
  { id: serviceId }: CardPayment,
): Promise<Outcome> {
  const isOpen = await noteAuthorized(context, attempt, serviceId)
  if (!isOpen) {
    await cards.cancel(serviceId)
    return end(context, attempt, 'canceled')
  }
  const captured = await cards.capture(serviceId)
  if (captured.state === 'approved') {
    throw new CardServiceError('The card service did not capture a payment and gave no reason')
  }
  return advance(context, cards, attempt, captured)
}

function noteAuthorized(
  { db, clock, log }: Context,
  { userId, id }: Attempt,
  serviceId: string,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const change = { status: 'authorized', serviceId, at: clock.now() } as const
    const row = await movePayment(tx, userId, id, change)
    if (row === undefined) return false
    await nameInCheck(tx, id, { serviceId })
    log.info({ payment: id, status: 'authorized' }, 'a payment is held')
    return true
  })
}

async function refund(
  context: Context,
  cards: CardService,
  attempt: Attempt,
  payment: CardPayment,
): Promise<Outcome> {
  await cards.refund(payment, `refund-${attempt.id}`)
  context.log.warn({ payment: attempt.id }, 'a payment that nobody can use was refunded')
  return end(context, attempt, 'refunded')
}

async function end(
  context: Context,
  attempt: Attempt,
  status: 'canceled' | 'refunded',
): Promise<Outcome> {
  await closeAttempt(context, attempt, { status })
  return { kind: 'canceled' }
}
