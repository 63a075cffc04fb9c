import { getTrialStatus, me } from '@evenkeel/domain/account'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api/hooks.ts'

export function useAccount() {
  return useQuery(endpointQuery(me))
}

export function useTrialStatus() {
  return useQuery(endpointQuery(getTrialStatus))
}
