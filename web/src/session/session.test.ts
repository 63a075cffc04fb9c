import type { User } from '@evenkeel/domain/account'
import { describe, expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from '#lib/api/errors.ts'
import { begin, follow } from './begin.ts'
import { signIn, signUp } from './enter.ts'
import { confirm } from './identify.ts'
import { endHere, endIdle, noticeUnauthorized, signOut } from './leave.ts'
import { createSession, type World } from './session.ts'

const noon = Date.parse('2026-01-30T12:00:00Z')
const ada = userOf('ada')
const bob = userOf('bob')
const trial = { hasPaid: false, isTrialExpired: false, isTrialActive: true, daysRemaining: 7 }
const credentials = { email: ada.email, password: 'Corr3ct-horse' }

function userOf(name: string): User {
  return {
    id: `01890a5d-ac96-774b-bcce-b302099a80${name === 'ada' ? '01' : '02'}`,
    email: `${name}@example.com`,
    username: name,
    hasPaid: false,
    trialStartDate: new Date(noon),
    trialEndDate: new Date(noon + 7 * 86_400_000),
    isTrialActive: true,
    createdAt: new Date(noon),
  }
}

const expired = new ApiError(401, 'Unauthorized', '{"message":"Session expired"}')
const unknown = new ApiError(401, 'Unauthorized', '{"message":"Not authenticated"}')

/** One browser: its storage is shared by its tabs. */
function openBrowser(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored))
  const shared = {
    read: (key: string) => kept.get(key) ?? null,
    write: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
  return { kept, openTab: (api: Partial<World['api']> = {}) => openTab(shared, api) }
}

function openTab(shared: World['shared'], api: Partial<World['api']>) {
  const world = {
    shared,
    now: () => noon,
    api: {
      me: vi.fn(async () => ada),
      login: vi.fn(async () => ada),
      register: vi.fn(async () => ada),
      logout: vi.fn(async () => ({ message: 'Signed out' })),
      trialStatus: vi.fn(async () => trial),
      ...api,
    },
    announce: vi.fn(),
    reloadSoon: vi.fn(),
    drafts: { claim: vi.fn(), drop: vi.fn() },
    ahead: { keepFor: vi.fn(), drop: vi.fn() },
    clearNotices: vi.fn(),
    log: vi.fn(),
  }
  return { session: createSession(world), world }
}

/** Lets every answer that is on its way arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

const marked = { evenkeel: '{"user":{"email":"ada@example.com"}}' }

describe('on start', () => {
  test('without a marker nobody is signed in and nothing is fetched', async () => {
    const { session, world } = openBrowser().openTab()
    begin(session)
    await settle()
    expect(session.state).toEqual({ status: 'signed-out', ended: undefined })
    expect(world.api.me).not.toHaveBeenCalled()
  })

  test('the marker decides what is painted first, and the identity call confirms it', async () => {
    const { session, world } = openBrowser(marked).openTab()
    expect(session.state).toMatchObject({ user: { email: 'ada@example.com' } })
    begin(session)
    await settle()
    expect(session.state).toEqual({
      status: 'signed-in',
      user: { email: 'ada@example.com', account: ada },
      trial,
    })
    expect(world.drafts.claim).toHaveBeenCalledWith(ada.id)
  })

  test('an unreadable marker is removed', () => {
    const { kept, openTab } = openBrowser({ evenkeel: '{"user":' })
    expect(openTab().session.state.status).toBe('signed-out')
    expect(kept.has('evenkeel')).toBe(false)
  })

  test('a lost connection keeps the stored user and is logged', async () => {
    const down = async () => Promise.reject(new NetworkError('down'))
    const { session, world } = openBrowser(marked).openTab({ me: down, trialStatus: down })
    begin(session)
    await settle()
    expect(session.state.status).toBe('signed-in')
    expect(world.log).toHaveBeenCalledTimes(2)
  })

  test('after fifteen idle minutes the user is signed out before anything is painted', async () => {
    const long = { ...marked, 'evenkeel:activity': String(noon - 15 * 60_000) }
    const { kept, openTab } = openBrowser(long)
    const { session, world } = openTab()
    expect(session.state.status).toBe('signed-out')
    begin(session)
    await settle()
    expect(world.api.logout).toHaveBeenCalledTimes(1)
    expect(world.ahead.drop).toHaveBeenCalled()
    expect(world.announce).toHaveBeenCalledWith('inactivity')
    expect(kept.has('evenkeel')).toBe(false)
  })
})

describe('signing in', () => {
  test('stores the email and fetches the trial status', async () => {
    const { kept, openTab } = openBrowser()
    const { session, world } = openTab()
    expect(await signIn(session, credentials)).toEqual({ ok: true })
    expect(JSON.parse(kept.get('evenkeel') ?? '')).toEqual({ user: { email: 'ada@example.com' } })
    await settle()
    expect(world.api.trialStatus).toHaveBeenCalledTimes(1)
    expect(session.state).toMatchObject({ status: 'signed-in', trial })
  })

  test('registration does the same', async () => {
    const { session, world } = openBrowser().openTab()
    expect(await signUp(session, { ...credentials, username: 'ada' })).toEqual({ ok: true })
    await settle()
    expect(session.state).toMatchObject({ status: 'signed-in', user: { account: ada }, trial })
    expect(world.api.trialStatus).toHaveBeenCalledTimes(1)
  })

  test('a failure is logged and returned with its reason', async () => {
    const { kept, openTab } = openBrowser()
    const { session, world } = openTab({ login: async () => Promise.reject(unknown) })
    expect(await signIn(session, credentials)).toEqual({ ok: false, error: unknown })
    expect(world.log).toHaveBeenCalledTimes(1)
    expect(session.state.status).toBe('signed-out')
    expect(kept.size).toBe(0)
  })

  test('waits for a sign-out under way', async () => {
    const order: string[] = []
    let finish = () => {}
    const { session } = openBrowser(marked).openTab({
      logout: () => new Promise((resolve) => (finish = () => resolve(order.push('out')))),
      login: async () => {
        order.push('in')
        return ada
      },
    })
    signOut(session)
    const entering = signIn(session, credentials)
    await settle()
    expect(order).toEqual([])
    finish()
    await entering
    expect(order).toEqual(['out', 'in'])
  })
})

describe('signing out', () => {
  test('clears the user, the trial status and the marker, even if the call fails', async () => {
    const { kept, openTab } = openBrowser({
      ...marked,
      'evenkeel:trial': JSON.stringify(trial),
    })
    const { session, world } = openTab({
      logout: async () => Promise.reject(new NetworkError('down')),
    })
    expect(session.state).toMatchObject({ trial })
    signOut(session)
    await settle()
    expect(session.state).toEqual({ status: 'signed-out', ended: 'signed-out' })
    expect([...kept.keys()]).toEqual(['evenkeel:ended'])
    expect(world.drafts.drop).toHaveBeenCalledTimes(1)
    expect(world.announce).not.toHaveBeenCalled()
  })

  test('after inactivity an event is dispatched and drafts are kept', () => {
    const { session, world } = openBrowser(marked).openTab()
    endIdle(session)
    expect(session.state).toEqual({ status: 'signed-out', ended: 'inactivity' })
    expect(world.api.logout).toHaveBeenCalledTimes(1)
    expect(world.announce).toHaveBeenCalledExactlyOnceWith('inactivity')
    expect(world.drafts.drop).not.toHaveBeenCalled()
  })

  test('with a deleted account no call is made', () => {
    const { session, world } = openBrowser(marked).openTab()
    endHere(session)
    expect(session.state.status).toBe('signed-out')
    expect(world.api.logout).not.toHaveBeenCalled()
  })

  test('a late reply says nothing about the current user', async () => {
    let answer = (_: User) => {}
    const { session } = openBrowser(marked).openTab({
      me: () => new Promise((resolve) => (answer = resolve)),
      login: async () => bob,
    })
    begin(session)
    signOut(session)
    await signIn(session, { ...credentials, email: bob.email })
    answer(ada)
    await settle()
    expect(session.state).toMatchObject({ user: { email: 'bob@example.com', account: bob } })
  })
})

describe('a 401 on a signed-in page', () => {
  test('with "Session expired" removes the marker, dispatches the event and reloads, once', () => {
    const { kept, openTab } = openBrowser(marked)
    const { session, world } = openTab()
    noticeUnauthorized(session, expired)
    noticeUnauthorized(session, expired)
    noticeUnauthorized(session, unknown)
    expect(kept.has('evenkeel')).toBe(false)
    expect(world.announce).toHaveBeenCalledExactlyOnceWith('expired')
    expect(world.reloadSoon).toHaveBeenCalledTimes(1)
    // What was asked ahead may still answer: a page that is about to go asks for nothing more.
    expect(world.ahead.drop).not.toHaveBeenCalled()
  })

  test('of another kind clears the marker and shows the landing page without a reload', () => {
    const { kept, openTab } = openBrowser(marked)
    const { session, world } = openTab()
    noticeUnauthorized(session, unknown)
    expect(session.state).toEqual({ status: 'signed-out', ended: 'expired' })
    expect(kept.has('evenkeel')).toBe(false)
    expect(world.reloadSoon).not.toHaveBeenCalled()
    expect(world.announce).not.toHaveBeenCalled()
  })

  test('and no other failure ends a session', () => {
    const { session } = openBrowser(marked).openTab()
    noticeUnauthorized(session, new ApiError(500, '', 'Session expired'))
    noticeUnauthorized(session, new NetworkError('down'))
    expect(session.state.status).toBe('signed-in')
  })

  test('means nothing if nobody is signed in', () => {
    const { session, world } = openBrowser().openTab()
    noticeUnauthorized(session, expired)
    expect(world.reloadSoon).not.toHaveBeenCalled()
  })

  test('of the identity call counts too', async () => {
    const { session, world } = openBrowser(marked).openTab({
      me: async () => Promise.reject(expired),
    })
    await confirm(session)
    expect(world.reloadSoon).toHaveBeenCalledTimes(1)
  })
})

test('prefetched replies are dropped with the user they were for', () => {
  const { session, world } = openBrowser(marked).openTab()
  expect(world.ahead.keepFor).toHaveBeenCalledWith(marked.evenkeel)
  expect(world.ahead.drop).not.toHaveBeenCalled()
  signOut(session)
  expect(world.ahead.drop).toHaveBeenCalledTimes(1)
  expect(world.clearNotices).toHaveBeenCalledTimes(1)
})

describe('a second tab', () => {
  test.each([
    ['by hand', signOut, 'signed-out', 0, 1],
    ['after inactivity', endIdle, 'inactivity', 1, 0],
    [
      'with the session',
      (session: Parameters<typeof endIdle>[0]) => noticeUnauthorized(session, expired),
      'expired',
      0,
      0,
    ],
  ] as const)('follows when the first ends %s', (_, endFirst, ended, announced, dropped) => {
    const { openTab } = openBrowser(marked)
    const first = openTab()
    const second = openTab()
    endFirst(first.session)
    follow(second.session)
    expect(second.session.state).toEqual({ status: 'signed-out', ended })
    expect(second.world.announce).toHaveBeenCalledTimes(announced)
    expect(second.world.drafts.drop).toHaveBeenCalledTimes(dropped)
    expect(second.world.api.logout).not.toHaveBeenCalled()
  })

  test('follows when the first signs in', async () => {
    const { openTab } = openBrowser()
    const first = openTab()
    const second = openTab()
    await signIn(first.session, credentials)
    follow(second.session)
    await settle()
    expect(second.session.state).toMatchObject({ user: { email: 'ada@example.com', account: ada } })
  })

  test('switches when another user signs in', async () => {
    const { openTab } = openBrowser(marked)
    const first = openTab({ login: async () => bob })
    const second = openTab({ me: async () => bob })
    const before = second.session.turn
    signOut(first.session)
    await signIn(first.session, { ...credentials, email: bob.email })
    follow(second.session)
    await settle()
    expect(second.session.turn).toBeGreaterThan(before)
    expect(second.session.state).toMatchObject({ user: { account: bob } })
    expect(second.world.drafts.claim).toHaveBeenLastCalledWith(bob.id)
  })

  test('does nothing if nothing has changed', () => {
    const { session, world } = openBrowser(marked).openTab()
    follow(session)
    expect(session.state.status).toBe('signed-in')
    expect(world.api.me).not.toHaveBeenCalled()
  })
})

test('a cookie of another user switches this page to them', async () => {
  const { session } = openBrowser(marked).openTab({
    me: vi.fn<() => Promise<User>>().mockResolvedValueOnce(ada).mockResolvedValueOnce(bob),
  })
  await confirm(session)
  const before = session.turn
  await confirm(session)
  expect(session.turn).toBe(before + 1)
  expect(session.state).toMatchObject({ user: { email: 'bob@example.com' } })
})
