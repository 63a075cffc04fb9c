import type { TrialStatus, User } from '@evenkeel/domain/account'
import { type ApiError, isStatus } from '#lib/api/errors.ts'

/** Known from the marker by the e-mail alone, and wholly once the identity call has answered. */
export type SessionUser = { email: string; account?: User }

export type EndReason = 'signed-out' | 'inactivity' | 'expired'

/** Logged out or logged in, holding the user and the trial status (SPEC.md §4 Authentication). */
export type SessionState =
  | { status: 'signed-out'; ended: EndReason | undefined }
  | { status: 'signed-in'; user: SessionUser; trial: TrialStatus | undefined }

export type SessionEvent =
  | { type: 'signedIn'; email: string; account?: User; trial?: TrialStatus }
  | { type: 'identified'; account: User }
  | { type: 'trialKnown'; trial: TrialStatus }
  | { type: 'ended'; reason: EndReason }

/** What the session is after an event. News about somebody who has left changes nothing. */
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

/** What was stored as the reason of the last end; anything else is none. */
export function parseEndReason(text: string | null): EndReason | undefined {
  return text === 'signed-out' || text === 'inactivity' || text === 'expired' ? text : undefined
}

/** A 401 whose body says so tells that a session has ended, and in no other case (SPEC.md §4). */
export function saysSessionExpired(error: unknown): error is ApiError {
  return isStatus(error, 401) && error.message.includes('Session expired')
}

export function isUnauthorized(error: unknown): boolean {
  return isStatus(error, 401)
}
