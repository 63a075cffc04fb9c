import { randomUUID } from 'node:crypto'
import type { Clock } from '#adapters/clock.ts'

const holdMs = 60 * 60_000
const pageSize = 2

/** The API calls, named by what they do. */
export type Step =
  | 'create'
  | 'find'
  | 'list'
  | 'complete'
  | 'cancel'
  | 'cancelByKey'
  | 'refund'
  | 'location'
  | 'dispute'
  | 'openLink'
  | 'closeLink'
  | 'order'

type Money = { amount: number; currency: string }

export type SquarePayment = {
  id: string
  status: 'APPROVED' | 'PENDING' | 'COMPLETED' | 'CANCELED' | 'FAILED'
  amount_money: Money
  refunded_money?: Money
  reference_id?: string
  order_id?: string
  note?: string
  location_id: string
  created_at: string
  /** How often the money was taken; more than once must never happen. */
  captures: number
  /** How many more list calls do not include it yet. */
  lag: number
}

export type Link = {
  id: string
  order_id: string
  url: string
  isOpen: boolean
  /** The note its payment will carry. */
  note: string
}

export type Call = {
  step: Step | undefined
  id: string
  query: URLSearchParams
  // biome-ignore lint/suspicious/noExplicitAny: whatever the product sends.
  body: any
}

/** The state of the simulated Square account. */
export type Book = {
  clock: Clock
  payments: Map<string, SquarePayment>
  /** The reply stored for each idempotency key. */
  keys: Map<string, Answer>
  links: Map<string, Link>
  disputes: Map<string, { state: string; paymentId: string }>
  /** The location's settings. */
  location: { currency: string; status: string; capabilities: string[] }
  /** How many list calls do not include a new payment yet. */
  lag: number
  /** The status of new payments. */
  statusOfNew: SquarePayment['status']
  /** A buyer pays on a hosted page. */
  payOnPage(orderId: string): SquarePayment
  /** The seller refunds part of a payment in Square's dashboard. */
  refundInPart(id: string, amount: number): void
}

type Answer = { status: number; body: unknown }

export function errors(category: string, code: string) {
  return { errors: [{ category, code, detail: `A sentence for programmers ${randomUUID()}` }] }
}

export function openBook(clock: Clock): Book {
  const book: Book = {
    clock,
    payments: new Map(),
    keys: new Map(),
    links: new Map(),
    disputes: new Map(),
    location: { currency: 'USD', status: 'ACTIVE', capabilities: ['CREDIT_CARD_PROCESSING'] },
    lag: 0,
    statusOfNew: 'APPROVED',
    payOnPage: (orderId) => {
      const payment = addPayment(book, { amount: 500, currency: 'USD' })
      const { note = '' } = [...book.links.values()].find((one) => one.order_id === orderId) ?? {}
      return Object.assign(payment, { status: 'COMPLETED', order_id: orderId, captures: 1, note })
    },
    refundInPart: (id, amount) => {
      const payment = book.payments.get(id)
      if (payment) payment.refunded_money = { amount, currency: 'USD' }
    },
  }
  return book
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const no = (status: number, category: string, code: string): Answer => ({
  status,
  body: errors(category, code),
})
const missing = no(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND')
const invalid = (code: string) => no(400, 'INVALID_REQUEST_ERROR', code)

/** Executes a call and returns its reply. */
export function ask(book: Book, call: Call): Answer {
  lapse(book)
  return call.step === undefined ? missing : steps[call.step](book, call)
}

/** Cancels holds that were not captured in time. */
function lapse({ payments, clock }: Book): void {
  for (const payment of payments.values()) {
    const ageMs = clock.now().getTime() - new Date(payment.created_at).getTime()
    if (payment.status === 'APPROVED' && ageMs >= holdMs) payment.status = 'CANCELED'
  }
}

function addPayment(book: Book, amount_money: Money): SquarePayment {
  const payment: SquarePayment = {
    id: randomUUID().replaceAll('-', ''),
    status: book.statusOfNew,
    amount_money,
    location_id: 'L1',
    created_at: book.clock.now().toISOString(),
    captures: 0,
    lag: book.lag,
  }
  book.payments.set(payment.id, payment)
  return payment
}

const createFields = new Set([
  ...['idempotency_key', 'reference_id', 'source_id', 'amount_money', 'location_id'],
  ...['autocomplete', 'delay_duration', 'note'],
])

function create(book: Book, { body }: Call): Answer {
  const unknown = Object.keys(body).find((field) => !createFields.has(field))
  if (unknown !== undefined) return invalid('UNKNOWN_BODY_PARAMETER')
  if (!body.idempotency_key || body.idempotency_key.length > 45) return invalid('VALUE_TOO_LONG')
  if (body.reference_id.length > 40) return invalid('VALUE_TOO_LONG')
  if (!Number.isInteger(body.amount_money?.amount)) return invalid('EXPECTED_INTEGER')
  if (body.autocomplete !== false || body.delay_duration !== 'PT1H') return invalid('BAD_REQUEST')
  const before = book.keys.get(body.idempotency_key)
  if (before) return before
  const decline = /^cnon:decline-(\w+)$/.exec(body.source_id)?.[1]
  const answer = decline
    ? no(400, 'PAYMENT_METHOD_ERROR', decline)
    : body.source_id === 'cnon:invalid'
      ? invalid('INVALID_VALUE')
      : made(book, body)
  book.keys.set(body.idempotency_key, answer)
  return answer
}

function made(book: Book, { reference_id, amount_money, note }: Call['body']): Answer {
  const payment = Object.assign(addPayment(book, amount_money), { reference_id, note })
  return ok({ payment })
}

function change(
  book: Book,
  { id }: Call,
  from: SquarePayment['status'],
  to: (payment: SquarePayment) => void,
): Answer {
  const payment = book.payments.get(id)
  if (payment === undefined) return missing
  if (payment.status !== from) return invalid('BAD_REQUEST')
  to(payment)
  return ok({ payment })
}

function list(book: Book, { query }: Call): Answer {
  const shown: SquarePayment[] = []
  for (const payment of [...book.payments.values()].reverse()) {
    if (payment.lag > 0) payment.lag -= 1
    else if (payment.created_at >= (query.get('begin_time') ?? '')) shown.push(payment)
  }
  const from = Number(query.get('cursor') ?? 0)
  const payments = shown.slice(from, from + pageSize)
  const next = from + pageSize
  return ok({
    ...(payments.length > 0 && { payments }),
    ...(next < shown.length && { cursor: String(next) }),
  })
}

const steps: Readonly<Record<Step, (book: Book, call: Call) => Answer>> = {
  create,
  list,
  find: ({ payments }, { id }) => {
    const payment = payments.get(id)
    return payment ? ok({ payment }) : missing
  },
  complete: (book, call) =>
    change(book, call, 'APPROVED', (payment) => {
      payment.status = 'COMPLETED'
      payment.captures += 1
    }),
  cancel: (book, call) =>
    change(book, call, 'APPROVED', (payment) => {
      payment.status = 'CANCELED'
    }),
  cancelByKey: ({ payments }, { body }) => {
    for (const payment of payments.values()) {
      if (payment.reference_id !== body.idempotency_key) continue
      if (payment.status === 'COMPLETED') return invalid('BAD_REQUEST')
      payment.status = 'CANCELED'
    }
    return ok({})
  },
  refund: ({ payments, keys }, { body }) => {
    const payment = payments.get(body.payment_id)
    if (payment === undefined) return missing
    const before = keys.get(body.idempotency_key)
    if (before) return before
    if (payment.status !== 'COMPLETED') return invalid('PAYMENT_NOT_REFUNDABLE')
    const amount = (payment.refunded_money?.amount ?? 0) + body.amount_money.amount
    if (amount > payment.amount_money.amount)
      return no(400, 'REFUND_ERROR', 'REFUND_AMOUNT_INVALID')
    payment.refunded_money = { amount, currency: payment.amount_money.currency }
    const answer = ok({ refund: { id: randomUUID(), payment_id: payment.id, status: 'PENDING' } })
    keys.set(body.idempotency_key, answer)
    return answer
  },
  location: ({ location }, { id }) =>
    id === 'L1' ? ok({ location: { id, ...location } }) : missing,
  dispute: ({ disputes }, { id }) => {
    const dispute = disputes.get(id)
    if (dispute === undefined) return missing
    const { state, paymentId } = dispute
    return ok({ dispute: { id, state, disputed_payment: { payment_id: paymentId } } })
  },
  openLink: ({ links, keys }, { body }) => {
    const before = keys.get(body.idempotency_key)
    if (before) return before
    const id = randomUUID().slice(0, 8)
    const url = `https://square.link/u/${id}`
    const link = { id, order_id: `order-${id}`, url, isOpen: true, note: body.payment_note }
    links.set(id, link)
    const answer = ok({ payment_link: { ...link, version: 1 } })
    keys.set(body.idempotency_key, answer)
    return answer
  },
  closeLink: ({ links }, { id }) => {
    const link = links.get(id)
    if (link === undefined || !link.isOpen) return missing
    link.isOpen = false
    return ok({ id })
  },
  order: ({ payments, links }, { id }) => {
    if (![...links.values()].some((link) => link.order_id === id)) return missing
    const tenders = [...payments.values()]
      .filter((payment) => payment.order_id === id)
      .map((payment) => ({ id: `tender-${payment.id}`, payment_id: payment.id }))
    return ok({ order: { id, ...(tenders.length > 0 && { tenders }) } })
  },
}
