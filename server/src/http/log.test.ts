import { once } from 'node:events'
import { get } from 'node:http'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { deliverMail, tokenIn } from '#testing/mail.ts'
import { openBrowser, type Person, signUp } from '#testing/person.ts'

// The log contains no personal data, whatever goes wrong. These tests log at the most verbose level.

const lines: string[] = []
const app = await openTestApp({ logTo: (line) => lines.push(line) })
const { pool } = app.database

const password = 'Secret-Harbour-42'
const amount = '7654321.98'
const entry = {
  type: 'expense',
  amount,
  category: 'Veiled',
  date: '2026-03-01',
  description: 'Hushed',
}

/** Everything the log must not contain, in every encoding it may appear in. */
function secretsOf(person: Person): string[] {
  const token = person.cookies.get('evenkeel') ?? 'no token'
  return [person.email, password, token, amount, '765432198', 'Veiled', 'Hushed']
}

function expectSilence(...secrets: string[]): void {
  const log = lines.join('')
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
}

test('requests and refusals log no personal data', async () => {
  const person = await signUp(app, { password })
  await person.post('/api/transactions', entry)
  await person.post('/api/transactions', { ...entry, amount: `-${amount}` })
  await person.get(`/api/transactions?q=Hushed&minAmount=${amount}`)
  await person.get('/api/summary')
  await person.get('/api/account/export')
  await openBrowser(app).post('/api/auth/login', { email: person.email, password: `${password}x` })
  await openBrowser(app).post('/api/auth/login', { email: 'nobody@secret.example', password })
  const text = `{"email":"${person.email}","password":"${password}",`
  await person.send({ method: 'POST', url: '/api/auth/login', text })
  await person.get(`/api/${password}?token=${amount}`)
  expect(lines.length).toBeGreaterThan(5)
  expectSilence(...secretsOf(person), 'nobody@secret.example')
})

test('a password reset logs no token', async () => {
  const person = await signUp(app, { password })
  await openBrowser(app).post('/api/auth/forgot-password', { email: person.email })
  const [letter] = await deliverMail(app)
  if (letter === undefined) throw new Error('No letter was sent')
  const token = tokenIn(letter)
  await openBrowser(app).post('/api/auth/validate-reset-token', { token })
  await openBrowser(app).post('/api/auth/reset-password', { token, password: `${password}!` })
  expectSilence(...secretsOf(person), token)
})

/** Breaks a table while some requests run. */
async function whileBroken(table: string, work: () => Promise<void>): Promise<void> {
  await pool.query(`alter table ${table} rename to broken`)
  try {
    await work()
  } finally {
    await pool.query(`alter table broken rename to ${table}`)
  }
}

test('failing statements log no values', async () => {
  const person = await signUp(app, { password })
  const before = lines.length
  const statuses: number[] = []
  await whileBroken('transactions', async () => {
    statuses.push((await person.post('/api/transactions', entry)).status)
    statuses.push((await person.get(`/api/transactions?q=Hushed&minAmount=${amount}`)).status)
  })
  await whileBroken('users', async () => {
    const login = { email: person.email, password }
    statuses.push((await openBrowser(app).post('/api/auth/login', login)).status)
    statuses.push((await person.get('/api/auth/me')).status)
  })
  expect(statuses).toEqual([500, 500, 500, 500])
  const told = lines.slice(before).filter((line) => line.includes('request failed'))
  expect(told).toHaveLength(4)
  for (const line of told) expect(JSON.parse(line).error.code).toBe('42P01')
  expectSilence(...secretsOf(person))
})

test('a failure is logged with the request id of the reply', async () => {
  const person = await signUp(app)
  await whileBroken('daily_totals', async () => {
    const reply = await person.get('/api/summary')
    const line = lines.findLast((text) => text.includes('request failed')) ?? '{}'
    expect(JSON.parse(line).requestId).toBe(reply.body.requestId)
    expect(reply.headers['x-request-id']).toBe(reply.body.requestId)
    expect(Object.keys(reply.body).toSorted()).toEqual([
      'code',
      'message',
      'requestId',
      'status',
      'title',
      'type',
    ])
  })
})

test('sums too large to be exact log no digits', async () => {
  const person = await signUp(app, { password })
  await person.post('/api/transactions', entry)
  for (const total of ['76543219876543.21', '987654321987654321.00']) {
    await pool.query('update monthly_totals set total = $2 where user_id = $1', [person.id, total])
    expect((await person.get('/api/summary')).status).toBe(500)
    expectSilence(...secretsOf(person), total.slice(0, 12))
  }
})

describe('of more rows than the sockets can buffer, so that the snapshot stays open,', () => {
  let person: Person
  let address: string

  beforeAll(async () => {
    person = await signUp(app, { password })
    // In parts, each well below the time limit for a statement.
    for (let part = 0; part < 6; part += 1) {
      await pool.query(
        `insert into transactions (user_id, id, type, amount, description, category, date, created_at)
          select $1, gen_random_uuid(), 'expense', $2, 'Hushed', 'Veiled', '2026-03-01', now()
            from generate_series(1, 10000)`,
        [person.id, amount],
      )
    }
    await pool.query(
      `insert into daily_totals select $1, '2026-03-01', 'expense', 'Veiled', 1, 60000`,
      [person.id],
    )
    address = await app.fastify.listen({ port: 0, host: '127.0.0.1' })
  })

  async function beginList(encoding = 'identity') {
    const cookie = `evenkeel=${person.cookies.get('evenkeel')}`
    const headers = { cookie, 'accept-encoding': encoding }
    const [response] = await once(get(`${address}/api/transactions`, { headers }), 'response')
    expect(response.statusCode).toBe(200)
    response.on('error', () => {})
    return response
  }

  test('a list that fails midway is truncated and logged without its rows', async () => {
    const response = await beginList()
    const ended = new Promise((resolve) => response.once('close', resolve))
    const { rowCount } = await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
          and backend_type = 'client backend'`,
    )
    expect(rowCount).toBe(1)
    response.resume()
    await ended
    // Truncated, so that the client cannot mistake it for the whole list.
    expect(response.complete).toBe(false)
    const line = lines.findLast((text) => text.includes('a reply broke off')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ requestId: response.headers['x-request-id'] })
    expectSilence(...secretsOf(person))
  })

  test('a client that leaves during a list is no error', async () => {
    // Compression is what turns a closed connection into an error of the list.
    const response = await beginList('gzip')
    response.destroy()
    const requestId = String(response.headers['x-request-id'])
    const ofRequest = () =>
      lines.filter((line) => line.includes(requestId)).map((line) => JSON.parse(line))
    await vi.waitFor(() =>
      expect(ofRequest()).toContainEqual(
        expect.objectContaining({ level: 30, msg: 'the client left during a reply' }),
      ),
    )
    expect(ofRequest().filter(({ level }) => level > 30)).toEqual([])
    expectSilence(...secretsOf(person))
  })
})
