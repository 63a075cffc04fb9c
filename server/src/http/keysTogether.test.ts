import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cloneDatabase } from '#testing/database.ts'
import { openTwoServers, type TwoServers } from '#testing/twoServers.ts'

// Two complete servers on one database get requests with the same idempotency key.

const database = await cloneDatabase()
let servers: TwoServers
let cookie = ''
let userId = ''
let key = ''

beforeAll(async () => {
  servers = await openTwoServers(database.address)
  const account = { email: 'ann@example.com', username: 'ann', password: 'Calm-Harbour-7' }
  const reply = await servers.post(0, '/api/auth/register', account, { address: 1 })
  userId = (await bodyOf(reply)).id
  cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
})

afterAll(async () => {
  await servers.close()
  await database.close()
})

let keys = 0

beforeEach(() => {
  keys += 1
  key = `key-${keys}`
})

const entry = { type: 'expense', amount: '12.30', category: 'Housing', date: '2026-03-01' }

/** Adds an entry under the test's key, through one of the servers. */
async function add(turn: number): Promise<{ status: number; body: Record<string, string> }> {
  const headers = { cookie, 'idempotency-key': key }
  const reply = await servers.post(turn, '/api/transactions', entry, { address: 1, headers })
  return { status: reply.status, body: await bodyOf(reply) }
}

async function bodyOf(reply: Response): Promise<Record<string, string> & { id: string }> {
  return (await reply.json()) as Record<string, string> & { id: string }
}

/** The first request, in the middle of its transaction until it is let go. */
async function addSlowly(turn: number) {
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('select from ledgers where user_id = $1 for update', [userId])
  const asked = add(turn).catch(() => undefined)
  const waiting = `select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query ilike '%ledgers%'`
  await expect
    .poll(async () => (await database.pool.query(waiting)).rowCount, { timeout: 20_000 })
    .toBe(1)
  const letGo = async () => {
    await client.query('rollback')
    client.release()
    return asked
  }
  return { letGo }
}

async function countEntries(): Promise<number> {
  const text = 'select count(*)::int as count from transactions where user_id = $1'
  return (await database.pool.query(text, [userId])).rows[0].count
}

test('a repeat to the other server is refused at once, and gets the same reply afterwards', async () => {
  const before = await countEntries()
  const first = await addSlowly(0)
  expect(await add(1)).toMatchObject({ status: 409, body: { code: 'in_progress' } })
  const reply = await first.letGo()
  expect(reply?.status).toBe(201)
  expect(await add(1)).toEqual(reply)
  expect(await countEntries()).toBe(before + 1)
})

test('other keys of the same user are not refused', async () => {
  const first = await addSlowly(0)
  key = 'another'
  const second = add(1)
  expect((await first.letGo())?.status).toBe(201)
  expect((await second).status).toBe(201)
})

test('a key is free again once its server has been killed', async () => {
  const before = await countEntries()
  const first = await addSlowly(0)
  await servers.kill(0)
  expect(await first.letGo()).toBeUndefined()
  await expect.poll(async () => (await add(1)).status, { timeout: 20_000 }).toBe(201)
  expect(await countEntries()).toBe(before + 1)
  await servers.restart(0)
})
