import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterEach, expect, test } from 'vitest'
import type { AnsweredRequest } from '#http/server.ts'
import { openTestApp } from '#testing/app.ts'
import { cloneDatabase } from '#testing/database.ts'
import { addPerson } from '#testing/person.ts'
import { createMetrics, createMonitor } from './index.ts'
import type { Checked } from './readiness.ts'

const answered: AnsweredRequest[] = []
const app = await openTestApp({ parts: { observe: (request) => void answered.push(request) } })

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const anyPort = { host: '127.0.0.1', port: 0 }

const here: Checked = { ...app.context, folder: tmpdir(), backups: undefined }

async function startMonitor(checked = here, takesRequests = () => true) {
  const metrics = createMetrics(checked)
  const monitor = createMonitor(checked, metrics, anyPort)
  const origin = await monitor.start(takesRequests)
  stops.push(monitor.stop)
  const read = async (path: string) => {
    const reply = await fetch(new URL(path, origin))
    return {
      status: reply.status,
      media: reply.headers.get('content-type'),
      text: await reply.text(),
    }
  }
  return { metrics, read }
}

test('a process that answers is alive', async () => {
  const { read } = await startMonitor()
  expect(await read('/livez')).toMatchObject({ status: 200, text: 'ok\n' })
})

test('a server with its database and room on the disk is ready', async () => {
  const { read } = await startMonitor()
  const { status, text } = await read('/readyz')
  const checks = { server: 'ok', database: 'ok', jobs: 'ok', disk: 'ok' }
  expect([status, JSON.parse(text)]).toEqual([200, { ready: true, checks }])
})

test('a server that does not listen, or is stopping, is not ready', async () => {
  const { read } = await startMonitor(here, () => false)
  const { status, text } = await read('/readyz')
  expect(status).toBe(503)
  expect(JSON.parse(text)).toMatchObject({ ready: false, checks: { server: 'failing' } })
})

test('a server whose database is gone is not ready, and its figures still come', async () => {
  const database = await cloneDatabase()
  const { read } = await startMonitor({ ...here, db: database.db })
  await database.close()
  const { status, text } = await read('/readyz')
  expect(status).toBe(503)
  expect(JSON.parse(text)).toMatchObject({ ready: false, checks: { database: 'failing' } })
  const figures = await read('/metrics')
  expect(figures.status).toBe(200)
  expect(figures.text).toContain('evenkeel_database_waiting 0')
})

test('a server without room on the disk is not ready, and one with another database does not look', async () => {
  const full = await startMonitor({ ...here, folder: '/no/such/folder' })
  expect(JSON.parse((await full.read('/readyz')).text)).toMatchObject({
    ready: false,
    checks: { disk: 'failing' },
  })
  const elsewhere = await startMonitor({ ...here, folder: undefined })
  expect(JSON.parse((await elsewhere.read('/readyz')).text).checks).not.toHaveProperty('disk')
})

test('late emails are told, and do not take the server away', async () => {
  await addPerson(app)
  const { read } = await startMonitor()
  app.clock.advance({ minutes: 16 })
  await app.database.pool.query(
    `insert into jobs (id, kind, data, created_at, next_attempt_at) values (gen_random_uuid(), 'planted', '{}', $1, $1)`,
    [new Date(app.clock.now().getTime() - 16 * 60_000)],
  )
  const { status, text } = await read('/readyz')
  expect([status, JSON.parse(text).checks.jobs]).toEqual([200, 'failing'])
  const figures = await read('/metrics')
  expect(figures.text).toContain('evenkeel_jobs_waiting{kind="planted"} 1')
  expect(figures.text).toContain('evenkeel_jobs_overdue_seconds{kind="planted"} 960')
})

test('a late backup is told, and does not take the server away', async () => {
  const backups = { ageMs: () => 3_600_500, failures: () => 2, isLate: () => false }
  const late = await startMonitor({ ...here, backups: { ...backups, isLate: () => true } })
  const { status, text } = await late.read('/readyz')
  expect([status, JSON.parse(text)]).toMatchObject([
    200,
    { ready: true, checks: { backup: 'failing' } },
  ])
  const inTime = await startMonitor({ ...here, backups })
  expect(JSON.parse((await inTime.read('/readyz')).text).checks.backup).toBe('ok')
  const figures = await inTime.read('/metrics')
  expect(figures.text).toContain('evenkeel_backup_age_seconds 3600.5')
  expect(figures.text).toContain('evenkeel_backup_failures_total 2')
  const never = await startMonitor({ ...here, backups: { ...backups, ageMs: () => undefined } })
  expect((await never.read('/metrics')).text).not.toMatch(/^evenkeel_backup_age_seconds /m)
})

test('requests are counted by route and status, refused ones by code, and nothing names who sent them', async () => {
  const person = await addPerson(app)
  answered.length = 0
  await person.get('/api/transactions?q=secret')
  await app.send({ method: 'GET', url: '/api/summary' })
  await app.send({ method: 'GET', url: '/api/nothing-here' })
  const { metrics, read } = await startMonitor()
  for (const request of answered) metrics.observe(request)
  const { media, text } = await read('/metrics')
  expect(media).toContain('text/plain')
  const count = 'evenkeel_request_duration_seconds_count'
  expect(text).toContain(`${count}{method="GET",route="/api/transactions",status="200"} 1`)
  expect(text).toContain(`${count}{method="GET",route="/api/summary",status="401"} 1`)
  expect(text).toContain(`${count}{method="GET",route="none",status="404"} 1`)
  expect(text).toContain(
    'evenkeel_refused_requests_total{route="/api/summary",code="not_authenticated"} 1',
  )
  expect(text).toContain('evenkeel_database_connections{state="open"}')
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toContain('secret')
})

test('a port in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => other.once('listening', listening))
  const { port } = other.address() as AddressInfo
  const monitor = createMonitor(here, createMetrics(here), { host: '127.0.0.1', port })
  await expect(monitor.start(() => true)).rejects.toThrow(
    `MONITOR_PORT names port ${port}, which is in use.`,
  )
  other.close()
})
