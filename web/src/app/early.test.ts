import { getSummary } from '@evenkeel/domain/summary'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { requestOf } from '#lib/api/request.ts'
import { activityKey, idleness, latestActivity } from '#session/inactivity.ts'
import { markerKey, parseMarker } from '#session/marker.ts'
import { openingsOn, writeEarlyScript } from '../../plugins/earlyScript.ts'
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

describe('the replies', () => {
  const { dashboard } = openingsOn('2026-01-31')
  const { outlook, latest } = dashboard.parts

  function reply(answerTo: (address: string) => Response) {
    vi.setSystemTime(new Date('2026-01-31T12:00:00'))
    fetched.mockImplementation(async (asked) => answerTo(asked))
    return open('/', signedIn)
  }

  const ahead = () => globalThis.evenkeelAhead
  const answered = async (address: string) => {
    const answer = await ahead()?.answers.get(address)
    return [answer?.status, await answer?.text()]
  }

  const whole = Object.fromEntries(
    Object.keys(dashboard.parts).map((name) => [name, { body: { of: name } }]),
  )

  test('arrive in one, and each is handed out under its own address', async () => {
    const replies = { ...whole, latest: { body: [], headers: { 'X-Total-Count': '7' } } }
    expect(reply(() => new Response(JSON.stringify(replies)))).toEqual([dashboard.url])
    expect(await answered(outlook)).toEqual([200, '{"of":"outlook"}'])
    expect((await ahead()?.answers.get(latest))?.headers.get('x-total-count')).toBe('7')
    expect([...(ahead()?.arrived.keys() ?? [])]).toEqual(Object.values(dashboard.parts))
    expect(ahead()?.arrived.get(outlook)?.body).toEqual({ of: 'outlook' })
    expect(ahead()?.arrived.get(latest)?.headers.get('x-total-count')).toBe('7')
  })

  test('that somebody waits for are not handed out twice', async () => {
    reply(() => new Response(JSON.stringify(whole)))
    const taken = ahead()?.answers.get(outlook)
    ahead()?.answers.delete(outlook)
    expect(await (await taken)?.json()).toEqual({ of: 'outlook' })
    expect(ahead()?.arrived.has(outlook)).toBe(false)
  })

  test.each([401, 429, 503])('are all refused with a %d', async (status) => {
    const asked = reply(() => new Response('no', { status }))
    expect(await answered(outlook)).toEqual([status, 'no'])
    expect(asked).toEqual([dashboard.url])
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(ahead()?.arrived.size).toBe(0)
  })

  test.each([404, 500])('are asked for one by one after a %d', async (status) => {
    reply((asked) =>
      asked === outlook || asked === dashboard.url
        ? new Response('no', { status })
        : new Response('{}'),
    )
    expect(await answered(outlook)).toEqual([status, 'no'])
    expect(await answered(latest)).toEqual([200, '{}'])
    expect(ahead()?.arrived.size).toBe(0)
  })

  test('fail for everyone who asks while the line is down', async () => {
    reply(() => {
      throw new TypeError('the line is down')
    })
    await expect(ahead()?.answers.get(outlook)).rejects.toThrow('the line is down')
  })
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
      expect(open(address, signedIn)).toEqual(['/api/opening'])
      expect([...(globalThis.evenkeelAhead?.answers.keys() ?? [])]).toEqual([
        '/api/auth/me',
        '/api/auth/trial-status',
      ])
    },
  )

  test.each(['2026-01-31', '2026-02-01', '2028-02-29', '2026-12-31', '2026-11-05'])(
    'on %s exactly what the dashboard fetches',
    (today) => {
      vi.setSystemTime(new Date(`${today}T12:00:00`))
      const asked = open('/', signedIn)
      const { dashboard } = openingsOn(today)
      expect(asked).toEqual([dashboard.url])
      const addresses = [...(globalThis.evenkeelAhead?.answers.keys() ?? [])]
      expect(addresses).toEqual(Object.values(dashboard.parts))
      expect(globalThis.evenkeelAhead?.marker).toBe(signedIn[markerKey])
      const { init } = requestOf(getSummary, {}, today)
      const { method, ...asSent } = init
      expect(method).toBe('GET')
      for (const [, sent] of fetched.mock.calls) expect(sent).toEqual(asSent)
    },
  )
})
