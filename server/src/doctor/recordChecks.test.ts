import { expect, test } from 'vitest'
import { dailyBackups } from '#backup/index.ts'
import { enqueueJob } from '#db/jobStore.ts'
import { newId } from '#db/newId.ts'
import { jobs, paymentChecks } from '#db/schema.ts'
import { openTestApp } from '#testing/app.ts'
import { ask, settingsWith } from '#testing/doctor.ts'
import { makeFolder } from '#testing/folders.ts'
import { addPerson } from '#testing/person.ts'
import { recordChecks } from './recordChecks.ts'
import type { Connected } from './setup.ts'

const app = await openTestApp()
const { db, pool, address } = app.database

function askAbout(name: string, about: Partial<Connected> = {}): Promise<string[]> {
  const { clock } = app
  return ask(recordChecks, name, {
    ...settingsWith(),
    clock,
    db,
    address,
    folder: undefined,
    ...about,
  })
}

test('a wrong total is found', async () => {
  const person = await addPerson(app)
  await person.post('/api/transactions', {
    type: 'expense',
    amount: '10.00',
    category: 'Housing',
    date: '2026-03-01',
  })
  expect(await askAbout('totals')).toEqual(['ok: right (users looked at: 1)'])
  await pool.query('update daily_totals set total = total + 0.01')
  expect(await askAbout('totals')).toEqual([
    `problem: wrong for ${person.id}. Run: npm run totals -- rebuild`,
  ])
})

test('a job that is overdue is found', async () => {
  await db.delete(jobs)
  await enqueueJob(db, app.clock.now(), { kind: 'letter', data: {} })
  app.clock.advance({ minutes: 15 })
  expect(await askAbout('jobs')).toEqual(['ok: none overdue'])
  app.clock.advance({ minutes: 1 })
  expect(await askAbout('jobs')).toEqual([
    'warning: 1 of the kind letter wait, for up to 16 minutes. Is the server running? Does mail work?',
  ])
})

test('a payment that stays open is found', async () => {
  const { id: userId } = await addPerson(app)
  const now = app.clock.now()
  await db
    .insert(paymentChecks)
    .values({ id: newId(now), userId, method: 'card', createdAt: now, nextAttemptAt: now })
  expect(await askAbout('open payments')).toEqual(['ok: 1'])
  app.clock.advance({ hours: 24, seconds: 1 })
  expect(await askAbout('open payments')).toEqual([
    'warning: 1 for more than a day. Run: npm run payments -- check',
  ])
})

test('daily backups that are missing or late are found', async () => {
  const folder = makeFolder()
  const { config } = settingsWith({ DATA_DIR: folder })
  const askBackups = () => askAbout('backups', { config, folder })
  const none = 'warning: none yet. A running server takes one by itself'
  expect(await askBackups()).toEqual([none])
  const { worker } = dailyBackups({ address, clock: app.clock })
  await worker.poll({ ...app.context, config }, new AbortController().signal)
  expect(await askBackups()).toEqual(['ok: the last daily one is 0 hours old'])
  app.clock.advance({ hours: 48 })
  expect(await askBackups()).toEqual(['ok: the last daily one is 48 hours old'])
  app.clock.advance({ hours: 1 })
  expect(await askBackups()).toEqual([
    'warning: the last daily one is 49 hours old. Is the server running? Otherwise look for "the daily backup failed" in its log',
  ])
})

test('backups that nobody promised are not missed', async () => {
  expect(await askAbout('backups')).toEqual(['ok: up to you with DATABASE_URL, see docs/backup.md'])
  const { config } = settingsWith({ BACKUP_DIR: 'off' })
  expect(await askAbout('backups', { config, folder: '/data' })).toEqual([
    'ok: BACKUP_DIR=off, so up to you. See docs/backup.md',
  ])
})
