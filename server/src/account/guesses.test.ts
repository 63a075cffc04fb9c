import { scaled } from '@evenkeel/domain/testing'
import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rateLimits } from '#db/schema.ts'
import { cloneDatabase } from '#testing/database.ts'
import { openTwoServers, type TwoServers } from '#testing/twoServers.ts'
import { signInKey } from './attempts.ts'

// Two whole servers on one database. `TEST_SCALE=50` makes it 10,000 guesses.
const guesses = scaled(200)
const atOnce = 100
const patienceMs = scaled(60_000)

const database = await cloneDatabase()
let servers: TwoServers

beforeAll(async () => {
  servers = await openTwoServers(database.address)
})

afterAll(async () => {
  await servers.close()
  await database.close()
})

let asked = 0

/** Asks the two servers in turn as from a network address; answers the status. */
async function post(path: string, body: object, address: number): Promise<number> {
  asked += 1
  const reply = await servers.post(asked, path, body, { address })
  await reply.arrayBuffer()
  return reply.status
}

/** Makes all the guesses, many at a time, and counts the answers by status. */
async function countAnswers(guess: (index: number) => Promise<number>) {
  const counts: Record<number, number> = {}
  let next = 0
  const worker = async () => {
    while (next < guesses) {
      const status = await guess(next++)
      counts[status] = (counts[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return counts
}

const email = 'ann@example.com'
const password = 'Calm-Harbour-7'

function guess(forWhom: string, address: number): Promise<number> {
  return post('/api/auth/login', { email: forWhom, password: 'Wrong-Harbour-7' }, address)
}

test(
  'from everywhere at one account: five get through, and the right password waits with them',
  async () => {
    expect(await post('/api/auth/register', { email, username: 'ann', password }, 1)).toBe(201)
    const counts = await countAnswers((index) => guess(email, 1000 + index))
    expect(counts).toEqual({ 401: 5, 429: guesses - 5 })
    expect(await post('/api/auth/login', { email, password }, 1)).toBe(429)

    // The delay is over.
    await database.db
      .update(rateLimits)
      .set({ windowEndsAt: sql`now() - interval '1 second'` })
      .where(eq(rateLimits.key, signInKey(email)))
    expect(await post('/api/auth/login', { email, password }, 1)).toBe(200)
  },
  patienceMs,
)

test(
  'from one address at every account: twenty get through, and others come in meanwhile',
  async () => {
    const counts = await countAnswers((index) => guess(`somebody${index}@example.com`, 7))
    expect(counts).toEqual({ 401: 20, 429: guesses - 20 })
    expect(await post('/api/auth/login', { email, password }, 7)).toBe(429)
    expect(await post('/api/auth/login', { email, password }, 8)).toBe(200)
  },
  patienceMs,
)

test('refused guesses leave nothing behind: an account that nobody could try has no count', async () => {
  const rows = await database.db.select().from(rateLimits).where(like(rateLimits.key, 'sign-in:%'))
  // The account of the first test, the twenty of the second, and the addresses they came from.
  expect(rows.filter(({ key }) => /^sign-in:[0-9a-f]{64}$/.test(key)).length).toBe(20)
})
