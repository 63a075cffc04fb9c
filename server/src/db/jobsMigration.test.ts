import { expect, test } from 'vitest'
import { migrationsBefore, openEmptyDatabase } from '#testing/migrations.ts'
import { migrate, migrationsFolder } from './migrate.ts'

test('letters that were waiting when jobs were introduced are still sent', async () => {
  const pool = await openEmptyDatabase()
  await migrate(pool, migrationsBefore('jobs'))
  const userId = '019cf0d4-bdc0-738e-88e0-6427d6cfbc32'
  const letterId = '019cf0d4-bdc0-738e-88e0-6427d6cfbc33'
  const at = new Date('2026-03-01T10:00:00Z')
  await pool.query(
    `insert into users (id, email, username, password, trial_start_date, trial_end_date, created_at)
      values ($1, 'ada@example.com', 'ada', 'hash', $2, $2, $2)`,
    [userId, at],
  )
  await pool.query(
    `insert into mail_queue (id, user_id, kind, to_address, data, created_at, attempts, next_attempt_at)
      values ($1, $2, 'email_change_note', 'ada@example.com', '{"newEmail":"new@example.com"}', $3, 2, $3)`,
    [letterId, userId, at],
  )
  await migrate(pool, migrationsFolder)
  const { rows } = await pool.query('select * from jobs')
  const letter = {
    kind: 'email_change_note',
    toAddress: 'ada@example.com',
    data: { newEmail: 'new@example.com' },
  }
  expect(rows).toEqual([
    {
      id: letterId,
      user_id: userId,
      kind: 'letter',
      data: letter,
      created_at: at,
      attempts: 2,
      next_attempt_at: at,
    },
  ])
})
