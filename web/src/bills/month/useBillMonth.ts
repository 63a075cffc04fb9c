import { getBillMonth } from '@evenkeel/domain/bills'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api/hooks.ts'

/** What the bills make of this month. Apart from the other queries, which the dashboard loads. */
export function useBillMonth() {
  return useQuery(endpointQuery(getBillMonth))
}
