import { getOutlook, getSummary } from '@evenkeel/domain/summary'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestOf } from '#lib/api/request.ts'
import { activityKey, idleness, latestActivity } from '#session/inactivity.ts'
import { markerKey, parseMarker } from '#session/marker.ts'
import { firstAddresses, writeEarlyScript } from '../../plugins/earlyScript.ts'
import { themeKey } from './theme/theme.ts'

const root = { dataset: {} as Record<string, string> }
const fetched = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(new Response('{}')))

const early = writeEarlyScript()

/** Runs the script in a browser with this storage at this address. */
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
  test.each(['light', 'dark'])('%s is set before the first paint', (theme) => {
    open('/', { [themeKey]: theme })
    expect(root.dataset.theme).toBe(theme)
  })

  test('any other value leaves the choice to the system', () => {
    open('/', { [themeKey]: 'purple' })
    expect(root.dataset).not.toHaveProperty('theme')
  })
})

test('with storage forbidden, nothing is fetched and nothing is thrown', () => {
  expect(open('/', 'forbidden')).toEqual([])
  expect(root.dataset).toEqual({})
})

describe('the first lines of the landing page', () => {
  test.each([
    ['/', {}, true],
    ['/settings', {}, true],
    ['/reset-password', {}, false],
    ['/', signedIn, false],
    ['/', { [markerKey]: 'unreadable' }, true],
  ])('at %s with %o are shown: %s', (address, kept, isSeen) => {
    open(address, kept)
    expect('visitor' in root.dataset).toBe(isSeen)
  })
})

test('replies are read as they arrive, and failures are left to those who ask', async () => {
  const address = requestOf(getOutlook, {}, '2026-01-31').url
  vi.setSystemTime(new Date('2026-01-31T12:00:00'))
  fetched.mockImplementation((asked) =>
    Promise.resolve(new Response('{"reply":1}', { status: asked === address ? 503 : 200 })),
  )
  const asked = open('/', signedIn)
  await vi.waitFor(() =>
    expect([...(globalThis.evenkeelAhead?.arrived.keys() ?? [])].toSorted()).toEqual(
      asked.filter((each) => each !== address).toSorted(),
    ),
  )
  const outcomes = globalThis.evenkeelAhead?.arrived.values() ?? []
  expect(new Set([...outcomes].map(({ text }) => text))).toEqual(new Set(['{"reply":1}']))
  const failed = await globalThis.evenkeelAhead?.answers.get(address)
  expect([failed?.status, await failed?.text()]).toEqual([503, '{"reply":1}'])
})

describe('what is prefetched', () => {
  test.each([
    [undefined],
    ['unreadable'],
    ['null'],
    ['{}'],
    ['{"user":{"email":""}}'],
    ['{"user":{"email":1}}'],
  ])('nothing with the marker %s', (marker) => {
    expect(open('/', marker === undefined ? {} : { [markerKey]: marker })).toEqual([])
    expect(globalThis.evenkeelAhead).toBeUndefined()
    expect(parseMarker(marker ?? null)).toBeUndefined()
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
    'the user but no figures at %s',
    (address) => {
      expect(open(address, signedIn)).toEqual(['/api/auth/me', '/api/auth/trial-status'])
    },
  )

  test.each(['2026-01-31', '2026-02-01', '2028-02-29', '2026-12-31', '2026-11-05'])(
    'on %s exactly what the dashboard fetches',
    (today) => {
      vi.setSystemTime(new Date(`${today}T12:00:00`))
      const asked = open('/', signedIn)
      const { everywhere, dashboard } = firstAddresses(today)
      expect(asked).toEqual([...everywhere, ...dashboard])
      expect([...(globalThis.evenkeelAhead?.answers.keys() ?? [])]).toEqual(asked)
      expect(globalThis.evenkeelAhead?.marker).toBe(signedIn[markerKey])
      const { init } = requestOf(getSummary, {}, today)
      const { method, ...asSent } = init
      expect(method).toBe('GET')
      for (const [, sent] of fetched.mock.calls) expect(sent).toEqual(asSent)
    },
  )
})
