import { Registration, type User, usernameFromEmail } from '@evenkeel/domain/account'
import { AppError, type FieldError } from '@evenkeel/domain/errors'
import { declineSentence, manualSource, type PaymentRequest } from '@evenkeel/domain/payments'
import {
  emailKey,
  findPresentUser,
  isEmailTaken,
  prepareRegistration,
  startSession,
} from '#account/index.ts'
import { type CardService, CardServiceError } from '#adapters/cards.ts'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#db/db.ts'
import { advance, leaveOpen, type Outcome } from './advance.ts'
import {
  type Attempt,
  beginAttempt,
  type DeclineKeys,
  declineKeys,
  uncountDecline,
} from './attempt.ts'
import { closeAttempt } from './closing.ts'
import { requireCards } from './requireCards.ts'
import { markEntered } from './store.ts'

type Source = Pick<PaymentRequest, 'sourceId' | 'cardData'>

export type Paid = { action: 'paid' | 'pending'; message: string; user: User; token?: string }

const messages = {
  paid: 'Thank you. Your payment is complete, and everything is unlocked for good.',
  before: 'You have paid already. Nothing was charged.',
  pending: 'Your payment is being confirmed. You will not be charged twice.',
}

/**
 * Charges the price once. A signed-in user pays for their account; anyone else creates one with the payment.
 * @throws AppError card_declined, email_taken, too_many_requests, unavailable
 */
export async function processPayment(
  context: Context,
  body: PaymentRequest,
  caller: Caller | undefined,
  address: string,
): Promise<Paid> {
  const cards = requireCards(context)
  requireSource(cards, body)
  if (caller) return payFor(context, cards, caller.user.id, body, address)
  return payAndOpen(context, cards, body, address)
}

async function payFor(
  context: Context,
  cards: CardService,
  userId: string,
  source: Source,
  address: string,
): Promise<Paid> {
  await cards.ready()
  const keys = declineKeys(userId, address)
  const attempt = await inTransaction(context.db, (db) =>
    beginAttempt({ ...context, db }, userId, keys, false),
  )
  if (attempt === 'paid') return present(context, userId, 'paid', messages.before)
  if (attempt === 'under_way') return present(context, userId, 'pending', messages.pending)
  const outcome = await takeMoney(context, cards, attempt, source, keys)
  const action = outcome.kind === 'settled' ? 'paid' : 'pending'
  return present(context, userId, action, messages[action])
}

/** Creates an account with its payment. If the card is declined, no account remains. */
async function payAndOpen(
  context: Context,
  cards: CardService,
  { email: typedEmail, password, ...source }: PaymentRequest,
  address: string,
): Promise<Paid> {
  const email = requireField(Registration.shape.email, 'email', typedEmail)
  if (await isEmailTaken(context.db, email)) throw loginRequired()
  requireField(Registration.shape.password, 'password', password)
  await cards.ready()
  const registration = { email, password, username: usernameFromEmail(email) }
  const create = await prepareRegistration(context, registration, address)
  const keys = declineKeys(emailKey(email), address)
  const attempt = await inTransaction(context.db, async (db) => {
    const account = await create(db)
    if (account === undefined) throw loginRequired()
    return beginAttempt({ ...context, db }, account.id, keys, true)
  })
  if (typeof attempt === 'string') throw new Error('A new account cannot have another attempt')
  const outcome = await takeMoney(context, cards, attempt, source, keys)
  const token = await inTransaction(context.db, async (db) => {
    await markEntered(db, attempt.userId, attempt.id)
    return startSession(db, attempt.userId, context.clock.now())
  })
  const action = outcome.kind === 'settled' ? 'paid' : 'pending'
  return { ...(await present(context, attempt.userId, action, messages[action])), token }
}

/**
 * Holds the price on the card and captures it.
 * @throws AppError card_declined
 * @throws CardServiceError if nothing was charged for another reason
 */
async function takeMoney(
  context: Context,
  cards: CardService,
  attempt: Attempt,
  source: Source,
  keys: DeclineKeys,
): Promise<Outcome> {
  const outcome = await charge(context, cards, attempt, source)
  if (outcome.kind === 'declined') throw declined(outcome)
  await uncountDecline(context, keys)
  if (outcome.kind === 'canceled') throw new CardServiceError('The payment was canceled')
  return outcome
}

async function charge(
  context: Context,
  cards: CardService,
  attempt: Attempt,
  { sourceId, cardData }: Source,
): Promise<Outcome> {
  const result = await cards.authorize({ key: attempt.id, sourceId, last4: cardData?.last4 })
  switch (result.kind) {
    case 'made':
      return advance(context, cards, attempt, result.payment).catch((error: unknown) => {
        if (error instanceof CardServiceError) return leaveOpen(context, attempt)
        throw error
      })
    case 'declined':
      await closeAttempt(context, attempt, { status: 'declined', cause: result.cause })
      return result
    case 'refused':
      await closeAttempt(context, attempt, { status: 'canceled' })
      context.log.error({ payment: attempt.id }, 'the card service refused a payment')
      return { kind: 'canceled' }
    case 'unknown':
      return leaveOpen(context, attempt)
  }
}

function declined({ cause }: Extract<Outcome, { kind: 'declined' }>): AppError {
  return new AppError('card_declined', {
    message: declineSentence(cause),
    action: 'card_declined',
  })
}

function loginRequired(): AppError {
  return new AppError('email_taken', {
    message: 'An account with this email already exists. Please sign in.',
    action: 'login_required',
  })
}

/** Our own card fields cannot charge a card, so only the simulator accepts them. */
function requireSource({ isSimulated }: CardService, { sourceId, cardData }: Source): void {
  if (sourceId !== manualSource) return
  if (!isSimulated)
    refuse('sourceId', 'This payment source cannot be used. Please enter your card again.')
  if (cardData === undefined) refuse('cardData', 'Please fill in all card details.')
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid_input', { message, errors: [{ field, message }] })
}

type Field = {
  safeParse(
    value: unknown,
  ): { success: true; data: string } | { success: false; error: { issues: { message: string }[] } }
}

function requireField(schema: Field, field: FieldError['field'], value: string): string {
  const result = schema.safeParse(value)
  return result.success ? result.data : refuse(field, result.error.issues[0]?.message ?? '')
}

async function present(
  context: Context,
  userId: string,
  action: Paid['action'],
  message: string,
): Promise<Paid> {
  const user = await findPresentUser(context, userId)
  if (user === undefined) throw new AppError('not_authenticated')
  return { action, message, user }
}
