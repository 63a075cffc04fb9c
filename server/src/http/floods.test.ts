import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { openBrowser, signUp } from '#testing/person.ts'

// Requests that are refused count too, apart from those that are served.

const app = await openTestApp({ parts: { refusalsPerMinute: 3 } })
let addresses = 0

/** A network address that has not been refused anything. */
function newAddress(): string {
  addresses += 1
  return `10.66.0.${addresses}`
}

test.each([
  ['made-up cookies', 401, { url: '/api/auth/me', headers: { cookie: 'evenkeel=made-up' } }],
  ['no cookie', 401, { url: '/api/summary' }],
  ['unknown paths', 404, { url: '/api/nothing-here' }],
  [
    'another site',
    403,
    { method: 'POST', url: '/api/auth/logout', headers: { origin: 'https://evil.example' } },
  ],
  [
    'bodies that are too large',
    413,
    { method: 'POST', url: '/api/auth/login', text: 'x'.repeat(200_000) },
  ],
] as const)('a flood of requests with %s ends in 429', async (_name, status, request) => {
  const browser = openBrowser(app, newAddress())
  const ask = () => browser.send({ method: 'GET', ...request })
  const statuses = [await ask(), await ask(), await ask(), await ask()].map((reply) => reply.status)
  expect(statuses).toEqual([status, status, status, 429])
  const refused = await ask()
  expect(refused.body).toMatchObject({ code: 'too_many_requests' })
  const seconds = Number(refused.headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(60)
})

test('a flood does not stop other addresses, and served requests do not count', async () => {
  const flooder = openBrowser(app, newAddress())
  for (let turn = 0; turn < 5; turn += 1) await flooder.get('/api/auth/me')
  const person = await signUp(app, { address: newAddress() })
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await person.get('/api/auth/me')).status).toBe(200)
  }
})

test.each([
  ['refused', { refusalsPerMinute: 1 }, [401, 429]],
  ['served', { requestsPerMinute: 1 }, [200, 429]],
] as const)(
  'the addresses of an IPv6 /64 count as one where requests are %s',
  async (what, parts, expected) => {
    const guarded = await openTestApp({ beside: app, parts })
    const ask = async (address: string) => {
      const browser = openBrowser(guarded, address)
      const reply = await (what === 'served'
        ? browser.post('/api/auth/logout')
        : browser.get('/api/auth/me'))
      return reply.status
    }
    expect([await ask('2001:db8:1:2::1'), await ask('2001:db8:1:2:ffff::2')]).toEqual(expected)
    expect(await ask('2001:db8:1:3::1')).toBe(expected[0])
  },
)
