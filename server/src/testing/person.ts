import { trialEnd } from '@evenkeel/domain/account'
import { hashPassword } from '#account/hashing.ts'
import { startSession } from '#account/session.ts'
import { insertUser } from '#account/store.ts'
import { newId } from '#db/newId.ts'
import { siteOf } from '#http/origin.ts'
import type { TestApp, TestReply, TestRequest } from './app.ts'

export type Extras = { headers?: Record<string, string | undefined>; address?: string }

type Send = (url: string, extras?: Extras) => Promise<TestReply>
type SendBody = (url: string, body?: unknown, extras?: Extras) => Promise<TestReply>

/** A browser: it keeps cookies, and its unsafe requests come from our own origin. */
export type Browser = {
  /** Its network address. */
  address: string
  cookies: Map<string, string>
  get: Send
  delete: Send
  post: SendBody
  put: SendBody
  patch: SendBody
  send(request: TestRequest): Promise<TestReply>
}

/** A user with an account, in their browser. */
export type Person = Browser & { id: string; email: string; password: string }

let peopleCount = 0

/** A number unique within the test file. */
function nextNumber(): number {
  peopleCount += 1
  return peopleCount
}

/** A network address unique within the test file, so that callers do not share rate limits. */
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

/** Stores a reply's cookies as a browser does, dropping expired ones. */
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

/** Creates an account through the API and returns its signed-in browser. */
export async function signUp(
  app: TestApp,
  options: { email?: string; password?: string; address?: string } = {},
): Promise<Person> {
  const { email = `person${nextNumber()}@example.com`, password = goodPassword } = options
  const browser = openBrowser(app, options.address)
  const username = email.split('@')[0]
  const reply = await browser.post('/api/auth/register', { email, username, password })
  if (reply.status !== 201) throw new Error(`Sign-up failed: ${reply.status} ${reply.text}`)
  return { ...browser, id: reply.body.id, email, password }
}

/** Signs in from a fresh browser, as on another device or after a session ended. */
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

/** A user created through the store, without hashing a password: for tests that need many users. */
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
  if (row === undefined) throw new Error(`${email} already exists`)
  return openSession(app, { id: row.id, email, password: goodPassword, address: newAddress() })
}

/** Another session of a user, without hashing a password: for requests that may end their session. */
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
 * A user whose trial has just expired. The clock is restored for everyone else.
 * @param prepare what they do in the last minute of their trial
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
