import type { TrialStatus, User } from '@evenkeel/domain/account'
import type { TextStorage } from '#lib/storage.ts'
import { createStore, type Store } from '#lib/store.ts'
import { activityKey, idleness, latestActivity } from './inactivity.ts'
import { endedKey, markerKey, parseMarker, parseTrial, trialKey } from './marker.ts'

export type Credentials = { email: string; password: string }
export type NewAccount = Credentials & { username: string }

/** The session's environment, which tests replace. */
export type World = {
  shared: TextStorage
  now: () => number
  api: {
    me: () => Promise<User>
    login: (body: Credentials) => Promise<User>
    register: (body: NewAccount) => Promise<User>
    logout: () => Promise<unknown>
    trialStatus: () => Promise<TrialStatus>
  }
  /** Dispatches a `session-expired` event. */
  announce: (reason: 'inactivity' | 'expired') => void
  reloadSoon: () => void
  drafts: { claim: (userId: string) => void; drop: () => void }
  /** Prefetched replies: kept only for the user of this marker. */
  ahead: { keepFor: (marker: string) => void; drop: () => void }
  clearNotices: () => void
  log: (sentence: string, cause?: unknown) => void
}

/** The one session of this page. */
export type Session = {
  readonly world: World
  readonly states: Store<SessionState>
  readonly state: SessionState
  /** Counts the users of this page. Replies for an earlier user are dropped, so that the current one never sees them. */
  turn: number
  /** The page is about to reload, and ignores everything else. */
  expiring: boolean
  /** The last sign-out, which may be under way. */
  leaving: Promise<unknown>
}

/** Starts from the marker, before anything is painted. */
export function createSession(world: World): Session {
  const states = createStore(firstState(world))
  return {
    world,
    states,
    get state() {
      return states.read()
    },
    turn: 0,
    expiring: false,
    leaving: Promise.resolve(),
  }
}

export function beginTurn(session: Session) {
  session.turn += 1
  session.world.ahead.drop()
  session.world.clearNotices()
}

export function apply(session: Session, event: SessionEvent) {
  session.states.write(nextSession(session.state, event))
}

function firstState({ shared, now, ahead }: World): SessionState {
  const text = shared.read(markerKey)
  ahead.keepFor(text ?? '')
  const email = parseMarker(text)
  if (email === undefined) {
    if (text !== null) shared.remove(markerKey)
    return { status: 'signed-out', ended: parseEndReason(shared.read(endedKey)) }
  }
  const last = latestActivity(Number.NaN, shared.read(activityKey), now())
  // An inactive user is signed out before their data is painted; `begin` tells the server and the page.
  if (idleness(last, now()) === 'over') return { status: 'signed-out', ended: 'inactivity' }
  return { status: 'signed-in', user: { email }, trial: parseTrial(shared.read(trialKey)) }
}

/** Only the email is known from the marker; the account comes with the identity call. */
type SessionUser = { email: string; account?: User }

export type EndReason = 'signed-out' | 'inactivity' | 'expired'

export type SessionState =
  | { status: 'signed-out'; ended: EndReason | undefined }
  | { status: 'signed-in'; user: SessionUser; trial: TrialStatus | undefined }

type SessionEvent =
  | { type: 'signedIn'; email: string; account?: User; trial?: TrialStatus }
  | { type: 'identified'; account: User }
  | { type: 'trialKnown'; trial: TrialStatus }
  | { type: 'ended'; reason: EndReason }

/** The session's next state. Events about a user who has signed out change nothing. */
function nextSession(state: SessionState, event: SessionEvent): SessionState {
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
