import { hasRightAmount, isRefunded } from '@evenkeel/domain/payments'
import type { CardPayment, CardService } from '#adapters/cards.ts'
import type { Context } from '#context.ts'
import { listChecks } from './checkStore.ts'
import { listPayers } from './premiumStore.ts'

const yearMs = 365 * 24 * 60 * 60_000

/** A line for the operator: an open payment, or a disagreement with the card service. */
export type Finding = { kind: 'open' | 'ours' | 'service'; line: string }

/**
 * Lists open payments and compares the accounts with the card service both ways: premium without a payment, and a
 * payment without premium. Changes nothing. Payments of the last year are listed; older ones are fetched one by one.
 */
export async function* checkPayments(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cards: CardService,
): AsyncGenerator<Finding> {
  const checks = await listChecks(db)
  for (const { id, method, createdAt, attempts } of checks) {
    const since = createdAt.toISOString()
    yield { kind: 'open', line: `${id} ${method} since ${since}, checked ${attempts} times` }
  }
  const open = new Set(checks.flatMap(({ id, orderId }) => [id, orderId]))
  const taken = new Map<string, CardPayment>()
  for await (const payment of cards.listPayments(new Date(clock.now().getTime() - yearMs))) {
    taken.set(payment.id, payment)
  }
  const known = new Set<string>()
  for await (const serviceId of listPayers(db)) {
    known.add(serviceId)
    const payment = taken.get(serviceId) ?? (await cards.findPayment(serviceId))
    const mistake = mistakeIn(payment)
    if (mistake) yield { kind: 'ours', line: `${serviceId} gives premium, but ${mistake}` }
  }
  for (const payment of taken.values()) {
    if (payment.isOurs && isTaken(payment) && !known.has(payment.id) && !isOpen(open, payment)) {
      const line = `${payment.id} was taken, but no account has premium for it`
      yield { kind: 'service', line }
    }
  }
}

function mistakeIn(payment: CardPayment | undefined): string | undefined {
  if (payment === undefined) return 'the card service does not know this payment'
  if (payment.state !== 'completed') return `the card service has it as ${payment.state}`
  if (isRefunded(payment)) return 'it was refunded'
  return hasRightAmount(payment) ? undefined : 'it is for another amount'
}

function isTaken(payment: CardPayment): boolean {
  return payment.state === 'completed' && !isRefunded(payment)
}

/** Still open: attempts are matched by reference, hosted pages by order. */
function isOpen(open: ReadonlySet<string | null>, { reference, orderId }: CardPayment): boolean {
  return [reference, orderId].some((name) => name !== undefined && open.has(name))
}
