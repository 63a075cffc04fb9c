import {
  changeEmail,
  changePassword,
  deleteAccount,
  getTrialStatus,
  me,
} from '@evenkeel/domain/account'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { isStatus } from '#lib/api/errors.ts'
import { endpointQuery, useCall } from '#lib/api/hooks.ts'
import type { CallInput } from '#lib/api/request.ts'
import { whileHere } from '#lib/api/whileHere.ts'
import { useUnanswered } from '../useUnanswered.ts'

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

/** Nobody is known any more after a try that went unanswered: it has deleted the account, and its session with it. */
export function useDeleteAccount() {
  const client = useQueryClient()
  const unanswered = useUnanswered()
  return useMutation({
    mutationFn: async (input: CallInput<typeof deleteAccount>) => {
      try {
        await whileHere(client, call(deleteAccount, input))
      } catch (error) {
        if (!(unanswered.isAfter(error) && isAccountGone(error))) throw error
      }
    },
  })
}

/** A session that has only ended is still there, and the account too; the server says so in other words. */
function isAccountGone(error: unknown): boolean {
  return isStatus(error, 401) && error.problem?.code === 'not_authenticated'
}
