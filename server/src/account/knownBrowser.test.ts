import { expect, test } from 'vitest'
import { openTestApp, type TestReply } from '#testing/app.ts'
import { type Browser, goodPassword, openBrowser, setCookies, signUp } from '#testing/person.ts'

const app = await openTestApp()

const login = (browser: Browser, email: string, password: string) =>
  browser.post('/api/auth/login', { email, password })

/** The statuses of wrong guesses, one after another. */
async function guess(browser: () => Browser, email: string, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    statuses.push((await login(browser(), email, 'Wrong-Guess-1')).status)
  }
  return statuses
}

const elsewhere = () => openBrowser(app)

/** Another browser with the cookie by which this one is known, but without its session. */
function withKnownCookie(person: Browser): Browser {
  const browser = openBrowser(app)
  browser.cookies.set('evenkeel-known', person.cookies.get('evenkeel-known') ?? 'none')
  return browser
}

const cookieOf = (reply: TestReply) =>
  setCookies(reply).find((line) => line.startsWith('evenkeel-known='))

test('guesses from elsewhere lock out other browsers, but not one that has signed in before', async () => {
  const person = await signUp(app)
  await person.post('/api/auth/logout')
  expect(await guess(elsewhere, person.email, 6)).toEqual([401, 401, 401, 401, 401, 429])
  expect((await login(elsewhere(), person.email, goodPassword)).status).toBe(429)
  expect((await login(person, person.email, goodPassword)).status).toBe(200)
  // Its sign-in gives the others no further guesses.
  expect(await guess(elsewhere, person.email, 1)).toEqual([429])
})

test('a known browser has five guesses too, and they do not count against others', async () => {
  const person = await signUp(app)
  const known = withKnownCookie(person)
  expect(await guess(() => known, person.email, 6)).toEqual([401, 401, 401, 401, 401, 429])
  expect((await login(known, person.email, goodPassword)).status).toBe(429)
  expect((await login(elsewhere(), person.email, goodPassword)).status).toBe(200)
})

test('the cookie is known for this account only', async () => {
  const [person, other] = [await signUp(app), await signUp(app)]
  expect(await guess(elsewhere, other.email, 5)).toEqual([401, 401, 401, 401, 401])
  const known = withKnownCookie(person)
  expect((await login(known, other.email, goodPassword)).status).toBe(429)
})

test.each([
  ['without a signature', (cookie: string) => cookie.replace(/[^.]*$/, '')],
  ['with another signature', (cookie: string) => cookie.replace(/.{43}$/, 'A'.repeat(43))],
  ['with another id', (cookie: string) => `AAAAAAAAAAAAAAAA${cookie.slice(16)}`],
  ['with another date', (cookie: string) => cookie.replace(/\.(.)/, '.1$1')],
  ['that is very long', () => 'x'.repeat(4000)],
])('a cookie %s is not known', async (_name, forge) => {
  const person = await signUp(app)
  const browser = openBrowser(app)
  browser.cookies.set('evenkeel-known', forge(person.cookies.get('evenkeel-known') ?? ''))
  expect(await guess(elsewhere, person.email, 5)).toEqual([401, 401, 401, 401, 401])
  expect((await login(browser, person.email, goodPassword)).status).toBe(429)
})

test('the cookie is out of reach of scripts, lasts half a year, and grants nothing', async () => {
  const person = await signUp(app)
  const line = cookieOf(await login(openBrowser(app), person.email, goodPassword))
  expect(line).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/)
  expect((await withKnownCookie(person).get('/api/auth/me')).status).toBe(401)
  app.clock.advance({ days: 180 })
  expect(await guess(elsewhere, person.email, 5)).toEqual([401, 401, 401, 401, 401])
  expect((await login(withKnownCookie(person), person.email, goodPassword)).status).toBe(429)
})

test('over TLS the cookie is bound to the host', async () => {
  const secure = await openTestApp({
    beside: app,
    env: { PUBLIC_URL: 'https://money.example.com' },
  })
  const person = await signUp(secure)
  expect([...person.cookies.keys()]).toEqual(['__Host-evenkeel', '__Host-evenkeel-known'])
})

test('a failed sign-in leaves no cookie; a new password makes old ones worthless', async () => {
  const person = await signUp(app)
  const reply = await login(elsewhere(), person.email, 'Wrong-Guess-1')
  expect(setCookies(reply)).toEqual([])
  const old = withKnownCookie(person)
  const newPassword = 'Stormy-Anchor-8'
  const change = { currentPassword: goodPassword, newPassword }
  expect((await person.post('/api/auth/change-password', change)).status).toBe(200)
  expect(await guess(elsewhere, person.email, 5)).toEqual([401, 401, 401, 401, 429])
  expect((await login(old, person.email, newPassword)).status).toBe(429)
  expect((await login(withKnownCookie(person), person.email, newPassword)).status).toBe(200)
})

test('deleting the account takes the cookie from the browser', async () => {
  const person = await signUp(app)
  const reply = await person.post('/api/auth/delete-account', { currentPassword: goodPassword })
  expect(cookieOf(reply)).toMatch(/^evenkeel-known=;.* Expires=Thu, 01 Jan 1970/)
})
