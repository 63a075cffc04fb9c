import { getPaymentStatus, type PaymentStatus } from '@evenkeel/domain/payments'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api/hooks.ts'

const lookEveryMs = 2000
/** How often a page looks that Square's page led back to: a payment is there in this time, or there is none. */
const looksAfterReturnMax = 30

/** Where the latest payment stands; looked at again while its end is open. */
export function usePaymentState(isBack: boolean) {
  const query = useQuery({
    ...endpointQuery(getPaymentStatus),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const isWaiting = isBack && state.dataUpdateCount < looksAfterReturnMax
      return isOpen(state.data) || (isWaiting && !isSettled(state.data)) ? lookEveryMs : false
    },
  })
  const isAsking = isBack && query.data?.status === 'none' && query.isFetched
  return {
    status: query.data?.status,
    isPending: isOpen(query.data),
    isAsking,
    lookAgain: () => void query.refetch(),
  }
}

function isOpen(data: PaymentStatus | undefined): boolean {
  return data?.status === 'pending' || data?.status === 'authorized'
}

function isSettled(data: PaymentStatus | undefined): boolean {
  return data?.status === 'settled'
}
