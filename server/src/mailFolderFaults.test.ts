import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMailer } from '#adapters/createMailer.ts'
import { readConfig } from '#config.ts'
import { jobs } from '#db/schema.ts'
import { enqueueMail } from '#mail/queue.ts'
import { createMetrics, createMonitor } from '#monitor/index.ts'
import { openTestApp, type TestApp } from '#testing/app.ts'
import { canMount, openSmallDisk } from '#testing/faults/smallDisk.ts'
import { makeFolder } from '#testing/folders.ts'
import { sendDueMail } from '#testing/mail.ts'
import { addPerson } from '#testing/person.ts'

/** Data folders whose folder for emails cannot be written, until `end`. */
const faults: [string, () => Promise<{ dataDir: string; end(): void }>][] = [
  ['cannot be created', takePlace],
]
if (canMount()) faults.push(['is on a full disk', fillDisk])

async function takePlace() {
  const dataDir = makeFolder()
  const inItsPlace = join(dataDir, 'mail')
  writeFileSync(inItsPlace, '')
  return { dataDir, end: () => rmSync(inItsPlace) }
}

async function fillDisk() {
  const disk = openSmallDisk()
  await disk.fill()
  return { dataDir: disk.folder, end: disk.makeRoom }
}

async function readinessOf(context: TestApp['context']) {
  const checked = { ...context, folder: undefined, backups: undefined }
  const anyPort = { host: '127.0.0.1', port: 0 }
  const monitor = createMonitor(checked, createMetrics(checked), anyPort)
  onTestFinished(monitor.stop)
  return fetch(`${await monitor.start(() => true)}/readyz`)
}

test.each(faults)('emails wait while their folder %s, and nobody else does', async (_, begin) => {
  const lines: string[] = []
  const app = await openTestApp({ logTo: (line) => lines.push(line) })
  const { dataDir, end } = await begin()
  const mailer = createMailer(readConfig({ DATA_DIR: dataDir }), app.context.log)
  onTestFinished(() => mailer.close())
  const person = await addPerson(app)
  const email = { kind: 'password_changed', toAddress: person.email } as const
  await enqueueMail(app.database.db, person.id, app.clock.now(), email)
  await sendDueMail(app, mailer)
  expect(lines.join()).toContain('a job failed and will be retried')
  const spent = { type: 'expense', amount: '7.50', category: 'Groceries', date: '2026-03-14' }
  expect((await person.post('/api/transactions', spent)).status).toBe(201)
  app.clock.advance({ minutes: 17 })
  const ready = await readinessOf(app.context)
  expect([ready.status, await ready.json()]).toMatchObject([200, { checks: { jobs: 'failing' } }])
  end()
  await sendDueMail(app, mailer)
  expect(await app.database.db.$count(jobs)).toBe(0)
  expect(readdirSync(join(dataDir, 'mail'))).toEqual([expect.stringMatching(/\.eml$/)])
})
