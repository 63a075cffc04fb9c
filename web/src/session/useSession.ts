import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from './session.ts'
import type { SessionState } from './sessionState.ts'

export const SessionContext = createContext<Session | undefined>(undefined)

/** The page's one session, for what can be done with it: `signOut(useSession())`. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (session === undefined) throw new Error('There is no session around this component')
  return session
}

export function useSessionState(): SessionState {
  const session = useSession()
  return useSyncExternalStore(
    (listener) => {
      session.listeners.add(listener)
      return () => session.listeners.delete(listener)
    },
    () => session.state,
  )
}

/** The person whose page this is; only for what stands inside the signed-in part. */
export function useSignedIn(): Extract<SessionState, { status: 'signed-in' }> {
  const state = useSessionState()
  if (state.status !== 'signed-in') throw new Error('Nobody is signed in')
  return state
}
