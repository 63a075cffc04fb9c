import {
  type Bill,
  createBill,
  deleteBill,
  listActiveBills,
  listBills,
  listPaidDueDates,
  markPaid,
  restoreBill,
  toggleBill,
  updateBill,
} from '@evenkeel/domain/bills'
import { type Query, type QueryClient, useQuery } from '@tanstack/react-query'
import { endpointQuery, refetchResource, useCall, useCallForReply } from '#lib/api/hooks.ts'
import { ledgerResources } from '#transactions/queries.ts'

const resource = '/api/recurring-transactions'
const lists = [resource] as const

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

/** The due dates of a bill that are paid; nothing is asked for a bill that is still to be made. */
export function usePaidDueDates(billId: string | undefined) {
  return useQuery({
    ...endpointQuery(listPaidDueDates, { params: { id: billId ?? '' } }),
    enabled: billId !== undefined,
  })
}

export function useCreateBill(draft: string) {
  return useCall(createBill, lists, draft)
}

export function useUpdateBill() {
  return useCall(updateBill, lists)
}

export function useToggleBill() {
  return useCall(toggleBill, lists)
}

export function useDeleteBill() {
  return useCall(deleteBill, lists)
}

export function useRestoreBill() {
  return useCall(restoreBill, lists)
}

/** A payment is an entry too. The lists of bills follow when the person has seen that it is paid. */
export function useMarkPaid() {
  return useCallForReply(markPaid, ledgerResources)
}

export function refetchBills(client: QueryClient) {
  return refetchResource(client, resource)
}

/** How long a payment is seen to be one; so long the lists keep their order. */
export const paidMs = 2000

/**
 * What a payment has made of its bill. The lists in sight follow when the person has seen that it is paid, so that no
 * other bill slides under the pointer; a page that is opened meanwhile asks at once. Whoever paid may have left.
 */
export async function putPaidBill(client: QueryClient, bill: Bill): Promise<void> {
  const filter = { queryKey: [resource] }
  // A list that is on its way was asked for before the payment.
  await client.cancelQueries(filter)
  putBill(client, bill)
  await client.invalidateQueries({ ...filter, refetchType: 'none' })
  const isEmpty = (query: Query) => query.state.data === undefined
  void client.refetchQueries({ ...filter, type: 'active', predicate: isEmpty })
  setTimeout(() => void refetchBills(client), paidMs)
}

/** What a bill has become, in its place in every list, so that nothing moves under the pointer. */
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
