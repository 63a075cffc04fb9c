import { expect, test } from 'vitest'
import { enqueueJob } from '#db/jobStore.ts'
import { newId } from '#db/newId.ts'
import { jobs, paymentChecks } from '#db/schema.ts'
import { openTestApp } from '#testing/app.ts'
import { ask, settingsWith } from '#testing/doctor.ts'
import { addPerson } from '#testing/person.ts'
import { recordChecks } from './recordChecks.ts'

const app = await openTestApp()
const { db, pool } = app.database
const askAbout = (name: string) =>
  ask(recordChecks, name, { ...settingsWith(), clock: app.clock, db, folder: undefined })

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
