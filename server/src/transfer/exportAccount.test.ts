import { is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as schema from '#db/schema.ts'
import { openTestApp } from '#testing/app.ts'
import { openSession, type Person, signUp } from '#testing/person.ts'
import { exportedTables } from './exportedTablesStore.ts'

const app = await openTestApp()
const { db } = app.database

function entry(amount: string, description = '') {
  return { type: 'expense', amount, category: 'Housing', date: '2026-03-01', description }
}

async function exportOf(person: Person) {
  const reply = await person.get('/api/account/export')
  expect(reply.status).toBe(200)
  return reply
}

test('exports everything as one JSON file', async () => {
  const person = await signUp(app)
  await person.post('/api/transactions', entry('12.30', 'Rent “March”\nsecond line'))
  await person.post('/api/recurring-transactions', {
    type: 'expense',
    amount: '30.00',
    category: 'Utilities',
    frequency: 'monthly',
    startDate: '2026-03-20',
  })
  const { headers, body } = await exportOf(person)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(headers['content-disposition']).toBe(
    'attachment; filename="evenkeel-account-2026-03-15.json"',
  )
  expect(headers['cache-control']).toBe('no-store')
  expect(body.exportedAt).toBe('2026-03-15T09:30:00.000Z')
  expect(body.account).toMatchObject({
    id: person.id,
    email: person.email,
    hasPaid: false,
    createdAt: '2026-03-15T09:30:00.000Z',
  })
  expect(body.records.transactions).toMatchObject([
    {
      type: 'expense',
      amount: '12.30',
      category: 'Housing',
      description: 'Rent “March”\nsecond line',
      date: '2026-03-01',
    },
  ])
  expect(body.records.bills).toMatchObject([{ amount: '30.00', nextDueDate: '2026-03-20' }])
  expect(body.records.dailyTotals).toMatchObject([{ total: '12.30', count: 1 }])
  const events = body.records.auditEvents.map(({ event }: { event: string }) => event)
  expect(events).toEqual(
    expect.arrayContaining(['account_created', 'transaction_created', 'bill_created']),
  )
})

test('contains the history with what each record was before, and it goes with the account', async () => {
  const person = await signUp(app)
  const { body: added } = await person.post('/api/transactions', entry('12.30', 'Rent'))
  const reply = await person.patch(`/api/transactions/${added.id}`, { amount: '15' })
  const { records } = (await exportOf(person)).body
  expect(records.history).toMatchObject([
    { kind: 'transaction_created', words: 'Added Rent, −$12.30', count: 1, undoneBy: null },
    { id: reply.headers['ledger-action'], words: 'Changed Rent, −$15.00' },
  ])
  expect(records.historyChanges).toMatchObject([
    { recordId: added.id, versionBefore: null, versionAfter: 1, before: null },
    { recordId: added.id, versionAfter: 2, before: { amount: '12.30', description: 'Rent' } },
  ])

  const currentPassword = person.password
  expect((await person.post('/api/auth/delete-account', { currentPassword })).status).toBe(200)
  const { rows } = await app.database.pool.query(
    `select 1 from history where user_id = $1 union all select 1 from history_changes where user_id = $1`,
    [person.id],
  )
  expect(rows).toEqual([])
})

test('includes every table with user data', () => {
  const names = Object.entries(schema).flatMap(([name, table]) =>
    is(table, PgTable) ? [{ name, columns: getTableConfig(table).columns.map((c) => c.name) }] : [],
  )
  const exported = ['users', ...exportedTables.map(({ name }) => name)]
  const others = names.filter(({ name }) => !exported.includes(name)).map(({ name }) => name)
  // Rate limits under hashed keys, requests that live for seconds, and events that name a payment at the card service:
  // none of them identifies a user.
  expect(others.toSorted()).toEqual(['rateLimits', 'resetRequests', 'webhookEvents'])
})

test('contains no credentials', async () => {
  const person = await signUp(app)
  const { text, body } = await exportOf(person)
  expect(Object.keys(body.account)).not.toContain('password')
  expect(text).not.toContain('$argon2')
  expect(text).not.toMatch(/hash/i)
})

test('contains nothing of other users', async () => {
  const [person, other] = [await signUp(app), await signUp(app)]
  await other.post('/api/transactions', entry('99.99'))
  const { text } = await exportOf(person)
  expect(text).not.toContain(other.id)
  expect(text).not.toContain(other.email)
  expect(text).not.toContain('99.99')
})

test('contains thousands of entries completely, once each, in key order', async () => {
  const person = await signUp(app)
  await db.execute(sql`
    insert into transactions (user_id, id, type, amount, category, date, created_at)
    select ${person.id}::uuid, gen_random_uuid(), 'expense', n::numeric / 100, 'Housing', '2026-03-01', now()
    from generate_series(1, 3210) as n`)
  const { body } = await exportOf(person)
  const rows: { id: string; amount: string }[] = body.records.transactions
  expect(rows).toHaveLength(3210)
  expect(new Set(rows.map(({ amount }) => amount)).size).toBe(3210)
  const ids = rows.map(({ id }) => id)
  expect(ids).toEqual(ids.toSorted())
})

test('is a consistent snapshot despite concurrent writes', async () => {
  const person = await signUp(app)
  for (let count = 0; count < 3; count += 1) await person.post('/api/transactions', entry('1.00'))
  const writer = await openSession(app, person)
  const [{ body }] = await Promise.all([
    exportOf(person),
    ...Array.from({ length: 5 }, () => writer.post('/api/transactions', entry('1.00'))),
  ])
  const total = body.records.dailyTotals[0]
  expect(body.records.transactions).toHaveLength(total.count)
})

test('is recorded in the audit log', async () => {
  const person = await signUp(app)
  await exportOf(person)
  const { body } = await exportOf(person)
  const events = body.records.auditEvents.map(({ event }: { event: string }) => event)
  expect(events).toContain('account_exported')
})
