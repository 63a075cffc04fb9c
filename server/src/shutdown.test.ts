import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { isDatabaseRunning, startProduct } from '#testing/crash/product.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'

beforeEach(needsEmbedded('stops the product with its database'))

// Whatever clients and mail servers do, a signal ends the server and its database, with exit code 0.

/** A mail server that accepts connections and never says a word. */
async function startSilentMailServer() {
  const server = createServer((socket) => socket.on('error', () => {}))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return { url: `smtp://127.0.0.1:${port}`, connected: once(server, 'connection') }
}

/** Asks for much and reads nothing, and never finishes its last request. */
async function stall(origin: string): Promise<void> {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  const ask = `GET /api/openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`
  socket.write(ask.repeat(100))
  const half = connect(Number(port), hostname)
  half.on('error', () => {})
  onTestFinished(() => void half.destroy())
  const login = ['POST /api/auth/login HTTP/1.1', `Host: ${host}`, `Origin: ${origin}`]
  const headers = ['Content-Type: application/json', 'Content-Length: 1000']
  half.write(`${[...login, ...headers].join('\r\n')}\r\n\r\n{`)
}

test.each([['SIGTERM'], ['SIGINT']] as const)(
  'two %s to its group end a server with stalled clients and a silent mail server',
  async (signal) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-shutdown-'))
    chmodSync(dataDir, 0o755)
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
    const mail = await startSilentMailServer()
    const env = { MAIL_URL: mail.url, MAIL_FROM: 'us@example.com' }
    const product = await startProduct(dataDir, { env, ownGroup: true })
    const post = (path: string, body: object) =>
      fetch(product.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: product.origin },
        body: JSON.stringify(body),
      })
    const email = 'ada@example.com'
    const account = { email, username: 'ada', password: 'Calm-Harbour-7' }
    expect((await post('/api/auth/register', account)).status).toBe(201)
    expect((await post('/api/auth/forgot-password', { email })).status).toBe(200)
    await mail.connected
    await stall(product.origin)
    expect(await product.signalGroup(signal, 2)).toBe(0)
    expect(isDatabaseRunning(dataDir)).toBe(false)
  },
  // Only stops a test that hangs.
  180_000,
)
