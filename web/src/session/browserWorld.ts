import { getTrialStatus, login, logout, me, register } from '@evenkeel/domain/account'
import { claimDrafts, dropDrafts } from '#forms/drafts.ts'
import { call, dropAhead, keepAheadFor } from '#lib/api/call.ts'
import { log } from '#lib/log.ts'
import { shared } from '#lib/storage.ts'
import { clearToasts } from '#ui/toasts/toastStore.ts'
import type { World } from './session.ts'

/** Gives listeners of the event time to run. */
const reloadDelayMs = 100

export function browserWorld(): World {
  return {
    shared,
    now: () => Date.now(),
    api: {
      me: () => call(me),
      login: (body) => call(login, { body }),
      register: (body) => call(register, { body }),
      logout: () => call(logout),
      trialStatus: () => call(getTrialStatus),
    },
    announce: (reason) => {
      window.dispatchEvent(new CustomEvent('session-expired', { detail: { reason } }))
    },
    reloadSoon: () => {
      setTimeout(() => window.location.reload(), reloadDelayMs)
    },
    drafts: { claim: claimDrafts, drop: dropDrafts },
    ahead: { keepFor: keepAheadFor, drop: dropAhead },
    clearNotices: clearToasts,
    log,
  }
}
