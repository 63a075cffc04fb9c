import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '#demo/random.ts'
import { type Client, openClient, type Reply } from '#testing/crash/client.ts'
import { type Entry, findViolations, type Row } from '#testing/crash/entries.ts'

export const people = 2
const browsersOfEach = 2
const pollMs = 10
const retryMs = 50

/** One browser, whose user writes and reads by turns, and repeats what was refused until it is accepted. */
type Browser = {
  name: string
  client: Client
  entries: Entry[]
  accepted: number
  refused: number
}

export type Users = {
  /** Every browser has been refused, or accepted, this many times from now on. */
  untilEach(was: 'accepted' | 'refused', times: number): Promise<void>
  /** How long the slowest request took since the last call, in milliseconds. */
  takeSlowestMs(): number
  /**
   * Ends once nothing is left to repeat.
   * @throws Error if a write is lost or duplicated, or a reply was neither a success nor a refusal
   */
  finish(): Promise<{ entries: number; accepted: number; refused: number; repeated: number }>
}

/** Signs people up and lets them work, each write with an idempotency key. */
export async function openUsers(origin: string, random: Random): Promise<Users> {
  const browsers: Browser[] = []
  const owners: Browser[][] = []
  for (let person = 0; person < people; person += 1) {
    const cookie = await signUp(origin, `worker${random.next()}@example.com`)
    const own = Array.from({ length: browsersOfEach }, (_, number) => ({
      name: `${person}-${number}`,
      client: openClient(origin, cookie),
      entries: [],
      accepted: 0,
      refused: 0,
    }))
    browsers.push(...own)
    owners.push(own)
  }
  const stopping = new AbortController()
  const stats = { slowestMs: 0, repeated: 0 }
  const work = Promise.all(browsers.map((one) => workUntil(stopping.signal, one, random, stats)))
  // Reported by `finish`, and by whoever waits.
  work.catch(() => {})
  return {
    untilEach: async (was, times) => {
      const before = browsers.map((one) => one[was])
      const isReached = () => browsers.every((one, at) => one[was] >= (before[at] ?? 0) + times)
      while (!isReached()) await Promise.race([wait(pollMs), work])
    },
    takeSlowestMs: () => {
      const { slowestMs } = stats
      stats.slowestMs = 0
      return slowestMs
    },
    finish: async () => {
      stopping.abort()
      await work
      for (const own of owners) await verify(own)
      for (const { client } of browsers) client.close()
      const sum = (count: (one: Browser) => number) =>
        browsers.reduce((total, one) => total + count(one), 0)
      return {
        entries: sum(({ entries }) => entries.length),
        accepted: sum(({ accepted }) => accepted),
        refused: sum(({ refused }) => refused),
        repeated: stats.repeated,
      }
    },
  }
}

async function signUp(origin: string, email: string): Promise<string> {
  const client = openClient(origin)
  const account = { email, username: 'worker', password: 'Calm-Harbour-7' }
  const reply = await client.send('POST', '/api/auth/register', account)
  client.close()
  if (reply?.cookie === undefined) throw new Error(`Sign-up failed: ${JSON.stringify(reply)}`)
  return reply.cookie
}

type Stats = { slowestMs: number; repeated: number }

async function workUntil(
  signal: AbortSignal,
  browser: Browser,
  random: Random,
  stats: Stats,
): Promise<void> {
  for (let number = 0; !signal.aborted; number += 1) {
    const known = browser.entries[random.between(0, browser.entries.length - 1)]
    if (known && random.chance(0.3)) await edit(browser, known, number, random, stats)
    else await add(browser, number, random, stats)
    await untilAccepted(browser, stats, 200, (client) => client.send('GET', '/api/transactions'))
  }
}

async function add(browser: Browser, number: number, random: Random, stats: Stats): Promise<void> {
  const key = `${browser.name}-${number}`
  const amount = someAmount(random)
  // Few days and categories, so that all browsers of a user contend for the same totals.
  const about = { category: random.chance(0.5) ? 'Other' : 'Housing', date: '2026-01-02' }
  const body = { type: 'expense', amount, description: key, ...about }
  const headers = { 'idempotency-key': key }
  const { body: created } = await untilAccepted(browser, stats, 201, (client) =>
    client.send('POST', '/api/transactions', body, headers),
  )
  browser.entries.push({ key, body, created, amounts: [amount], deletion: 'none' })
}

async function edit(
  browser: Browser,
  entry: Entry,
  number: number,
  random: Random,
  stats: Stats,
): Promise<void> {
  const amount = someAmount(random)
  const headers = { 'idempotency-key': `${browser.name}-${number}` }
  await untilAccepted(browser, stats, 200, (client) =>
    client.send('PATCH', `/api/transactions/${entry.created?.id}`, { amount }, headers),
  )
  entry.amounts = [amount]
}

function someAmount(random: Random): string {
  return (random.between(1, 1_000_000) / 100).toFixed(2)
}

/** Sends a request until it is accepted, as our page does. The first of two may still be running: 409. */
async function untilAccepted(
  browser: Browser,
  stats: Stats,
  status: number,
  send: (client: Client) => Promise<Reply | undefined>,
): Promise<Reply> {
  for (;;) {
    const startedMs = performance.now()
    const reply = await send(browser.client)
    stats.slowestMs = Math.max(stats.slowestMs, performance.now() - startedMs)
    if (reply?.status === status) {
      browser.accepted += 1
      return reply
    }
    if (!isRefusal(reply) && reply?.body?.code !== 'in_progress') {
      throw new Error(`Neither accepted nor refused: ${JSON.stringify(reply)}`)
    }
    if (isRefusal(reply)) browser.refused += 1
    stats.repeated += 1
    await wait(retryMs)
  }
}

/** Whether a reply says when to try again, as every refusal must. */
function isRefusal(reply: Reply | undefined): boolean {
  return reply?.status === 503 && Number(reply.retryAfter) > 0
}

/** Every write was accepted in the end, so the entries are exactly these, with these amounts. */
async function verify(browsers: readonly Browser[]): Promise<void> {
  const [first] = browsers
  const reply = await first?.client.send('GET', '/api/transactions')
  if (reply?.status !== 200) throw new Error(`Could not list entries: ${JSON.stringify(reply)}`)
  const rows: Row[] = reply.body
  const entries = browsers.flatMap((one) => one.entries)
  const broken = findViolations(entries, rows)
  if (broken.length > 0) throw new Error(broken.join('\n'))
}
