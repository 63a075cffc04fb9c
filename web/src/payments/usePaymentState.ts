import { getPaymentStatus, type PaymentStatus } from '@evenkeel/domain/payments'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endpointQuery } from '#lib/api/hooks.ts'

const pollMs = 2000
/** A payment on Square's page is found within this time, or there is none. */
const returnMsMax = 60_000

/**
 * The state of the latest payment, polled while it is open.
 * @param isBack true if Square's page has led back here
 */
export function usePaymentState(isBack: boolean) {
  const isExpected = useForAWhile(isBack)
  const query = useQuery({
    ...endpointQuery(getPaymentStatus),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (isOpen(data) || isExpected ? pollMs : false),
  })
  const status = query.data?.status
  return {
    status,
    isPending: isOpen(query.data) || (isExpected && query.isFetched && status !== 'settled'),
    lookAgain: () => void query.refetch(),
  }
}

function isOpen(data: PaymentStatus | undefined): boolean {
  return data?.status === 'pending' || data?.status === 'authorized'
}

/** True at first if it is wanted, and false later. */
function useForAWhile(isWanted: boolean): boolean {
  const [isOn, setIsOn] = useState(isWanted)
  useEffect(() => {
    const timer = setTimeout(() => setIsOn(false), returnMsMax)
    return () => clearTimeout(timer)
  }, [])
  return isOn
}
