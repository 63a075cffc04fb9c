import { beforeAll, expect, test } from 'vitest'
import { routes } from '#app.ts'
import { openTestApp, type TestReply } from '#testing/app.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'
import { nameOf, validRequest } from '#testing/requests.ts'
import { dumpPerson } from '#testing/rows.ts'

const app = await openTestApp()
const other = await openTestApp({ beside: app })
let person: Person

beforeAll(async () => {
  person = await addPerson(app)
})

const entry = { type: 'expense', amount: '12.30', category: 'Housing', date: '2026-03-01' }
let keys = 0

/** A key that no other test uses. */
function newKey(): string {
  keys += 1
  return `key-${keys}`
}

function add(key: string, fields: Record<string, unknown> = {}): Promise<TestReply> {
  const headers = { 'idempotency-key': key }
  return person.post('/api/transactions', { ...entry, ...fields }, { headers })
}

async function countEntries(): Promise<number> {
  return Number((await person.get('/api/transactions?limit=1')).headers['x-total-count'])
}

/** Runs something while the person's ledger is locked, so that their writes wait in their transactions. */
async function whileWritesWait<T>(work: () => Promise<T>): Promise<T> {
  const client = await app.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('select 1 from ledgers where user_id = $1 for update', [person.id])
    return await work()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The server processes of the requests that wait for the ledger. */
async function waitingBackends(): Promise<number[]> {
  const { rows } = await app.database.pool.query(
    `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike '%ledgers%'`,
  )
  return rows.map(({ pid }) => pid)
}

async function untilWaiting(number: number): Promise<number[]> {
  await expect.poll(waitingBackends, { timeout: 20_000 }).toHaveLength(number)
  return waitingBackends()
}

test.each(
  routes
    .filter(({ endpoint }) => endpoint.idempotent)
    .map(({ endpoint }) => [nameOf(endpoint), endpoint] as const),
)('%s with a key does its work once and answers the same again', async (_name, endpoint) => {
  const self = await addPerson(app)
  const request = await validRequest(app, endpoint, self)
  const keyed = { ...request, headers: { ...request.headers, 'idempotency-key': newKey() } }
  const first = await self.send(keyed)
  expect(Object.keys(endpoint.reply)).toContain(String(first.status))
  const before = await dumpPerson(app, self)
  const again = await self.send(keyed)
  expect([again.status, again.text]).toEqual([first.status, first.text])
  expect(again.headers['ledger-action']).toBe(first.headers['ledger-action'])
  expect(await dumpPerson(app, self)).toBe(before)
})

test('a repeat on another server and nearly a day later gets the same answer', async () => {
  const key = newKey()
  const first = await add(key)
  app.clock.advance({ hours: 23, minutes: 59, seconds: 59 })
  person = await openSession(app, person)
  const cookie = `evenkeel=${person.cookies.get('evenkeel')}`
  const headers = { cookie, origin: other.origin, 'idempotency-key': key }
  const again = await other.send({ method: 'POST', url: '/api/transactions', body: entry, headers })
  expect([again.status, again.body]).toEqual([201, first.body])
})

test('after 24 hours a key is a new one', async () => {
  const key = newKey()
  const first = await add(key)
  app.clock.advance({ hours: 24 })
  person = await openSession(app, person)
  const later = await add(key, { amount: '99.00' })
  expect(later.status).toBe(201)
  expect(later.body.id).not.toBe(first.body.id)
})

test('answers that are a day old are forgotten with the next one', async () => {
  await add(newKey())
  app.clock.advance({ hours: 24, ms: 1 })
  person = await openSession(app, person)
  await add(newKey())
  const { rows } = await app.database.pool.query(
    'select count(*)::int as number from idempotency_keys where user_id = $1',
    [person.id],
  )
  expect(rows[0].number).toBe(1)
})

test('a key used with another body or for another endpoint is refused', async () => {
  const key = newKey()
  await add(key)
  const before = await countEntries()
  expect((await add(key, { amount: '12.31' })).body).toMatchObject({
    status: 422,
    code: 'key_reused',
    message: 'This Idempotency-Key was used for another request.',
  })
  const bill = { ...entry, date: undefined, frequency: 'monthly', startDate: '2026-04-01' }
  const headers = { 'idempotency-key': key }
  expect((await person.post('/api/recurring-transactions', bill, { headers })).status).toBe(422)
  expect(await countEntries()).toBe(before)
})

test('the same key of another person is another key', async () => {
  const key = newKey()
  const mine = await add(key)
  const theirs = await addPerson(app)
  const reply = await theirs.post('/api/transactions', entry, {
    headers: { 'idempotency-key': key },
  })
  expect(reply.status).toBe(201)
  expect(reply.body.id).not.toBe(mine.body.id)
})

test('a refusal leaves the key free', async () => {
  const key = newKey()
  expect((await add(key, { amount: '0' })).status).toBe(400)
  expect((await add(key)).status).toBe(201)
})

test('a repeat that comes while the first is at work is told so', async () => {
  const key = newKey()
  const before = await countEntries()
  const first = await whileWritesWait(async () => {
    const asked = add(key)
    await untilWaiting(1)
    const meanwhile = await add(key)
    expect(meanwhile.body).toMatchObject({
      status: 409,
      code: 'in_progress',
      message: 'The same request is still in progress.',
    })
    return { asked }
  })
  const reply = await first.asked
  expect(reply.status).toBe(201)
  expect((await add(key)).body).toEqual(reply.body)
  expect(await countEntries()).toBe(before + 1)
})

test('many repeats at once make one entry', async () => {
  const key = newKey()
  const before = await countEntries()
  const replies = await Promise.all(Array.from({ length: 8 }, () => add(key)))
  const made = replies.filter(({ status }) => status === 201)
  expect(made.length).toBeGreaterThan(0)
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(await countEntries()).toBe(before + 1)
})

test('a crash in the middle frees the key and leaves nothing half done', async () => {
  const key = newKey()
  const before = await dumpPerson(app, person)
  const { asked } = await whileWritesWait(async () => {
    const asked = add(key)
    for (const pid of await untilWaiting(1)) {
      await app.database.pool.query('select pg_terminate_backend($1)', [pid])
    }
    return { asked }
  })
  const reply = await asked
  expect(reply.body).toMatchObject({ status: 503, code: 'unavailable' })
  expect(reply.headers['retry-after']).toBe('2')
  expect(await dumpPerson(app, person)).toBe(before)
  expect((await add(key)).status).toBe(201)
})

test.each([
  ['empty', ''],
  ['with a space', 'two words'],
  ['of another script', 'clé'],
  ['too long', 'k'.repeat(256)],
])('a key that is %s is refused', async (_name, key) => {
  const reply = await add(key)
  expect(reply.body).toMatchObject({
    status: 400,
    message: 'Idempotency-Key must be 1 to 255 visible characters',
  })
})

test('without a key the same request does its work again', async () => {
  const before = await countEntries()
  await person.post('/api/transactions', entry)
  await person.post('/api/transactions', entry)
  expect(await countEntries()).toBe(before + 2)
})
