import { goToPlace } from '#lib/goToPlace.ts'

/** The table's id: an address that ends in it opens the dashboard there. */
export const transactionsPlace = 'transactions'

/** Goes to the table where this page has one. */
export function goToTransactions() {
  goToPlace(transactionsPlace)
}
