import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { scaled } from '@evenkeel/domain/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startProduct } from '#testing/crash/product.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'

beforeEach(needsEmbedded('starts the product with its database'))

// A server with 512 MB survives 60 clients that ask for their bills again and again and never read. The full size,
// 1,000 bills, is TEST_SCALE=50.

test('clients that never read do not fill the memory', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-unread-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const nodeArgs = ['--max-old-space-size=512']
  const product = await startProduct(dataDir, { nodeArgs, ownGroup: true })
  const { host, hostname, port } = new URL(product.origin)
  let cookie = ''
  const post = (path: string, body: object) =>
    fetch(product.origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.origin, cookie },
      body: JSON.stringify(body),
    })
  const account = { email: 'ada@example.com', username: 'ada', password: 'Calm-Harbour-7' }
  const registered = await post('/api/auth/register', account)
  cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const rent = { type: 'expense', amount: '900.00', category: 'Housing', frequency: 'monthly' }
  const bills = Math.min(1000, scaled(20))
  for (let count = 0; count < bills; count += 1) {
    const bill = { ...rent, description: 'x'.repeat(500), startDate: '2026-03-31' }
    expect((await post('/api/recurring-transactions', bill)).status).toBe(201)
  }
  const request = ['GET /api/recurring-transactions HTTP/1.1', `Host: ${host}`, `Cookie: ${cookie}`]
  for (let reader = 0; reader < 60; reader += 1) {
    const socket = connect(Number(port), hostname).pause()
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    socket.write(`${request.join('\r\n')}\r\n\r\n`.repeat(50))
  }
  for (let turn = 0; turn < 20; turn += 1) {
    expect((await fetch(`${product.origin}/api/openapi.json`)).status).toBe(200)
  }
  expect(await product.signalGroup('SIGTERM', 1)).toBe(0)
}, 600_000) // Only stops a test that hangs.
