import type pg from 'pg'
import { expect, test } from 'vitest'
import { hashPassword } from '#account/hashing.ts'
import { openDb } from '#db/db.ts'
import { migrate, migrationsFolder } from '#db/migrate.ts'
import { openTestApp } from '#testing/app.ts'
import { actionOf, ledgerText, undo } from '#testing/ledger.ts'
import { migrationsBefore, openEmptyDatabase } from '#testing/migrations.ts'
import { openBrowser, type Person } from '#testing/person.ts'

// A ledger from before there was a history: nothing is lost, and whatever is done from then on can be undone.

const userId = '019cf0d4-bdc0-738e-88e0-6427d6cfbc32'
const ids = {
  edited: '019cf0d4-bdc0-738e-88e0-000000000001',
  payment: '019cf0d4-bdc0-738e-88e0-000000000002',
  orphan: '019cf0d4-bdc0-738e-88e0-000000000003',
  rent: '019cf0d4-bdc0-738e-88e0-00000000000a',
  deletedBill: '019cf0d4-bdc0-738e-88e0-00000000000b',
  letter: '019cf0d4-bdc0-738e-88e0-00000000000c',
}
const at = '2026-03-01T10:00:00Z'
const password = 'Calm-Harbour-7'

async function writeOldData(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into users (id, email, username, password, trial_start_date, trial_end_date, created_at)
      values ($1, 'ada@example.com', 'ada', $2, $3, $3::timestamptz + interval '7 days', $3)`,
    [userId, await hashPassword(password), '2026-03-14T10:00:00Z'],
  )
  await pool.query('insert into ledgers (user_id, version) values ($1, 5)', [userId])
  await pool.query(
    `insert into recurring_transactions (user_id, id, type, amount, description, category, frequency,
        start_date, next_due_date, created_at, version, deleted_at) values
      ($1, $2, 'expense', 900, 'Rent', 'Housing', 'monthly', '2026-01-31', '2026-03-31', $4, 3, null),
      ($1, $3, 'expense', 5, 'Old club', 'Other', 'weekly', '2026-03-01', '2026-03-08', $4, 1, $4)`,
    [userId, ids.rent, ids.deletedBill, at],
  )
  await pool.query(
    `insert into transactions (user_id, id, type, amount, description, category, date, created_at, version,
        bill_id, bill_due_date) values
      ($1, $2, 'expense', 12.30, 'Bus ticket', 'Transportation', '2026-03-01', $7, 4, null, null),
      ($1, $3, 'expense', 900, 'Rent', 'Housing', '2026-03-01', $7, 1, $5, '2026-02-28'),
      ($1, $4, 'expense', 5, 'Old club', 'Other', '2026-03-01', $7, 1, $6, '2026-03-01')`,
    [userId, ids.edited, ids.payment, ids.orphan, ids.rent, ids.deletedBill, at],
  )
  for (const [table, first] of [
    ['daily_totals', 'date'],
    ['monthly_totals', `date_trunc('month', date)::date`],
  ]) {
    await pool.query(
      `insert into ${table} select user_id, ${first}, type, category, sum(amount), count(*)
        from transactions group by 1, 2, 3, 4`,
    )
  }
  await pool.query(
    `insert into mail_queue (id, user_id, kind, to_address, data, created_at, attempts, next_attempt_at)
      values ($1, $2, 'password_changed', 'ada@example.com', '{}', $3, 1, $3)`,
    [ids.letter, userId, at],
  )
}

test('a ledger from before the history keeps everything, and can be undone from then on', async () => {
  const pool = await openEmptyDatabase()
  await migrate(pool, migrationsBefore('answers_keep_headers'))
  await writeOldData(pool)
  const listRows = async () =>
    (
      await pool.query(
        'select id, amount::text, description, category, date::text, version, bill_id from transactions order by id',
      )
    ).rows
  const before = await listRows()
  await migrate(pool, migrationsFolder)
  expect(await listRows()).toEqual(before)

  const app = await openTestApp({ parts: { db: openDb(pool) } })
  const ada = openBrowser(app) as Person
  const login = await ada.post('/api/auth/login', { email: 'ada@example.com', password })
  expect(login.status).toBe(200)
  expect((await ada.get('/api/history')).body).toEqual([])
  const bills = '/api/recurring-transactions'
  expect((await ada.get(bills)).body).toMatchObject([
    { id: ids.rent, version: 3, nextDueDate: '2026-03-31T00:00:00.000Z' },
  ])
  const { rows: letters } = await pool.query('select id, data from jobs')
  expect(letters).toEqual([
    {
      id: ids.letter,
      data: { kind: 'password_changed', toAddress: 'ada@example.com', data: {} },
    },
  ])

  const start = await ledgerText(ada)
  const actions = [
    actionOf(await ada.patch(`/api/transactions/${ids.edited}`, { amount: '15' })),
    actionOf(await ada.delete(`/api/transactions/${ids.payment}`)),
    actionOf(await ada.post(`${bills}/${ids.rent}/process`)),
    actionOf(
      await ada.post('/api/transactions/bulk', {
        filter: {},
        expectedCount: 3,
        set: { category: 'Gifts' },
      }),
    ),
    actionOf(await ada.delete(`/api/transactions/${ids.orphan}`)),
    actionOf(await ada.delete(`${bills}/${ids.rent}`)),
  ]
  expect(await ledgerText(ada)).not.toBe(start)
  for (const action of actions.toReversed()) expect((await undo(ada, action)).status).toBe(200)
  expect(await ledgerText(ada)).toBe(start)
  expect(await listRows()).toEqual(before)
})
