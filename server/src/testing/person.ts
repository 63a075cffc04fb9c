import { trialEnd } from '@evenkeel/domain/account'
import { hashPassword } from '#account/hashing.ts'
import { startSession } from '#account/session.ts'
import { insertUser } from '#account/store.ts'
import { newId } from '#db/newId.ts'
import { siteOf } from '#http/origin.ts'
import type { TestApp, TestReply, TestRequest } from './app.ts'

/** What a request carries beside its body. */
export type Extras = { headers?: Record<string, string | undefined>; address?: string }

type Send = (url: string, extras?: Extras) => Promise<TestReply>
type SendBody = (url: string, body?: unknown, extras?: Extras) => Promise<TestReply>

/** A browser: it keeps its cookies, and what it changes comes from our own page. */
export type Browser = {
  /** Where it is in the network. */
  address: string
  cookies: Map<string, string>
  get: Send
  delete: Send
  post: SendBody
  put: SendBody
  patch: SendBody
  send(request: TestRequest): Promise<TestReply>
}

/** Somebody with an account, at their browser. */
export type Person = Browser & { id: string; email: string; password: string }

let peopleCount = 0

/** A number that no other caller of this test file gets. */
function nextNumber(): number {
  peopleCount += 1
  return peopleCount
}

/** A network address that no other caller of this test file has, so that nobody uses up another's limits. */
export function newAddress(): string {
  const number = nextNumber()
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

/** A browser without a session. */
export function openBrowser(app: TestApp, address = newAddress()): Browser {
  const cookies = new Map<string, string>()
  async function send(request: TestRequest): Promise<TestReply> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = {
      ...(cookie && { cookie }),
      ...(request.method !== 'GET' && { origin: app.origin }),
      ...request.headers,
    }
    const reply = await app.send({ address, ...request, headers })
    keepCookies(cookies, reply)
    return reply
  }
  const bare = (method: TestRequest['method']): Send => {
    return (url, extras) => send({ method, url, ...extras })
  }
  const withBody = (method: TestRequest['method']): SendBody => {
    return (url, body, extras) => send({ method, url, body, ...extras })
  }
  return {
    address,
    cookies,
    send,
    get: bare('GET'),
    delete: bare('DELETE'),
    post: withBody('POST'),
    put: withBody('PUT'),
    patch: withBody('PATCH'),
  }
}

/** Takes the cookies of a reply as a browser does: an expired one goes. */
function keepCookies(cookies: Map<string, string>, reply: TestReply): void {
  for (const line of setCookies(reply)) {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const name = pair.slice(0, pair.indexOf('='))
    const isGone = attributes.some((text) => /^(max-age=0|expires=thu, 01 jan 1970)/i.test(text))
    if (isGone) cookies.delete(name)
    else cookies.set(name, pair.slice(name.length + 1))
  }
}

/** The `Set-Cookie` lines of a reply. */
export function setCookies(reply: TestReply): string[] {
  const header = reply.headers['set-cookie']
  if (header === undefined) return []
  return Array.isArray(header) ? header : [String(header)]
}

export const goodPassword = 'Calm-Harbour-7'

/** Makes an account through the API; the browser that comes back is signed in. */
export async function signUp(
  app: TestApp,
  given: { email?: string; password?: string; address?: string } = {},
): Promise<Person> {
  const { email = `person${nextNumber()}@example.com`, password = goodPassword } = given
  const browser = openBrowser(app, given.address)
  const username = email.split('@')[0]
  const reply = await browser.post('/api/auth/register', { email, username, password })
  if (reply.status !== 201) throw new Error(`Sign-up failed: ${reply.status} ${reply.text}`)
  return { ...browser, id: reply.body.id, email, password }
}

/** Signs in from a fresh browser, as on another device or after a session's end. */
export async function signIn(
  app: TestApp,
  { email, password }: { email: string; password: string },
  address?: string,
): Promise<Person> {
  const browser = openBrowser(app, address)
  const reply = await browser.post('/api/auth/login', { email, password })
  if (reply.status !== 200) throw new Error(`Sign-in failed: ${reply.status} ${reply.text}`)
  return { ...browser, id: reply.body.id, email, password }
}

const knownHash = hashPassword(goodPassword)

/** Somebody whose account was made in the store, without the work of a password: for tests that need many people. */
export async function addPerson(app: TestApp): Promise<Person> {
  const { db, clock } = app.context
  const now = clock.now()
  const email = `person${nextNumber()}@example.com`
  const row = await insertUser(db, {
    id: newId(now),
    email,
    username: email.split('@')[0] ?? email,
    password: await knownHash,
    trialStartDate: now,
    trialEndDate: trialEnd(now),
    createdAt: now,
  })
  if (row === undefined) throw new Error(`There is a ${email} already`)
  return openSession(app, { id: row.id, email, password: goodPassword, address: newAddress() })
}

/** A second session of somebody, without the work of a password: for requests that may end their session. */
export async function openSession(
  app: TestApp,
  person: Pick<Person, 'id' | 'email' | 'password' | 'address'>,
): Promise<Person> {
  const { db, clock, config } = app.context
  const browser = openBrowser(app, person.address)
  const token = await startSession(db, person.id, clock.now())
  browser.cookies.set(siteOf(config, () => config.port).cookieName, token)
  return { ...browser, id: person.id, email: person.email, password: person.password }
}

/**
 * Somebody whose trial has just ended; everybody else's time stays where it was.
 * @param prepare what they did in the last minute of their trial
 */
export async function addExpired(
  app: TestApp,
  prepare: (person: Person) => Promise<void> = async () => {},
): Promise<Person> {
  const now = app.clock.now()
  app.clock.advance({ days: -7 })
  const person = await addPerson(app)
  app.clock.set(now)
  app.clock.advance({ minutes: -1 })
  const later = await openSession(app, person)
  await prepare(later)
  app.clock.set(now)
  return later
}
