import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { createLanguageModel } from '#adapters/createLanguageModel.ts'
import { createMailer } from '#adapters/createMailer.ts'
import { readConfig } from '#config.ts'
import { jobs } from '#db/schema.ts'
import { createLog } from '#log.ts'
import { enqueueMail } from '#mail/queue.ts'
import { openTestApp, type TestApp } from '#testing/app.ts'
import { type FaultProxy, openFaultProxy } from '#testing/faults/faultProxy.ts'
import { sendDueMail } from '#testing/mail.ts'
import { openModelServer } from '#testing/modelServer.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'
import { squareEnv } from '#testing/square/environment.ts'
import { impatientCards, openSquareApp, reconcileAll } from '#testing/square/open.ts'

// The mail server, the card service and the language model fail while more people use them than the server has
// connections to its database. Everybody else is served, and once the service is back nothing is lost or done twice.

const faults: [string, (proxy: FaultProxy) => void][] = [
  ['is frozen', (proxy) => proxy.freeze()],
  ['breaks all connections', (proxy) => proxy.refuse()],
  ['breaks off in mid-answer', (proxy) => proxy.cutAnswers(() => 40)],
]
/** How long the server waits for a service here: less than for users, but enough for a busy machine. */
const answerMsMax = 2000

async function openProxyTo(port: number): Promise<FaultProxy> {
  const proxy = await openFaultProxy({ host: '127.0.0.1', port })
  onTestFinished(proxy.close)
  return proxy
}

/** More than there are connections to the database. */
function addCrowd(app: TestApp): Promise<Person[]> {
  return Promise.all(Array.from({ length: 12 }, () => addPerson(app)))
}

async function expectOthersServed(app: TestApp): Promise<void> {
  const other = await addPerson(app)
  const reply = await other.post('/api/transactions', spent)
  expect(reply.status).toBe(201)
}

const spent = { type: 'expense', amount: '7.50', category: 'Groceries', date: '2026-03-14' }

test.each(faults)('a card service that %s takes each price once', async (_, begin) => {
  const world = await openSquareApp()
  const { square } = world
  const proxy = await openProxyTo(Number(new URL(square.url).port))
  const cards = impatientCards({ ...square, url: `http://127.0.0.1:${proxy.port}` }, answerMsMax)
  const app = await openTestApp({ beside: world.app, env: squareEnv(square.url), parts: { cards } })
  const crowd = await addCrowd(app)
  const pay = (person: Person) => {
    const upgrade = { email: 'upgrade@evenkeel.example', password: '', amount: 500 }
    return person.post('/api/process-payment', { sourceId: 'cnon:card-nonce-ok', ...upgrade })
  }
  await cards.ready()
  begin(proxy)
  const paying = Promise.all(crowd.map(pay))
  await expectOthersServed(app)
  for (const { status, body } of await paying)
    expect([status, body.action]).toEqual([202, 'pending'])
  proxy.heal()
  await reconcileAll(world)
  for (const person of crowd) {
    expect((await pay(await openSession(app, person))).body.action).toBe('paid')
  }
  const captures = [...square.payments.values()].map((payment) => payment.captures)
  expect(captures.filter((times) => times > 0)).toEqual(crowd.map(() => 1))
})

test.each(faults)('a language model that %s leaves the computed answers', async (_, begin) => {
  const server = await openModelServer('openai-compatible')
  onTestFinished(server.close)
  const proxy = await openProxyTo(Number(new URL(server.address).port))
  const baseUrl = `http://127.0.0.1:${proxy.port}`
  const access = { provider: 'openai-compatible', model: 'm', apiKey: 'key-1', baseUrl } as const
  const model = await createLanguageModel({ ...access, recipient: 'Proxied' }, answerMsMax)
  const app = await openTestApp({ parts: { model } })
  const crowd = await addCrowd(app)
  for (const person of crowd) {
    await person.put('/api/ai/consent', { recipient: 'Proxied' })
    await person.post('/api/transactions', spent)
  }
  const ask = async (person: Person) => {
    const message = 'How much did I spend on groceries this month?'
    return (await person.post('/api/ai/chat', { message })).body
  }
  server.says({ text: 'This month [[f1]] went to Groceries.' })
  begin(proxy)
  const asking = Promise.all(crowd.map(ask))
  await expectOthersServed(app)
  for (const { response, by } of await asking) {
    expect(response).toContain('$7.50')
    expect(by).toMatch(
      /^Computed by Evenkeel\. Proxied (gave no usable answer|did not answer in time)/,
    )
  }
  proxy.heal()
  for (const person of crowd) {
    expect((await ask(person)).by).toBe('Worded by Proxied, figures computed by Evenkeel')
  }
})

test.each(faults)('a mail server that %s gets each email once it is back', async (_, begin) => {
  const received: string[] = []
  const proxy = await openProxyTo(await startMailServer(received))
  // The limits of the connection may be set in the address.
  const limits = `connectionTimeout=${answerMsMax}&greetingTimeout=${answerMsMax}&socketTimeout=${answerMsMax}`
  const MAIL_URL = `smtp://127.0.0.1:${proxy.port}/?${limits}`
  const config = readConfig({ MAIL_URL, MAIL_FROM: 'mail@evenkeel.example' })
  const mailer = createMailer(config, createLog('silent'))
  onTestFinished(() => mailer.close())
  const app = await openTestApp()
  const crowd = await addCrowd(app)
  for (const person of crowd) {
    const email = { kind: 'password_changed', toAddress: person.email } as const
    await enqueueMail(app.database.db, person.id, app.clock.now(), email)
  }
  begin(proxy)
  const sending = sendDueMail(app, mailer)
  await expectOthersServed(app)
  await sending
  expect(await app.database.db.$count(jobs)).toBe(crowd.length)
  proxy.heal()
  app.clock.advance({ minutes: 2 })
  await sendDueMail(app, mailer)
  expect(received.toSorted()).toEqual(crowd.map(({ email }) => email).toSorted())
  expect(await app.database.db.$count(jobs)).toBe(0)
})

/** A mail server without TLS and sign-in. */
async function startMailServer(received: string[]): Promise<number> {
  const server = new SMTPServer({
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, { envelope }, done) => {
      stream.resume()
      stream.once('end', () => {
        received.push(...envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((stopped) => server.close(stopped)))
  return (server.server.address() as AddressInfo).port
}
