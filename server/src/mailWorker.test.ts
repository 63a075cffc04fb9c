import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Mail, Mailer } from '#adapters/mail.ts'
import { enqueueMail } from '#db/mailQueueStore.ts'
import { startMailWorker } from '#mailWorker.ts'
import { openTestApp } from '#testing/app.ts'
import { signUp } from '#testing/person.ts'

const app = await openTestApp()
const person = await signUp(app)

// Only the worker's own timer is moved; the database keeps its time.
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

/** A mailer that sends when it is told to. */
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

test('within two seconds the worker looks, and stopping waits for what is being sent', async () => {
  await queueNote()
  const { mailer, begun, finish } = slowMailer()
  const stop = startMailWorker(app.context, mailer, () => 'https://money.example.com')
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

test('a failing look is followed by another', async () => {
  await queueNote()
  const { mailer, begun, finish } = slowMailer()
  finish()
  let looks = 0
  const origin = () => {
    looks += 1
    if (looks === 1) throw new Error('not yet')
    return 'https://money.example.com'
  }
  const stop = startMailWorker(app.context, mailer, origin)
  for (let look = 1; look <= 2; look += 1) await vi.advanceTimersByTimeAsync(2000)
  expect((await begun).to).toBe(person.email)
  await stop()
  expect(looks).toBe(2)
})
