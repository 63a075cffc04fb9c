import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { checkTotals } from '#ledger/index.ts'
import { openClient } from '#testing/crash/client.ts'
import { requireCorrectTotals } from '#testing/crash/crashLoop.ts'
import { startProduct } from '#testing/crash/product.ts'
import type { FaultProxy } from '#testing/faults/faultProxy.ts'
import { openProxiedApp } from '#testing/faults/proxiedApp.ts'
import { type Fault, runFault } from '#testing/faults/runFault.ts'
import { people } from '#testing/faults/users.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'

// What users notice when the database is frozen, breaks off, refuses, dies or restarts: 503 with Retry-After, and
// afterwards every accepted write, once. `FAULT_SEED` repeats a run's requests; with TEST_SCALE=50 faults last 30 seconds.

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 2 ** 31)
// Only stops a test that hangs.
const testMsMax = 180_000

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-faults-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  return dataDir
}

const statusOf = async (origin: string, path: string) => (await fetch(origin + path)).status

test.each<[string, (proxy: FaultProxy, bytesOf: () => number) => void, number[], string]>([
  ['is frozen', (proxy) => proxy.freeze(), [503], 'the database does not answer; requests are'],
  ['breaks all connections', (proxy) => proxy.refuse(), [503], 'refused: busy'],
  // The answers to `/readyz` may be among those that still get through.
  ['breaks off in mid-answer', (proxy, of) => proxy.cutAnswers(of), [200, 503], 'refused: busy'],
])(
  `a database that %s loses nothing (seed ${seed})`,
  async (name, begin, ready, logged) => {
    const random = seededRandom(seed)
    const app = await openProxiedApp(makeDataDir())
    onTestFinished(app.close)
    const { proxy, monitor } = app
    const fault = {
      ...{ name, end: proxy.heal },
      begin: () => begin(proxy, () => random.between(1, 4000)),
    }
    await runFault(app, fault, random, async () => {
      expect(await statusOf(monitor, '/livez')).toBe(200)
      expect(ready).toContain(await statusOf(monitor, '/readyz'))
    })
    expect(await statusOf(monitor, '/readyz')).toBe(200)
    expect(app.log.join()).toContain(logged)
    for await (const { wrong } of checkTotals(app.direct)) expect(wrong).toBe(0)
  },
  testMsMax,
)

test('a write whose commit is not answered is unclear, and repeating it adds nothing', async () => {
  const app = await openProxiedApp(makeDataDir())
  onTestFinished(app.close)
  const account = { email: 'ada@example.com', username: 'ada', password: 'Calm-Harbour-7' }
  const visitor = openClient(app.origin)
  const registered = await visitor.send('POST', '/api/auth/register', account)
  const ada = openClient(app.origin, registered?.cookie)
  onTestFinished(visitor.close)
  onTestFinished(ada.close)
  const lunch = { type: 'expense', amount: '12.30', category: 'Food', date: '2026-01-02' }
  const body = { ...lunch, description: 'Lunch with Grace' }
  const add = () => ada.send('POST', '/api/transactions', body, { 'idempotency-key': 'key-1' })
  app.proxy.loseAnswerTo(/Lunch with Grace.*commit/s)
  expect(await add()).toMatchObject({ status: 503, retryAfter: '2' })
  const { rows } = await app.direct.pool.query('select id from transactions')
  expect(rows).toHaveLength(1)
  expect(await add()).toMatchObject({ status: 201, body: rows[0] })
  expect((await ada.send('GET', '/api/transactions'))?.body).toHaveLength(1)
})

test(
  `an embedded database that dies, stops and freezes loses nothing (seed ${seed})`,
  async (context) => {
    needsEmbedded('kills, stops and freezes the database')(context)
    const random = seededRandom(seed)
    const dataDir = makeDataDir()
    const product = await startProduct(dataDir)
    onTestFinished(product.stop)
    const { signalDatabase, signalPostmaster } = product
    const faults: Fault[] = [
      { name: 'is killed alone', begin: () => signalDatabase('SIGKILL') },
      { name: 'is stopped under load', begin: () => signalPostmaster('SIGINT') },
      {
        name: 'is frozen itself',
        begin: () => signalDatabase('SIGSTOP'),
        end: () => signalDatabase('SIGCONT'),
      },
    ]
    for (const fault of faults) await runFault(product, fault, random)
    await requireCorrectTotals(dataDir, people * faults.length)
  },
  testMsMax,
)
