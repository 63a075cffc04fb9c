import {
  causeOfCode,
  failureOf,
  priceCents,
  priceCurrency,
  type ServiceState,
} from '@evenkeel/domain/payments'
import * as z from 'zod'
import type { Authorization, CardOrder, CardPayment, CardService, HostedPages } from './cards.ts'
import { type Ask, readAnswer } from './squareClient.ts'

/** Names the sale on Square's page, and marks our payments among whatever else the location sells. */
const productName = 'Evenkeel Premium'
/** How long an uncaptured hold lasts. */
const holdDuration = 'PT1H'
const listLimit = 100
/** How far Square's clock and ours may differ. */
const clockToleranceMs = 10 * 60_000

const states: Readonly<Record<string, ServiceState>> = {
  APPROVED: 'approved',
  PENDING: 'pending',
  COMPLETED: 'completed',
  CANCELED: 'canceled',
  FAILED: 'failed',
}

const Money = z.object({ amount: z.int(), currency: z.string() })

const Payment = z
  .object({
    id: z.string().min(1),
    status: z.string(),
    amount_money: Money,
    refunded_money: Money.optional(),
    reference_id: z.string().optional(),
    order_id: z.string().optional(),
    note: z.string().optional(),
    card_details: z
      .object({ errors: z.array(z.object({ code: z.string() })).optional() })
      .optional(),
  })
  .transform(
    (payment): CardPayment => ({
      id: payment.id,
      // An unknown state may still change to any other, so the payment is checked again.
      state: states[payment.status] ?? 'pending',
      amount: payment.amount_money.amount,
      currency: payment.amount_money.currency,
      refunded: payment.refunded_money?.amount ?? 0,
      reference: payment.reference_id,
      orderId: payment.order_id,
      isOurs: payment.note === productName,
      cause: causeOfCode(payment.card_details?.errors?.[0]?.code ?? ''),
    }),
  )

const OnePayment = z.object({ payment: Payment })
const ManyPayments = z.object({
  payments: z.array(Payment).default([]),
  cursor: z.string().optional(),
})
const OneDispute = z.object({
  dispute: z.object({
    state: z.string(),
    disputed_payment: z.object({ payment_id: z.string() }),
  }),
})
const OneLink = z.object({
  payment_link: z.object({ id: z.string(), order_id: z.string(), url: z.string() }),
})
const OneOrder = z.object({
  order: z.object({
    tenders: z.array(z.object({ id: z.string(), payment_id: z.string().optional() })).default([]),
  }),
})

const lostStates: ReadonlySet<string> = new Set(['LOST', 'ACCEPTED'])

/** Square as the card service. It gets the price, the card token and our id, and nothing about the user. */
export function squareCards(ask: Ask, locationId: string, ready: () => Promise<void>): CardService {
  const price = { amount: priceCents, currency: priceCurrency }

  async function authorize({ key, sourceId }: CardOrder): Promise<Authorization> {
    const answer = await ask('POST', 'payments', {
      idempotency_key: key,
      reference_id: key,
      source_id: sourceId,
      amount_money: price,
      location_id: locationId,
      autocomplete: false,
      delay_duration: holdDuration,
      note: productName,
    })
    if (!answer.ok) return answer.failure
    const result = OnePayment.safeParse(answer.body)
    return result.success ? { kind: 'made', payment: result.data.payment } : failureOf(undefined)
  }

  async function findPayment(id: string): Promise<CardPayment | undefined> {
    const answer = await ask('GET', `payments/${encodeURIComponent(id)}`)
    if (isMissing(answer)) return undefined
    return readAnswer('find a payment', OnePayment, answer).payment
  }

  const listPayments = (since: Date) => paymentsSince(ask, locationId, since)

  return {
    isSimulated: false,
    ready,
    authorize,
    findPayment,
    listPayments,
    findByReference: async (reference, since) => {
      for await (const payment of listPayments(since)) {
        if (payment.reference === reference) return payment
      }
      return undefined
    },
    capture: async (id) => {
      const answer = await ask('POST', `payments/${encodeURIComponent(id)}/complete`, {})
      return readAnswer('capture a payment', OnePayment, answer).payment
    },
    cancel: async (id) => {
      const answer = await ask('POST', `payments/${encodeURIComponent(id)}/cancel`, {})
      readAnswer('cancel a payment', z.object({}), answer)
    },
    cancelByKey: async (key) => {
      const answer = await ask('POST', 'payments/cancel', { idempotency_key: key })
      if (!isMissing(answer)) readAnswer('cancel a payment by its key', z.object({}), answer)
    },
    refund: async ({ id, amount, refunded, currency }, key) => {
      const answer = await ask('POST', 'refunds', {
        idempotency_key: key,
        payment_id: id,
        amount_money: { amount: amount - refunded, currency },
      })
      readAnswer('refund a payment', z.object({}), answer)
    },
    findDispute: async (id) => {
      const answer = await ask('GET', `disputes/${encodeURIComponent(id)}`)
      if (isMissing(answer)) return undefined
      const { dispute } = readAnswer('find a dispute', OneDispute, answer)
      const { state, disputed_payment: disputed } = dispute
      return { paymentId: disputed.payment_id, isLost: lostStates.has(state), state }
    },
    pages: hostedPages(ask, locationId, findPayment),
  }
}

async function* paymentsSince(
  ask: Ask,
  locationId: string,
  since: Date,
): AsyncGenerator<CardPayment> {
  let cursor: string | undefined
  do {
    const query = new URLSearchParams({
      begin_time: new Date(since.getTime() - clockToleranceMs).toISOString(),
      location_id: locationId,
      sort_order: 'DESC',
      limit: String(listLimit),
      ...(cursor !== undefined && { cursor }),
    })
    const answer = await ask('GET', `payments?${query}`)
    const page = readAnswer('list payments', ManyPayments, answer)
    yield* page.payments
    cursor = page.cursor
  } while (cursor)
}

function hostedPages(
  ask: Ask,
  locationId: string,
  findPayment: CardService['findPayment'],
): HostedPages {
  return {
    open: async (key, returnTo) => {
      const answer = await ask('POST', 'online-checkout/payment-links', {
        idempotency_key: key,
        quick_pay: {
          name: productName,
          price_money: { amount: priceCents, currency: priceCurrency },
          location_id: locationId,
        },
        payment_note: productName,
        checkout_options: { redirect_url: returnTo, allow_tipping: false },
      })
      const { payment_link: link } = readAnswer('open a page', OneLink, answer)
      return { linkId: link.id, orderId: link.order_id, url: link.url }
    },
    close: async (linkId) => {
      const path = `online-checkout/payment-links/${encodeURIComponent(linkId)}`
      const answer = await ask('DELETE', path)
      if (!isMissing(answer)) readAnswer('close a page', z.object({}), answer)
    },
    findPayment: async (orderId) => {
      const answer = await ask('GET', `orders/${encodeURIComponent(orderId)}`)
      if (isMissing(answer)) return undefined
      const { order } = readAnswer('find an order', OneOrder, answer)
      const [tender] = order.tenders
      // Where a tender does not name its payment, the two share one id.
      return tender && findPayment(tender.payment_id ?? tender.id)
    },
  }
}

function isMissing(answer: Awaited<ReturnType<Ask>>): boolean {
  return !answer.ok && answer.status === 404
}
