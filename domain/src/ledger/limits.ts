/** The most of each that an account holds: far more than anyone records, and little enough for the server. */
export const recordsMax = { transactions: 2_000_000, bills: 1000 } as const

export type RecordCounts = Readonly<Record<keyof typeof recordsMax, number>>

/** Why no more can be added, as a sentence; undefined within the limits. */
export function fullWords({ transactions, bills }: RecordCounts): string | undefined {
  if (bills > recordsMax.bills) {
    return 'An account holds at most 1,000 bills. Delete some to add more.'
  }
  return transactions > recordsMax.transactions
    ? 'An account holds at most 2,000,000 transactions. Delete some to add more.'
    : undefined
}

/** The most different categories that an account's transactions have: no list or chart of them grows without end. */
export const categoriesMax = 1000

export const categoriesFull =
  'An account holds at most 1,000 different categories. Use one that you already have.'
