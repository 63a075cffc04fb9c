import { once } from 'node:events'
import { type ClientRequest, get } from 'node:http'
import { expect, test } from 'vitest'
import { openTestApp, type TestReply } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

// Paging through a list while it changes.

const app = await openTestApp()

const pick = <T>(from: readonly T[], number: number) => from[number % from.length] as T

/** Transaction `number` of many with few distinct values. */
function rowOf(number: number): EntryFields {
  return {
    type: pick(['income', 'expense'] as const, number),
    amount: pick([1, 1000, 1234, 99_999], number * 3),
    description: pick(['', 'apple', 'Äpfel', 'zebra'], number * 5),
    category: pick(['Food & Dining', 'Other', 'Rent'], number * 7),
    date: pick(['2026-01-01', '2026-01-02', '2026-02-01'], number * 11),
  }
}

async function addRows(person: Person, from: number, to: number): Promise<string[]> {
  const given = Array.from({ length: to - from }, (_, index) => rowOf(from + index))
  const rows = await writeEntries(app, person, given)
  return rows.map(({ id }) => id)
}

function nextOf(reply: TestReply): string | undefined {
  return /<([^>]*)>; rel="next"/.exec(String(reply.headers.link))?.[1]
}

const everyOrder = (['date', 'description', 'category', 'amount'] as const).flatMap((sort) =>
  (['asc', 'desc'] as const).map((order) => [sort, order] as const),
)

test.each(everyOrder)(
  'paging by %s %s sees each row once while others are added and deleted',
  async (sort, order) => {
    const person = await addPerson(app)
    const there = await addRows(person, 0, 60)
    const seen: string[] = []
    let deleted: string | undefined
    let url: string | undefined = `/api/transactions?sort=${sort}&order=${order}&limit=4`
    for (let page = 0; url !== undefined; page += 1) {
      const reply: TestReply = await person.get(url)
      seen.push(...reply.body.map(({ id }: { id: string }) => id))
      url = nextOf(reply)
      // Adds rows of every value before and after the position, and deletes the row the cursor names.
      if (page < 8) await addRows(person, page * 5, page * 5 + 5)
      if (page === 2) {
        deleted = seen.at(-1)
        await person.delete(`/api/transactions/${deleted}`)
      }
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(there.filter((id) => !seen.includes(id))).toEqual([])
    expect(seen).toContain(deleted)
  },
)

test('the whole list comes from one snapshot, however slow the reader', async () => {
  const person = await addPerson(app)
  await addRows(person, 0, 9000)
  const before: { id: string }[] = (await person.get('/api/transactions')).body
  expect(before).toHaveLength(9000)

  const reply = await app.fastify.inject({
    url: '/api/transactions',
    headers: { cookie: `evenkeel=${person.cookies.get('evenkeel')}` },
    payloadAsStream: true,
  })
  expect(reply.headers['x-total-count']).toBe('9000')
  const stream = reply.stream()
  await once(stream, 'readable')
  // The first rows have arrived and the last ones are not yet read.
  app.database.statements.length = 0
  await addRows(person, 0, 50)
  for (const { id } of before.slice(-20)) await person.delete(`/api/transactions/${id}`)
  for (const { id } of before.slice(-40, -20)) {
    await person.patch(`/api/transactions/${id}`, { description: 'changed meanwhile' })
  }
  const written = app.database.statements.length
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  expect(JSON.parse(Buffer.concat(chunks).toString())).toEqual(before)
  const readLater = app.database.statements.slice(written)
  expect(
    readLater.filter((text) => /^select .* from "transactions"/.test(text)).length,
  ).toBeGreaterThan(2)
})

let listening: Promise<string> | undefined

function addressOf(): Promise<string> {
  listening ??= app.fastify.listen({ port: 0, host: '127.0.0.1' })
  return listening
}

/** Sends a request over a real connection, which the reader can break; resolves with the first bytes. */
async function beginReading(address: string, person: Person): Promise<ClientRequest> {
  const cookie = `evenkeel=${person.cookies.get('evenkeel')}`
  const request = get(`${address}/api/transactions`, { headers: { cookie } })
  request.on('error', () => {})
  const [response] = await once(request, 'response')
  response.on('error', () => {})
  expect(response.statusCode).toBe(200)
  return request
}

test('readers who disconnect release their resources', async () => {
  const person = await addPerson(app)
  await addRows(person, 0, 20_000)
  const address = await addressOf()
  for (let round = 0; round < 3; round += 1) {
    const readers = [await beginReading(address, person), await beginReading(address, person)]
    for (const reader of readers) reader.destroy()
    // As many as may stream at once. They succeed only if the earlier ones released their slots.
    await expect
      .poll(() => app.database.pool.totalCount - app.database.pool.idleCount, { timeout: 20_000 })
      .toBe(0)
  }
  expect((await person.get('/api/transactions/export.csv')).status).toBe(200)
})

test('one user cannot use up all download slots, and a refusal is an error reply', async () => {
  const [person, other] = [await addPerson(app), await addPerson(app)]
  await addRows(person, 0, 20_000)
  const address = await addressOf()
  const readers = []
  for (let count = 0; count < 3; count += 1) readers.push(await beginReading(address, person))
  const refused = await person.get('/api/transactions/export.csv')
  expect(refused.body).toMatchObject({ status: 503, code: 'unavailable' })
  expect(refused.headers['retry-after']).toBe('10')
  expect((await other.get('/api/transactions/export.csv')).status).toBe(200)
  for (const reader of readers) reader.destroy()
  const status = async () => (await person.get('/api/transactions/export.csv')).status
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
})

test('HEAD has the headers of GET and does not read the list', async () => {
  const person = await addPerson(app)
  await addRows(person, 0, 3000)
  app.database.statements.length = 0
  const headers = { cookie: `evenkeel=${person.cookies.get('evenkeel')}` }
  const reply = await app.fastify.inject({ method: 'HEAD', url: '/api/transactions', headers })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['x-total-count']).toBe('3000')
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.body).toBe('')
  const reads = app.database.statements.filter((text) => /"description"/.test(text))
  expect(reads.length).toBeLessThanOrEqual(1)
})

test('a search has less time and one processor, and no other list pays for it', async () => {
  const person = await addPerson(app)
  const limits = async (url: string) => {
    const { statements } = app.database
    statements.length = 0
    expect((await person.get(url)).status).toBe(200)
    return statements.filter((statement) => statement.includes('statement_timeout'))
  }
  expect(await limits('/api/transactions?q=a&limit=10')).toEqual([
    "select set_config('statement_timeout', '10000', true), set_config('max_parallel_workers_per_gather', '0', true)",
  ])
  expect(await limits('/api/transactions?limit=10')).toEqual([])
})
