import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Request } from '../bench/load/client.ts'
import { startSurge } from '../bench/load/generator.ts'
import { openClient } from '../server/src/testing/crash/client.ts'
import { requireCorrectTotals } from '../server/src/testing/crash/crashLoop.ts'
import { startProduct } from '../server/src/testing/crash/product.ts'

// `npm run bench -- overload` at a small size, without its time limits. What makes the server late is certain here: its
// database stands still until requests are refused.

/** Only stops a test that hangs. */
const eventually = { timeout: 60_000, interval: 50 }

test('an overloaded server refuses with Retry-After, and has saved whatever it acknowledged', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-overload-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const env = { DATABASE_CONNECTIONS: '6' }
  const product = await startProduct(dataDir, { main: 'server/dist/main.js', env })
  onTestFinished(() => product.stop())
  const signedUp = openClient(product.origin)
  onTestFinished(() => signedUp.close())
  const account = { email: 'ada@example.com', username: 'ada', password: 'Calm-Harbour-7' }
  const { cookie = '' } = (await signedUp.send('POST', '/api/auth/register', account)) ?? {}
  const client = openClient(product.origin, cookie)
  onTestFinished(() => client.close())

  const body = { type: 'expense', amount: '4.50', category: 'Food & Dining', date: '2026-01-15' }
  const requests: Request[] = [
    { method: 'POST', url: '/api/transactions', cookie, body },
    { method: 'GET', url: '/api/summary', cookie },
  ]
  const surge = startSurge()
  onTestFinished(() => surge.stop())
  product.signalDatabase('SIGSTOP')
  const port = Number(new URL(product.origin).port)
  const report = surge.run({ port, requests, perSecond: 2000, ms: 400, connections: 400 })
  const refusal = Promise.withResolvers<string | undefined>()
  const ask = async () => {
    const reply = await client.send('GET', '/api/summary')
    if (reply?.status === 503) refusal.resolve(reply.retryAfter)
  }
  const asking = setInterval(() => void ask(), 10)
  expect(await refusal.promise).toBe('3')
  clearInterval(asking)
  product.signalDatabase('SIGCONT')

  const { statuses, written, withoutRetryAfter, unsent } = await report
  expect(Object.keys(statuses).filter((status) => !['200', '201', '503'].includes(status))).toEqual(
    [],
  )
  expect(statuses[503]).toBeGreaterThan(0)
  expect({ withoutRetryAfter, unsent }).toEqual({ withoutRetryAfter: 0, unsent: 0 })
  const rows = await vi.waitUntil(async () => {
    const reply = await client.send('GET', '/api/transactions')
    return reply?.status === 200 && (reply.body as object[])
  }, eventually)
  expect(rows.length).toBeGreaterThanOrEqual(written)
  expect(written).toBeGreaterThan(0)
  await requireCorrectTotals(dataDir, 1)
  expect(product.log.some((line) => /"refused":\d+,"msg":"refused: busy"/.test(line))).toBe(true)
})
