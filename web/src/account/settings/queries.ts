import {
  changeEmail,
  changePassword,
  deleteAccount,
  getTrialStatus,
  me,
} from '@evenkeel/domain/account'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery, useCall } from '#lib/api/hooks.ts'

export function useAccount() {
  return useQuery(endpointQuery(me))
}

export function useTrialStatus() {
  return useQuery(endpointQuery(getTrialStatus))
}

export function useChangePassword() {
  return useCall(changePassword)
}

export function useChangeEmail() {
  return useCall(changeEmail)
}

export function useDeleteAccount() {
  return useCall(deleteAccount)
}
