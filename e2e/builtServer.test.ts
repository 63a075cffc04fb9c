import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type AiProvider, aiProviders } from '../server/src/aiConfig.ts'
import { type Client, openClient } from '../server/src/testing/crash/client.ts'
import { startProduct } from '../server/src/testing/crash/product.ts'
import { freePort } from '../server/src/testing/freePort.ts'
import { openModelServer } from '../server/src/testing/modelServer.ts'

// The other journeys run the sources. These run the files that `npm start` builds and runs, with every package that is
// loaded only when it is needed.

async function start(env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-built-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  const product = await startProduct(dataDir, { main: 'server/dist/main.js', env })
  onTestFinished(() => product.stop())
  return { ...product, dataDir }
}

async function signUp(origin: string): Promise<Client> {
  const account = { email: 'ada@example.com', username: 'ada', password: 'Calm-Harbour-7' }
  const { send, close } = openClient(origin)
  const reply = await send('POST', '/api/auth/register', account)
  close()
  expect(reply?.status).toBe(201)
  const client = openClient(origin, reply?.cookie)
  onTestFinished(() => client.close())
  return client
}

const today = new Date().toISOString().slice(0, 10)

async function addCoffee({ send }: Client): Promise<void> {
  const coffee = { type: 'expense', amount: '4.50', category: 'Food & Dining', date: today }
  const reply = await send('POST', '/api/transactions', { ...coffee, description: 'Coffee' })
  expect(reply?.status).toBe(201)
}

test('the built server serves pages, people, programs and whoever watches it', async () => {
  const monitorPort = await freePort()
  const { origin, dataDir } = await start({ MONITOR_PORT: String(monitorPort) })
  expect(await (await fetch(origin)).text()).toContain('<title>')

  const { send, close } = openClient(origin)
  const asAda = (password: string) => ({ email: 'ada@example.com', username: 'ada', password })
  // One is on the list of common passwords; the other is guessed by the worker.
  for (const weak of ['P@ssw0rd', 'Monday-1!']) {
    expect((await send('POST', '/api/auth/register', asAda(weak)))?.status, weak).toBe(400)
  }
  close()

  const ada = await signUp(origin)
  await addCoffee(ada)
  const question = { message: 'How much did I spend on coffee this month?' }
  const answer = await ada.send('POST', `/api/ai/chat?today=${today}`, question)
  expect(answer?.body).toMatchObject({ kind: 'answer', by: 'Computed by Evenkeel' })
  expect(answer?.body.response).toContain('$4.50')

  expect((await ada.send('PUT', '/api/ai/mcp', { isOn: true }))?.status).toBe(200)
  const token = await ada.send('POST', '/api/ai/mcp/tokens', { name: 'Desk' })
  const tools = await fetch(`${origin}/api/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token?.body.token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
  })
  expect(await tools.text()).toContain('"sum"')

  const metrics = await fetch(`http://127.0.0.1:${monitorPort}/metrics`)
  expect(await metrics.text()).toContain('nodejs_eventloop_lag')
  expect(existsSync(join(dataDir, 'backups'))).toBe(true)
})

test('the built server answers in several processes', async () => {
  const monitorPort = await freePort()
  const { origin, servingProcesses } = await start({
    WORKERS: '2',
    MONITOR_PORT: String(monitorPort),
  })
  expect(servingProcesses()).toHaveLength(2)
  const ada = await signUp(origin)
  await addCoffee(ada)
  const ready = await fetch(`http://127.0.0.1:${monitorPort}/readyz`)
  expect(ready.status).toBe(200)
  const metrics = await fetch(`http://127.0.0.1:${monitorPort}/metrics`)
  const count = 'evenkeel_request_duration_seconds_count'
  const posted = `${count}{method="POST",route="/api/transactions",status="201"} 1`
  expect(await metrics.text()).toContain(posted)
})

test.each(aiProviders)('the built server lets %s word its answers', async (provider) => {
  const model = await openModelServer(provider)
  onTestFinished(() => model.close())
  const { origin } = await start(settingsOf(provider, model.address))
  const ada = await signUp(origin)
  await addCoffee(ada)
  const { body } = (await ada.send('GET', '/api/ai/consent')) ?? {}
  await ada.send('PUT', '/api/ai/consent', { recipient: body.recipient })
  model.says({ text: 'Ahoy.' })
  await ada.send('POST', `/api/ai/chat?today=${today}`, { message: 'How much did I spend?' })
  expect(model.requests.length).toBeGreaterThan(0)
})

function settingsOf(provider: AiProvider, address: string): Record<string, string> {
  return {
    AI_PROVIDER: provider,
    AI_MODEL: 'm',
    AI_BASE_URL: address,
    ...(provider !== 'ollama' && { AI_API_KEY: 'secret' }),
  }
}
