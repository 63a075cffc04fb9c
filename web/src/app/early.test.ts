import { getTrialStatus, me } from '@evenkeel/domain/account'
import { listActiveBills } from '@evenkeel/domain/bills'
import { type LocalDate, periodRange } from '@evenkeel/domain/calendar'
import type { Endpoint } from '@evenkeel/domain/endpoint'
import { getHealthScore, getSummary, getTrend } from '@evenkeel/domain/summary'
import { listTransactions } from '@evenkeel/domain/transactions'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type AnyInput, requestOf } from '#lib/api/request.ts'
import { activityKey, idleness, latestActivity } from '#session/inactivity.ts'
import { markerKey } from '#session/marker.ts'
import early from './early.js?raw'
import { themeKey } from './theme/theme.ts'

const root = { dataset: {} as Record<string, string> }
const fetched = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(new Response()))

/** Runs the script as a browser would that remembers this and opens this address. */
function open(address: string, kept: Record<string, string> | 'forbidden') {
  const { pathname, search } = new URL(address, 'http://localhost')
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      if (kept === 'forbidden') throw new DOMException('Storage is forbidden', 'SecurityError')
      return kept[key] ?? null
    },
  })
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('fetch', fetched)
  new Function(early)()
  return fetched.mock.calls.map(([url]) => url)
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockClear()
  root.dataset = {}
  globalThis.evenkeelAhead = undefined
})

const signedIn = { [markerKey]: '{"user":{"email":"ada@example.com"}}' }

describe('the theme', () => {
  test.each(['light', 'dark'])('%s is there before the first paint', (theme) => {
    open('/', { [themeKey]: theme })
    expect(root.dataset.theme).toBe(theme)
  })

  test('anything else leaves the choice to the system', () => {
    open('/', { [themeKey]: 'purple' })
    expect(root.dataset).not.toHaveProperty('theme')
  })
})

test('where storage is forbidden nothing is asked, and nothing is thrown', () => {
  expect(open('/', 'forbidden')).toEqual([])
  expect(root.dataset).toEqual({})
})

describe('the first lines of the landing page', () => {
  test.each([
    ['/', {}, true],
    ['/settings', {}, true],
    ['/reset-password', {}, false],
    ['/', signedIn, false],
  ])('at %s with %o are seen: %s', (address, kept, isSeen) => {
    open(address, kept)
    expect('visitor' in root.dataset).toBe(isSeen)
  })
})

describe('what is asked ahead', () => {
  test('nothing for a visitor', () => {
    expect(open('/', {})).toEqual([])
    expect(globalThis.evenkeelAhead).toBeUndefined()
  })

  test.each([
    [15 * 60_000 - 1, true],
    [15 * 60_000, false],
    [-60_000, true],
    [Number.NaN, true],
  ])('after %d idle milliseconds: %s', (idleMs, isAsked) => {
    const activity = String(Date.now() - idleMs)
    expect(open('/', { ...signedIn, [activityKey]: activity }).length > 0).toBe(isAsked)
    const last = latestActivity(Number.NaN, activity, Date.now())
    expect(idleness(last, Date.now()) !== 'over').toBe(isAsked)
  })

  test.each(['/settings', '/dashboard?from=2026-01-01', '/nowhere'])(
    'who is here, and no figures, at %s',
    (address) => {
      expect(open(address, signedIn)).toEqual(['/api/auth/me', '/api/auth/trial-status'])
    },
  )

  test.each(['2026-01-31', '2026-02-01', '2028-02-29', '2026-12-31', '2026-11-05'])(
    'on %s what the dashboard asks for, in its very words',
    (today) => {
      vi.setSystemTime(new Date(`${today}T12:00:00`))
      const asked = open('/', signedIn)
      expect(asked).toEqual(askedByThePage(today))
      expect([...(globalThis.evenkeelAhead?.answers.keys() ?? [])]).toEqual(asked)
      expect(globalThis.evenkeelAhead?.marker).toBe(signedIn[markerKey])
      const { init } = requestOf(getSummary, {}, today)
      const { method, ...asSent } = init
      expect(method).toBe('GET')
      for (const [, sent] of fetched.mock.calls) expect(sent).toEqual(asSent)
    },
  )
})

function askedByThePage(today: LocalDate): string[] {
  const { from, to } = periodRange('thisMonth', today)
  const calls: [Endpoint, AnyInput][] = [
    [me, {}],
    [getTrialStatus, {}],
    [getSummary, {}],
    [getHealthScore, {}],
    [listActiveBills, {}],
    [getSummary, { query: { startDate: from, endDate: to } }],
    [getTrend, { query: { period: 'thisMonth' } }],
    [listTransactions, { query: { sort: 'date', order: 'desc', limit: 5 } }],
  ]
  return calls.map(([endpoint, input]) => requestOf(endpoint, input, today).url)
}
