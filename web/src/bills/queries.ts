import { Bill, listActiveBills, listBills, listPaidDueDates } from '@evenkeel/domain/bills'
import { type Query, type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isStatus } from '#lib/api/errors.ts'
import { endpointQuery, refetchAll } from '#lib/api/hooks.ts'
import { shared } from '#lib/storage.ts'

export const billsResource = '/api/recurring-transactions'

const all = endpointQuery(listBills)
const active = endpointQuery(listActiveBills)

/** Every bill, by next due date. */
export function useBills() {
  return useQuery(all)
}

/** The bills that are not paused, by next due date. */
export function useActiveBills() {
  return useQuery(active)
}

/** The paid due dates of a bill; not fetched for a new bill. */
export function usePaidDueDates(billId: string | undefined) {
  return useQuery({
    ...endpointQuery(listPaidDueDates, { params: { id: billId ?? '' } }),
    enabled: billId !== undefined,
  })
}

/** How long a payment is shown on its button. The lists keep their order for as long. */
export const paidMs = 2000

/**
 * Shows what a payment has made of its bill. Lists in sight are fetched again only after the user has seen that it is
 * paid, so that no other bill slides under the pointer; a page that opens before then fetches at once, and the bill's
 * own page too. It also runs after the user has left the page on which they paid.
 */
export async function putPaidBill(client: QueryClient, bill: Bill): Promise<void> {
  const filter = { queryKey: [billsResource] }
  // A list that is under way was requested before the payment.
  await client.cancelQueries(filter)
  putBill(client, bill)
  await client.invalidateQueries({ ...filter, refetchType: 'none' })
  const isDue = ({ state, queryKey }: Query) => state.data === undefined || queryKey[1] === bill.id
  void client.refetchQueries({ ...filter, type: 'active', predicate: isDue })
  setTimeout(() => void refetchAll(client), paidMs)
}

/** Updates a bill in its place in every list, so that nothing moves under the pointer. */
export function putBill(client: QueryClient, bill: Bill) {
  changeLists(client, (bills) => bills.map((other) => (other.id === bill.id ? bill : other)))
}

export function dropBill(client: QueryClient, id: string) {
  changeLists(client, (bills) => bills.filter((bill) => bill.id !== id))
}

function changeLists(client: QueryClient, change: (bills: Bill[]) => Bill[]) {
  for (const { queryKey } of [all, active]) {
    client.setQueryData(queryKey, (bills) => bills && change(bills))
  }
}

/** The current version of a bill, if a change was refused because it has changed elsewhere. */
export function currentBillOf(error: unknown): Bill | undefined {
  return isStatus(error, 412) ? Bill.safeParse(error.problem?.current).data : undefined
}

const countKey = 'evenkeel:active-bills'

/** The last known number of active bills in this browser, so that skeletons take their place and nothing moves. */
export function useExpectedCount(count: number | undefined, atFirst: number): number {
  const [last] = useState(() => shared.read(countKey))
  useEffect(() => {
    if (count !== undefined) shared.write(countKey, String(count))
  }, [count])
  return /^\d+$/.test(last ?? '') ? Number(last) : atFirst
}

/** Leaves nothing behind for the next user. */
export function forgetExpectedCount() {
  shared.remove(countKey)
}
