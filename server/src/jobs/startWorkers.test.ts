import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Mail, Mailer } from '#adapters/mail.ts'
import { enqueueMail } from '#mail/queue.ts'
import { openTestApp } from '#testing/app.ts'
import { signUp } from '#testing/person.ts'
import { workers } from '#workers.ts'
import { startWorkers, type Worker } from './startWorkers.ts'

const app = await openTestApp()
const person = await signUp(app)

// The database is real, but its driver's limits follow these timers too, so time must not run ahead of it.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

function queueNote() {
  const now = app.clock.now()
  const note = { kind: 'password_changed', toAddress: person.email } as const
  return enqueueMail(app.database.db, person.id, now, note)
}

/** A mailer that finishes sending when told to. */
function slowMailer() {
  const begun = Promise.withResolvers<Mail>()
  const end = Promise.withResolvers<void>()
  const mailer: Mailer & { isClosed: boolean } = {
    isClosed: false,
    send: (mail) => {
      begun.resolve(mail)
      return end.promise
    },
    close: () => {
      mailer.isClosed = true
    },
  }
  return { mailer, begun: begun.promise, finish: end.resolve }
}

test('the worker polls within two seconds, and stopping waits for the email being sent', async () => {
  await queueNote()
  const { mailer, begun, finish } = slowMailer()
  const stop = startWorkers(
    app.context,
    workers(mailer, () => 'https://money.example.com'),
  )
  vi.advanceTimersByTime(2000)
  expect((await begun).text).toContain('https://money.example.com/')

  let hasStopped = false
  const stopped = stop().then(() => {
    hasStopped = true
  })
  await app.database.db.execute('select 1')
  expect(hasStopped).toBe(false)
  expect(mailer.isClosed).toBe(false)
  finish()
  await stopped
  expect(mailer.isClosed).toBe(true)
})

test('a failed poll is followed by another', async () => {
  let looks = 0
  const worker: Worker = {
    name: 'planted',
    poll: async () => {
      looks += 1
      if (looks === 1) throw new Error('not yet')
    },
  }
  const stop = startWorkers(app.context, [worker])
  while (looks < 2) {
    vi.advanceTimersByTime(2000)
    // A poll asks the database first, whose driver stops waiting after 35 seconds by the same timers.
    await app.database.db.execute('select 1')
  }
  await stop()
  expect(looks).toBeGreaterThan(1)
})

test('stopping tells work in progress to give up', async () => {
  const begun = Promise.withResolvers<void>()
  const worker: Worker = {
    name: 'planted',
    poll: async (_context, signal) => {
      const told = new Promise((give) => signal.addEventListener('abort', give))
      begun.resolve()
      await told
    },
  }
  const stop = startWorkers(app.context, [worker])
  await begun.promise
  await stop()
})
