import type { Query } from '../reading/slots.ts'
import type { RowOrder } from '../store.ts'

const orders: Readonly<Record<string, RowOrder>> = {
  newestFirst: 'newest',
  oldestFirst: 'oldest',
  order: 'largest',
  smallestFirst: 'smallest',
}

/** The features that say in which order to list, separated by spaces. */
export const rowOrders = Object.keys(orders).join(' ')

/** "Oldest first", "from dearest to cheapest"; undefined where the question names no order. */
export function orderOf({ features }: Pick<Query, 'features'>): RowOrder | undefined {
  const [said] = Object.keys(orders).filter((each) => features.has(each))
  return said === undefined ? undefined : orders[said]
}
