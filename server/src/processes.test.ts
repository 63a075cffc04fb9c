import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scaled, testScale } from '@evenkeel/domain/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { openClient } from '#testing/crash/client.ts'
import { runCrashLoop } from '#testing/crash/crashLoop.ts'
import { beginProduct, isDatabaseRunning, startProduct } from '#testing/crash/product.ts'
import { freePort } from '#testing/freePort.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'

beforeEach(needsEmbedded('starts the product with its database'))

// Two processes answer requests, kept by a third. `PROCESSES_SEED` repeats a run's requests.

const seed = Number(process.env.PROCESSES_SEED ?? Date.now() % 2 ** 31)
// Only stops a test that hangs.
const testMsMax = 180_000 * testScale
const patience = { timeout: 60_000, interval: 20 }

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-processes-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  return dataDir
}

async function startTwo(env: Record<string, string> = {}) {
  const dataDir = makeDataDir()
  const options = { env: { WORKERS: '2', ...env }, ownGroup: true }
  const product = await startProduct(dataDir, options)
  onTestFinished(() => product.stop())
  return { product, dataDir }
}

test(
  `a process that is killed while it serves is replaced, and loses nothing acknowledged (seed ${seed})`,
  async () => {
    const kills = scaled(2)
    const random = seededRandom(seed)
    const stats = await runCrashLoop(
      kills,
      random,
      async (product) => {
        const before = product.servingProcesses()
        expect(before).toHaveLength(2)
        const killed = before[random.between(0, 1)] as number
        process.kill(killed, 'SIGKILL')
        await vi.waitUntil(() => {
          const now = product.servingProcesses()
          return now.length === 2 && !now.includes(killed)
        }, patience)
        await untilAnswered(product.origin)
        expect(await product.signalAlone('SIGTERM')).toBe(0)
        const deaths = product.log.filter((line) => line.includes('a process died and is replaced'))
        expect(deaths).toHaveLength(1)
      },
      { WORKERS: '2' },
    )
    expect(stats.crashes).toBe(kills)
    if (testScale > 1) process.stdout.write(`seed ${seed} ${JSON.stringify(stats)}\n`)
  },
  testMsMax,
)

/** Twice as often as there are processes, on a new connection each. */
async function untilAnswered(origin: string): Promise<void> {
  for (let count = 0; count < 4; count += 1) {
    const client = openClient(origin)
    await vi.waitUntil(
      async () => (await client.send('GET', '/api/summary'))?.status === 401,
      patience,
    )
    client.close()
  }
}

test.each([['process'], ['group']] as const)(
  'SIGTERM to its %s under load answers what was accepted, and leaves no process and no database',
  async (to) => {
    const { product, dataDir } = await startTwo()
    const client = openClient(product.origin)
    const account = { email: 'ada@example.com', username: 'ada', password: 'Calm-Harbour-7' }
    const { cookie } = (await client.send('POST', '/api/auth/register', account)) ?? {}
    client.close()
    let accepted = 0
    let isStopping = false
    const body = { type: 'expense', amount: '4.50', category: 'Other', date: '2026-01-15' }
    const writing = Array.from({ length: 4 }, async () => {
      const { send, close } = openClient(product.origin, cookie)
      for (;;) {
        const reply = await send('POST', '/api/transactions', body)
        if (reply?.status === 201) accepted += 1
        else if (isStopping) return close()
      }
    })
    await vi.waitUntil(() => accepted > 20, patience)
    const serving = product.servingProcesses()
    isStopping = true
    const { signalAlone, signalGroup } = product
    const code = await (to === 'process' ? signalAlone('SIGTERM') : signalGroup('SIGTERM', 2))
    await Promise.all(writing)
    expect(code, product.log.join('\n')).toBe(0)
    await vi.waitUntil(() => !isDatabaseRunning(dataDir), patience)
    for (const pid of serving) expect(() => process.kill(pid, 0)).toThrow('ESRCH')

    const again = await startProduct(dataDir)
    onTestFinished(() => again.stop())
    const reader = openClient(again.origin, cookie)
    onTestFinished(() => reader.close())
    const rows = await reader.send('GET', '/api/transactions')
    expect(rows?.body).toHaveLength(accepted)
  },
  testMsMax,
)

test('figures are those of all processes; emails and backups are the work of the one that keeps them', async () => {
  const monitorPort = await freePort()
  const { product, dataDir } = await startTwo({ MONITOR_PORT: String(monitorPort) })
  const read = async (path: string) =>
    (await fetch(`http://127.0.0.1:${monitorPort}${path}`)).text()
  // By turns to both.
  for (let count = 0; count < 4; count += 1) {
    const client = openClient(product.origin)
    expect((await client.send('GET', '/api/summary'))?.status).toBe(401)
    client.close()
  }
  const figures = await read('/metrics')
  expect(figures).toContain(
    'evenkeel_refused_requests_total{route="/api/summary",code="not_authenticated"} 4',
  )
  const names = figures.match(/^# TYPE \S+/gm) ?? []
  expect(new Set(names).size, 'no figure twice').toBe(names.length)
  expect(figures).toContain('evenkeel_jobs_waiting')
  expect(figures).toContain('nodejs_eventloop_lag_seconds')
  expect(JSON.parse(await read('/readyz'))).toMatchObject({ ready: true })

  const client = openClient(product.origin)
  onTestFinished(() => client.close())
  const account = { email: 'ada@example.com', username: 'ada', password: 'Calm-Harbour-7' }
  expect((await client.send('POST', '/api/auth/register', account))?.status).toBe(201)
  const forgot = await client.send('POST', '/api/auth/forgot-password', { email: account.email })
  expect(forgot?.status).toBe(200)
  const mail = join(dataDir, 'mail')
  await vi.waitUntil(() => existsSync(mail) && readdirSync(mail).length > 0, patience)
  expect(await read('/metrics')).toContain('evenkeel_backup_age_seconds ')
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1)
})

test('a port in use ends the start with a sentence and leaves nothing running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => other.once('listening', listening))
  onTestFinished(() => void other.close())
  const { port } = other.address() as { port: number }
  const dataDir = makeDataDir()
  const starting = beginProduct(dataDir, { env: { WORKERS: '2', PORT: String(port) } })
  expect(await starting.ended).toBe(1)
  expect(starting.log.join('')).toContain(
    `Port ${port} is in use; Evenkeel may already be running.`,
  )
  await vi.waitUntil(() => !isDatabaseRunning(dataDir), patience)
})
