import { endpoint, MessageReply, queryInt } from '@evenkeel/domain/endpoint'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from '#app.ts'
import { openTestApp, type TestReply } from '#testing/app.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'
import { nameOf, validRequest } from '#testing/requests.ts'
import { dumpPerson } from '#testing/rows.ts'
import { countKey } from './keyQuota.ts'
import { answer, route } from './route.ts'

const app = await openTestApp()
const other = await openTestApp({ beside: app })
let person: Person

beforeAll(async () => {
  person = await addPerson(app)
})

const entry = { type: 'expense', amount: '12.30', category: 'Housing', date: '2026-03-01' }
let keys = 0

/** A key unique to this call. */
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

/** Runs something while the user's ledger is locked, so that their writes wait inside their transactions. */
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

/** The PostgreSQL backends of requests waiting for a lock of a table's row, usually the ledger's. */
async function waitingBackends(table: string): Promise<number[]> {
  const { rows } = await app.database.pool.query(
    `select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
    [`%${table}%`],
  )
  return rows.map(({ pid }) => pid)
}

async function untilWaiting(number: number, table = 'ledgers'): Promise<number[]> {
  await expect.poll(() => waitingBackends(table), { timeout: 20_000 }).toHaveLength(number)
  return waitingBackends(table)
}

test('every write by a signed-in user takes a key, with these exceptions', () => {
  const without = routes.filter(({ endpoint: { method, access, idempotent } }) => {
    return method !== 'GET' && access !== 'public' && !idempotent
  })
  expect(without.map(({ endpoint }) => nameOf(endpoint)).toSorted()).toEqual([
    // Sets or removes something by name, so a repeat changes nothing more.
    'DELETE /api/ai/consent',
    'DELETE /api/ai/mcp/tokens/:id',
    // These two write nothing.
    'POST /api/ai/chat',
    'POST /api/ai/insights',
    // Its reply holds a secret, which is never stored.
    'POST /api/ai/mcp/tokens',
    'POST /api/auth/change-email',
    'POST /api/auth/change-password',
    'POST /api/auth/delete-account',
    'POST /api/auth/end-sessions',
    // Returns the same link while it is open.
    'POST /api/payment-link',
    // As with DELETE above.
    'PUT /api/ai/consent',
    'PUT /api/ai/mcp',
  ])
})

test('nothing stored with a key derives from a password', () => {
  const keyed = routes.filter(({ endpoint }) => endpoint.idempotent)
  for (const { endpoint } of keyed) {
    const fields = endpoint.body instanceof z.ZodMiniObject ? Object.keys(endpoint.body.shape) : []
    expect(
      fields.filter((name) => /password/i.test(name)),
      nameOf(endpoint),
    ).toEqual([])
  }
})

const counted = endpoint({
  method: 'POST',
  path: '/api/planted/counted',
  summary: 'Planted',
  access: 'signed-in',
  reply: { 201: MessageReply },
  headers: { 'X-Count': queryInt(0, 99) },
  idempotent: true,
})

test('a repeat gets the declared headers of the first reply', async () => {
  let count = 0
  const planted = route(counted, async () => {
    count += 1
    return answer(201, { message: 'Done' }, { headers: { 'X-Count': count } })
  })
  const self = await addPerson(await openTestApp({ beside: app, planted: [planted] }))
  const headers = { 'idempotency-key': newKey() }
  const ask = async () => {
    const reply = await self.post(counted.path, undefined, { headers })
    return [reply.status, reply.headers['x-count']]
  }
  expect([await ask(), await ask()]).toEqual([
    [201, '1'],
    [201, '1'],
  ])
})

test('a reply that starts a session is never stored', async () => {
  const planted = route(counted, async () =>
    answer(201, { message: 'Done' }, { session: 'secret' }),
  )
  const self = await addPerson(await openTestApp({ beside: app, planted: [planted] }))
  const headers = { 'idempotency-key': newKey() }
  const reply = await self.post(counted.path, undefined, { headers })
  expect(reply.body).toMatchObject({ status: 500, code: 'internal' })
  expect(reply.headers['set-cookie']).toBeUndefined()
})

test.each(
  routes
    .filter(({ endpoint }) => endpoint.idempotent)
    .map(({ endpoint }) => [nameOf(endpoint), endpoint] as const),
)('%s with a key has its effect once and repeats its answer', async (_name, endpoint) => {
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

test('a repeat on another server nearly a day later gets the same reply', async () => {
  const key = newKey()
  const first = await add(key)
  app.clock.advance({ hours: 23, minutes: 59, seconds: 59 })
  person = await openSession(app, person)
  const cookie = `evenkeel=${person.cookies.get('evenkeel')}`
  const headers = { cookie, origin: other.origin, 'idempotency-key': key }
  const again = await other.send({ method: 'POST', url: '/api/transactions', body: entry, headers })
  expect([again.status, again.body]).toEqual([201, first.body])
})

test('after 24 hours a key can be used again', async () => {
  const key = newKey()
  const first = await add(key)
  app.clock.advance({ hours: 24 })
  person = await openSession(app, person)
  const later = await add(key, { amount: '99.00' })
  expect(later.status).toBe(201)
  expect(later.body.id).not.toBe(first.body.id)
})

test('replies older than a day are deleted with the next write, and no others', async () => {
  const [old, young, last] = [newKey(), newKey(), newKey()]
  await add(old)
  app.clock.advance({ ms: 2 })
  await add(young)
  app.clock.advance({ hours: 24, ms: -1 })
  person = await openSession(app, person)
  await add(last)
  const { rows } = await app.database.pool.query(
    'select key from idempotency_keys where user_id = $1 order by created_at',
    [person.id],
  )
  expect(rows).toEqual([{ key: young }, { key: last }])
})

test('a key reused with a different body or endpoint is refused', async () => {
  const key = newKey()
  await add(key)
  const before = await countEntries()
  expect((await add(key, { amount: '12.31' })).body).toMatchObject({
    status: 422,
    code: 'key_reused',
    message: 'This Idempotency-Key was already used for a different request.',
  })
  const bill = { ...entry, date: undefined, frequency: 'monthly', startDate: '2026-04-01' }
  const headers = { 'idempotency-key': key }
  expect((await person.post('/api/recurring-transactions', bill, { headers })).status).toBe(422)
  expect(await countEntries()).toBe(before)
})

test('two users may use the same key', async () => {
  const key = newKey()
  const mine = await add(key)
  const theirs = await addPerson(app)
  const reply = await theirs.post('/api/transactions', entry, {
    headers: { 'idempotency-key': key },
  })
  expect(reply.status).toBe(201)
  expect(reply.body.id).not.toBe(mine.body.id)
})

test('a refused request leaves its key unused', async () => {
  const key = newKey()
  expect((await add(key, { amount: '0' })).status).toBe(400)
  expect((await add(key)).status).toBe(201)
})

test('a repeat while the first request is running is refused', async () => {
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

test('a key whose reply is saved meanwhile, without the lock, has no second effect', async () => {
  const key = newKey()
  const before = await dumpPerson(app, person)
  const client = await app.database.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into idempotency_keys (user_id, key, request_hash, status, body, created_at)
        values ($1, $2, $3, 201, '"first"', $4)`,
      [person.id, key, Buffer.alloc(32), app.clock.now()],
    )
    const asked = add(key)
    await untilWaiting(1, 'idempotency_keys')
    await client.query('commit')
    expect((await asked).body).toMatchObject({ status: 409, code: 'in_progress' })
  } finally {
    client.release(true)
  }
  await app.database.pool.query('delete from idempotency_keys where user_id = $1 and key = $2', [
    ...[person.id, key],
  ])
  expect(await dumpPerson(app, person)).toBe(before)
})

test('many concurrent repeats create one transaction', async () => {
  const key = newKey()
  const before = await countEntries()
  const replies = await Promise.all(Array.from({ length: 8 }, () => add(key)))
  const made = replies.filter(({ status }) => status === 201)
  expect(made.length).toBeGreaterThan(0)
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  expect(replies.every(({ status }) => status === 201 || status === 409)).toBe(true)
  expect(await countEntries()).toBe(before + 1)
})

test('a crash midway leaves the key unused and nothing half done', async () => {
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

test('without a key a repeat takes effect again', async () => {
  const before = await countEntries()
  await person.post('/api/transactions', entry)
  await person.post('/api/transactions', entry)
  expect(await countEntries()).toBe(before + 2)
})

test('each key counts towards what a user may change in a day, and a repeated one does not', async () => {
  const busy = await addPerson(app)
  const post = (key: string) =>
    busy.post('/api/transactions', entry, { headers: { 'idempotency-key': key } })
  for (let count = 1; count < 20_000; count += 1) countKey(busy.id, app.clock.now())
  expect((await post('last')).status).toBe(201)
  expect((await post('last')).status).toBe(201)
  expect((await post('next')).body).toMatchObject({
    code: 'too_many_requests',
    message: 'You have made 20,000 changes today. Please go on tomorrow.',
  })
})
