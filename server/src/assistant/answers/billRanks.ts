import type { Bill } from '@evenkeel/domain/bills'
import type { Due } from '../facts/book.ts'
import type { Ask } from './ask.ts'
import { orderOf } from './rowOrder.ts'

// The biggest and the smallest bills.

export function byAmount(bills: readonly Bill[]): Bill[] {
  return bills.toSorted((a, b) => b.amount - a.amount)
}

/** The biggest or smallest bills; undefined where neither is asked. */
export function rankedBills(query: Ask['query'], bills: readonly Bill[]) {
  if (!isRanked(query)) return undefined
  const ordered = byAmount(bills)
  return (isLeast(query) ? ordered.toReversed() : ordered).slice(0, query.limit ?? 1)
}

/** The biggest or smallest of what is due. */
export function rankedDues(query: Ask['query'], dues: readonly Due[]) {
  if (!isRanked(query)) return undefined
  const ordered = dues.toSorted((a, b) => b.bill.amount - a.bill.amount)
  return (isLeast(query) ? ordered.toReversed() : ordered).slice(0, query.limit ?? 1)
}

/** Bills from the largest to the smallest, unless the question names the other order. */
export function billsInOrder(query: Ask['query'], bills: readonly Bill[]): Bill[] {
  const ordered = byAmount(bills)
  return orderOf(query) === 'smallest' ? ordered.toReversed() : ordered
}

/** What is due by its day, unless the question asks for it by amount. */
export function duesInOrder(query: Ask['query'], dues: readonly Due[]): readonly Due[] {
  const order = orderOf(query)
  if (order !== 'largest' && order !== 'smallest') return dues
  const sign = order === 'smallest' ? 1 : -1
  return dues.toSorted((a, b) => sign * (a.bill.amount - b.bill.amount))
}

function isRanked({ features }: Ask['query']): boolean {
  return ['max', 'min', 'most', 'least'].some((rank) => features.has(rank))
}

export function isLeast({ features }: Ask['query']): boolean {
  return features.has('min') || features.has('least')
}
