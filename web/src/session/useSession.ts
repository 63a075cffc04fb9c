import { createContext, use } from 'react'
import type { Session, SessionState } from './session.ts'

export const SessionContext = createContext<Session | undefined>(undefined)

/**
 * The session's state as one rendering sees it. If each component read it for itself, a session that ends while React is
 * rendering would have ended for some of them only.
 */
export const SessionStateContext = createContext<SessionState | undefined>(undefined)

/** The page's one session, to act on: `signOut(useSession())`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === undefined) throw new Error('No session around this component')
  return session
}

export function useSessionState(): SessionState {
  const state = use(SessionStateContext)
  if (state === undefined) throw new Error('No session around this component')
  return state
}

/** The signed-in user; only for what is inside the signed-in part of the page. */
export function useSignedIn(): Extract<SessionState, { status: 'signed-in' }> {
  const state = useSessionState()
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in')
  return state
}
