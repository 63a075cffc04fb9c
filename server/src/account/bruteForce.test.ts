import { scaled } from '@evenkeel/domain/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '#testing/database.ts'
import { openTwoServers, type TwoServers } from '#testing/twoServers.ts'
import { signInKey } from './attempts.ts'

// Two complete servers on one database. `TEST_SCALE=50` makes 10,000 guesses.
const guesses = scaled(200)
const concurrency = 100
const timeoutMs = scaled(60_000)

const database = await cloneDatabase()
let servers: TwoServers

beforeAll(async () => {
  servers = await openTwoServers(database.address)
})

afterAll(async () => {
  await servers.close()
  await database.close()
})

let requests = 0

/** Posts to the two servers alternately from the given network address and returns the status. */
async function post(path: string, body: object, address: number): Promise<number> {
  requests += 1
  const reply = await servers.post(requests, path, body, { address })
  await reply.arrayBuffer()
  return reply.status
}

/** Makes all the guesses concurrently and counts the replies by status. */
async function countReplies(guess: (index: number) => Promise<number>) {
  const counts: Record<number, number> = {}
  let next = 0
  const worker = async () => {
    while (next < guesses) {
      const status = await guess(next++)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return counts
}

const email = 'ann@example.com'
const password = 'Calm-Harbour-7'

function guess(account: string, address: number): Promise<number> {
  return post('/api/auth/login', { email: account, password: 'Wrong-Harbour-7' }, address)
}

test(
  'one account, many addresses: five guesses are checked, then even the correct password waits',
  async () => {
    expect(await post('/api/auth/register', { email, username: 'ann', password }, 1)).toBe(201)
    const counts = await countReplies((index) => guess(email, 1000 + index))
    expect(counts).toEqual({ 401: 5, 429: guesses - 5 })
    expect(await post('/api/auth/login', { email, password }, 1)).toBe(429)

    // Let the delay expire.
    await database.pool.query(
      `update rate_limits set window_ends_at = now() - interval '1 second' where key = $1`,
      [signInKey(email)],
    )
    expect(await post('/api/auth/login', { email, password }, 1)).toBe(200)
  },
  timeoutMs,
)

test(
  'many accounts, one address: twenty guesses are checked, and other addresses are unaffected',
  async () => {
    const counts = await countReplies((index) => guess(`somebody${index}@example.com`, 7))
    expect(counts).toEqual({ 401: 20, 429: guesses - 20 })
    expect(await post('/api/auth/login', { email, password }, 7)).toBe(429)
    expect(await post('/api/auth/login', { email, password }, 8)).toBe(200)
  },
  timeoutMs,
)

test('refused guesses store nothing: an account whose password was never checked has no count', async () => {
  const { rows } = await database.pool.query(
    `select key from rate_limits where key like 'sign-in:%'`,
  )
  // Twenty accounts of the second test; the successful sign-in cleared the first test's account.
  expect(rows.filter(({ key }) => /^sign-in:[0-9a-f]{64}$/.test(key)).length).toBe(20)
})
