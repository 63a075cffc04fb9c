import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type Person, signUp } from '#testing/person.ts'

const app = await openTestApp()
const person = await signUp(app)

const entry = { type: 'expense', amount: '12.30', category: 'Housing', date: '2026-03-01' }
const missing = '019cf0d4-bdc0-738e-88e0-6427d6cfbc32'

function add(fields: Record<string, unknown> = {}, by: Person = person) {
  return by.post('/api/transactions', { ...entry, ...fields })
}

async function list(by: Person = person): Promise<unknown[]> {
  return (await by.get('/api/transactions')).body
}

test('an entry is returned as recorded', async () => {
  const reply = await add({ description: 'Rent, March' })
  expect(reply.status).toBe(201)
  expect(reply.body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f-]{17}$/),
    userId: person.id,
    type: 'expense',
    amount: '12.30',
    description: 'Rent, March',
    category: 'Housing',
    date: '2026-03-01T00:00:00.000Z',
    createdAt: '2026-03-15T09:30:00.000Z',
    version: 1,
    billId: null,
    billDueDate: null,
  })
  expect(await list()).toContainEqual(reply.body)
})

test.each([
  ['an amount without places', { amount: '7' }, { amount: '7.00' }],
  ['an amount with one place', { amount: '7.5' }, { amount: '7.50' }],
  ['the smallest amount', { amount: '0.01' }, { amount: '0.01' }],
  ['the largest amount', { amount: '99999999.99' }, { amount: '99999999.99' }],
  ['leading zeros', { amount: '0012.3' }, { amount: '12.30' }],
  ['a timestamp', { date: '2026-01-31T23:59:59.999Z' }, { date: '2026-01-31T00:00:00.000Z' }],
  [
    'a timestamp elsewhere',
    { date: '2026-01-31T20:00:00-08:00' },
    { date: '2026-02-01T00:00:00.000Z' },
  ],
  ['a leap day', { date: '2024-02-29' }, { date: '2024-02-29T00:00:00.000Z' }],
  ['the first day', { date: '1900-01-01' }, { date: '1900-01-01T00:00:00.000Z' }],
  ['the last day', { date: '2199-12-31' }, { date: '2199-12-31T00:00:00.000Z' }],
  ['an empty description', { description: '' }, { description: null }],
  ['no description', { description: null }, { description: null }],
  ['a description of spaces', { description: '   ' }, { description: null }],
  ['spaces around a description', { description: ' Rent ' }, { description: ' Rent ' }],
  ['line breaks', { description: 'one\ntwo\r\nthree' }, { description: 'one\ntwo\r\nthree' }],
  ['every script', { description: '家賃 إيجار 🏠 𝔄' }, { description: '家賃 إيجار 🏠 𝔄' }],
  ['500 characters', { description: 'é'.repeat(500) }, { description: 'é'.repeat(500) }],
  ['SQL', { description: "'; drop table users; --" }, { description: "'; drop table users; --" }],
  ['a category of their own', { category: '  Dog & Cat ' }, { category: 'Dog & Cat' }],
  ['a category like a property', { category: 'constructor' }, { category: 'constructor' }],
  [
    'decomposed text, in its composed form,',
    { category: 'Cafe\u0301s', description: 'Cre\u0300me' },
    { category: 'Caf\u00e9s', description: 'Cr\u00e8me' },
  ],
  ['a description that shows nothing, as none,', { description: '\u200b' }, { description: null }],
  ['60 characters of category', { category: 'c'.repeat(60) }, { category: 'c'.repeat(60) }],
])('%s is kept', async (_name, fields, kept) => {
  const reply = await add(fields)
  expect([reply.status, reply.body]).toEqual([201, expect.objectContaining(kept)])
})

const positive = 'Amount must be a positive number'
test.each([
  ['no amount', { amount: undefined }, 'amount', positive],
  ['a number', { amount: 12.3 }, 'amount', positive],
  ['an exponent', { amount: '1e3' }, 'amount', positive],
  ['a decimal comma', { amount: '1,00' }, 'amount', positive],
  ['not a number', { amount: 'NaN' }, 'amount', positive],
  ['three places', { amount: '1.005' }, 'amount', positive],
  ['zero', { amount: '0.00' }, 'amount', positive],
  ['less than nothing', { amount: '-1.00' }, 'amount', positive],
  ['a space', { amount: ' 1.00' }, 'amount', positive],
  ['too much', { amount: '100000000' }, 'amount', 'Amount must be at most 99,999,999.99'],
  ['no category', { category: undefined }, 'category', 'Category is required'],
  ['a category of spaces', { category: '   ' }, 'category', 'Category is required'],
  [
    'a category of zero-width spaces',
    { category: '\u200b\u200b' },
    'category',
    'Category is required',
  ],
  ['a category of control characters', { category: '\u0007' }, 'category', 'Category is required'],
  [
    '61 characters',
    { category: 'c'.repeat(61) },
    'category',
    'Category must be at most 60 characters',
  ],
  [
    '__proto__ as a category',
    { category: '__proto__' },
    'category',
    'This category cannot be used',
  ],
  ['no date', { date: undefined }, 'date', 'Date is required'],
  ['an empty date', { date: '' }, 'date', 'Date is required'],
  ['a day that does not exist', { date: '2026-02-30' }, 'date', "That date doesn't exist"],
  ['a day before 1900', { date: '1899-12-31' }, 'date', 'Enter a date from 1900 to 2199'],
  [
    '501 characters',
    { description: 'x'.repeat(501) },
    'description',
    'Description must be at most 500 characters',
  ],
  [
    'a zero byte',
    { description: 'a\u0000b' },
    'description',
    'This text contains characters that cannot be stored',
  ],
  [
    'half a character',
    { description: '\ud800' },
    'description',
    'This text contains characters that cannot be stored',
  ],
])('%s is refused with its sentence', async (_name, fields, field, message) => {
  const before = await list()
  const reply = await add(fields)
  expect(reply.body).toMatchObject({ status: 400, code: 'invalid_input', message })
  expect(reply.body.errors).toEqual([{ field, message }])
  expect(await list()).toEqual(before)
})

test.each([
  ['id', missing],
  ['userId', missing],
  ['createdAt', '2000-01-01T00:00:00.000Z'],
  ['version', 7],
  ['billId', missing],
  ['billDueDate', '2026-03-01'],
  ['hasPaid', true],
])('%s cannot be set from outside', async (field, value) => {
  expect((await add({ [field]: value })).status).toBe(400)
  const { id } = (await add()).body
  expect((await person.patch(`/api/transactions/${id}`, { [field]: value })).status).toBe(400)
})

test('__proto__ in a body is rejected like any unknown field', async () => {
  const text = `{"__proto__":{"userId":"${missing}"},"type":"expense","amount":"1","category":"Other","date":"2026-03-01"}`
  const reply = await person.send({ method: 'POST', url: '/api/transactions', text })
  expect(reply.status).toBe(400)
})

test('an update changes only the named fields and increments the version', async () => {
  const made = (await add({ description: 'Rent' })).body
  const url = `/api/transactions/${made.id}`
  const changes: Record<string, unknown>[] = [
    { amount: '13.00' },
    { type: 'income' },
    { category: 'Other' },
    { date: '2026-03-02' },
    { description: null },
    { description: 'Back', amount: '1' },
  ]
  let expected = made
  for (const change of changes) {
    const reply = await person.patch(url, change)
    const { amount, date } = { ...expected, ...change } as { amount: string; date: string }
    expected = {
      ...expected,
      ...change,
      amount: amount.includes('.') ? amount : `${amount}.00`,
      date: date.length === 10 ? `${date}T00:00:00.000Z` : date,
      version: expected.version + 1,
    }
    expect([reply.status, reply.body]).toEqual([200, expected])
  }
  expect(await list()).toContainEqual(expected)
})

test('a description updated to spaces is removed', async () => {
  const { id } = (await add({ description: 'Rent' })).body
  const reply = await person.patch(`/api/transactions/${id}`, { description: ' \n ' })
  expect([reply.status, reply.body.description]).toEqual([200, null])
})

test('an empty update is rejected', async () => {
  const { id } = (await add()).body
  const reply = await person.patch(`/api/transactions/${id}`, {})
  expect(reply.body).toMatchObject({ status: 400, message: 'Nothing to change' })
})

test('If-Match accepts the current version', async () => {
  const { id } = (await add()).body
  const url = `/api/transactions/${id}`
  const save = (amount: string, ifMatch: string) =>
    person.patch(url, { amount }, { headers: { 'if-match': ifMatch } })
  expect((await save('2', '"1"')).body.version).toBe(2)
  expect((await save('3', '2')).body.version).toBe(3)
  expect((await save('4', '*')).body.version).toBe(4)
})

test('the later of two tabs gets a conflict with the current record', async () => {
  const { id } = (await add()).body
  const url = `/api/transactions/${id}`
  const first = await person.patch(url, { amount: '20.00' }, { headers: { 'if-match': '"1"' } })
  const second = await person.patch(url, { amount: '30.00' }, { headers: { 'if-match': '"1"' } })
  expect(second.body).toMatchObject({
    status: 412,
    code: 'version_conflict',
    message: 'This was changed elsewhere in the meantime.',
    current: first.body,
  })
  expect(await list()).toContainEqual(first.body)
})

test('exactly one of two concurrent saves of the same version succeeds', async () => {
  const { id } = (await add()).body
  const replies = await Promise.all(
    ['1', '2', '3', '4'].map((amount) =>
      person.patch(`/api/transactions/${id}`, { amount }, { headers: { 'if-match': '"1"' } }),
    ),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
})

test('without If-Match the last save wins', async () => {
  const { id } = (await add()).body
  await person.patch(`/api/transactions/${id}`, { amount: '1' })
  expect((await person.patch(`/api/transactions/${id}`, { amount: '2' })).body).toMatchObject({
    amount: '2.00',
    version: 3,
  })
})

test('a deleted entry is gone, and deleting it again is 404', async () => {
  const { id } = (await add()).body
  const url = `/api/transactions/${id}`
  expect((await person.delete(url)).status).toBe(204)
  expect((await list()).filter((row) => (row as { id: string }).id === id)).toEqual([])
  for (const reply of [await person.delete(url), await person.patch(url, { amount: '1' })]) {
    expect(reply.body).toMatchObject({
      status: 404,
      code: 'not_found',
      message: 'There is nothing here.',
    })
  }
})

test('a malformed id is rejected, and an unknown one is not found', async () => {
  expect((await person.delete('/api/transactions/7')).status).toBe(400)
  expect((await person.delete(`/api/transactions/${missing}`)).status).toBe(404)
  expect((await person.delete(`/api/transactions/${missing.toUpperCase()}`)).status).toBe(404)
})

test('users cannot see or change each other’s entries', async () => {
  const [mine, theirs] = [await signUp(app), await signUp(app)]
  const { id } = (await add({}, mine)).body
  expect(await list(theirs)).toEqual([])
  expect((await theirs.patch(`/api/transactions/${id}`, { amount: '1' })).status).toBe(404)
  expect((await theirs.delete(`/api/transactions/${id}`)).status).toBe(404)
  expect(await list(mine)).toHaveLength(1)
})

test('every write is audited with who, what and when', async () => {
  const self = await signUp(app)
  const { id } = (await add({}, self)).body
  await self.patch(`/api/transactions/${id}`, { amount: '1' })
  await self.delete(`/api/transactions/${id}`)
  const { rows } = await app.database.pool.query(
    `select event, details, at from audit_events where user_id = $1 and event like 'transaction%'`,
    [self.id],
  )
  expect(rows.map(({ event }) => event).toSorted()).toEqual([
    'transaction_created',
    'transaction_deleted',
    'transaction_updated',
  ])
  expect(rows.every(({ details }) => details.id === id)).toBe(true)
  expect(rows.every(({ at }) => at.toISOString() === '2026-03-15T09:30:00.000Z')).toBe(true)
})

test('a bulk change is audited with its action and how many it changed', async () => {
  const self = await signUp(app)
  const ids = [(await add({}, self)).body.id, (await add({}, self)).body.id]
  const { headers } = await self.post('/api/transactions/bulk', { ids, delete: true })
  const { rows } = await app.database.pool.query(
    `select details from audit_events where user_id = $1 and event = 'transactions_deleted'`,
    [self.id],
  )
  expect(rows).toEqual([{ details: { action: headers['ledger-action'], count: 2 } }])
})
