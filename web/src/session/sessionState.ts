import type { TrialStatus, User } from '@evenkeel/domain/account'
import { type ApiError, isStatus } from '#lib/api/errors.ts'

/** Only the email is known from the marker; the account comes with the identity call. */
export type SessionUser = { email: string; account?: User }

export type EndReason = 'signed-out' | 'inactivity' | 'expired'

export type SessionState =
  | { status: 'signed-out'; ended: EndReason | undefined }
  | { status: 'signed-in'; user: SessionUser; trial: TrialStatus | undefined }

export type SessionEvent =
  | { type: 'signedIn'; email: string; account?: User; trial?: TrialStatus }
  | { type: 'identified'; account: User }
  | { type: 'trialKnown'; trial: TrialStatus }
  | { type: 'ended'; reason: EndReason }

/** The session's next state. Events about a user who has signed out change nothing. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  if (event.type === 'signedIn') {
    const { email, account, trial } = event
    return { status: 'signed-in', user: { email, ...(account && { account }) }, trial }
  }
  if (state.status === 'signed-out') return state
  if (event.type === 'ended') return { status: 'signed-out', ended: event.reason }
  if (event.type === 'trialKnown') return { ...state, trial: event.trial }
  return { ...state, user: { email: event.account.email, account: event.account } }
}

export function parseEndReason(text: string | null): EndReason | undefined {
  return text === 'signed-out' || text === 'inactivity' || text === 'expired' ? text : undefined
}

/** Only a 401 that says so means an expired session. */
export function saysSessionExpired(error: unknown): error is ApiError {
  return isStatus(error, 401) && error.message.includes('Session expired')
}

export function isUnauthorized(error: unknown): boolean {
  return isStatus(error, 401)
}
