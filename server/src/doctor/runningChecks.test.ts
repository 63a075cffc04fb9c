import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { ask, settingsWith } from '#testing/doctor.ts'
import { runningChecks } from './runningChecks.ts'

/** A port that nothing listens on. */
const nobody = '1'

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
  })
  return String((server.address() as AddressInfo).port)
}

const answering = (status: number, body: object) =>
  listen((_request, reply) => reply.writeHead(status).end(JSON.stringify(body)))

const evenkeel = () => answering(200, { info: { title: 'Evenkeel' } })

const askAbout = (name: string, environment: Record<string, string>) =>
  ask(runningChecks, name, settingsWith(environment))

test('the server is recognized', async () => {
  const port = await evenkeel()
  expect(await askAbout('server', { PORT: port, HOST: '0.0.0.0' })).toEqual([
    `ok: answers on port ${port}`,
  ])
  expect(await askAbout('server', { PORT: nobody })).toEqual(['ok: nothing runs on port 1'])
  const other = await answering(404, {})
  expect(await askAbout('server', { PORT: other })).toEqual([
    `problem: another program has port ${other}. Set PORT to a free one`,
  ])
})

test('a server that is silent is a problem', async () => {
  const port = await listen(() => {})
  expect(await askAbout('server', { PORT: port })).toEqual([
    `problem: port ${port} does not answer`,
  ])
})

test('a monitor that nobody asked for, or that nobody runs, is fine', async () => {
  expect(await askAbout('monitor', { PORT: nobody })).toEqual(['ok: off'])
  expect(await askAbout('monitor', { PORT: nobody, MONITOR_PORT: nobody })).toEqual([
    'ok: not running, like the server',
  ])
})

test('a server that runs without its monitor is a problem', async () => {
  expect(await askAbout('monitor', { PORT: await evenkeel(), MONITOR_PORT: nobody })).toEqual([
    'problem: nothing answers on MONITOR_PORT 1. Restart the server',
  ])
})

test.each([
  [200, { server: 'ok', database: 'ok' }, /^ok: ready, on port \d+$/],
  [200, { server: 'ok', jobs: 'failing' }, /^warning: \/readyz says that these fail: jobs\./],
  [503, { database: 'failing', disk: 'failing' }, /^problem: .* fail: database, disk\./],
  [200, undefined, /^problem: another program has port \d+\. Set MONITOR_PORT to a free one$/],
])('/readyz with %i and %o', async (status, checks, line) => {
  const monitor = await answering(status, { checks })
  const lines = await askAbout('monitor', { PORT: await evenkeel(), MONITOR_PORT: monitor })
  expect(lines).toEqual([expect.stringMatching(line)])
})
