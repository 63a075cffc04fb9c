import { hasRightAmount, isRefunded } from '@evenkeel/domain/payments'
import type { CardPayment, CardService } from '#adapters/cards.ts'
import type { Context } from '#context.ts'
import { listChecks } from './checkStore.ts'
import { listPayers } from './premiumStore.ts'

const yearMs = 365 * 24 * 60 * 60_000

/** Something that somebody should look at, in a line. */
export type Finding = { kind: 'open' | 'ours' | 'service'; line: string }

/**
 * What is not settled, and where we and the card service disagree: premium without a payment, and money without
 * premium. It changes nothing. The service is asked for the payments of a year, and for older ones one by one.
 */
export async function* checkPayments(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cards: CardService,
): AsyncGenerator<Finding> {
  const checks = await listChecks(db)
  for (const { id, method, createdAt, attempts } of checks) {
    const since = createdAt.toISOString()
    yield { kind: 'open', line: `${id} ${method} since ${since}, looked at ${attempts} times` }
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
  if (payment === undefined) return 'the card service does not know it'
  if (payment.state !== 'completed') return `the card service has it as ${payment.state}`
  if (isRefunded(payment)) return 'it was refunded'
  return hasRightAmount(payment) ? undefined : 'it is for another amount'
}

function isTaken(payment: CardPayment): boolean {
  return payment.state === 'completed' && !isRefunded(payment)
}

/** Still under way: an attempt goes by its reference, a page by its order. */
function isOpen(open: ReadonlySet<string | null>, { reference, orderId }: CardPayment): boolean {
  return [reference, orderId].some((name) => name !== undefined && open.has(name))
}
