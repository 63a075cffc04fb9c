import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#config.ts'
import { jobs } from '#db/schema.ts'
import { createLog } from '#log.ts'
import { enqueueMail } from '#mail/queue.ts'
import { openTestApp } from '#testing/app.ts'
import { sendDueMail } from '#testing/mail.ts'
import { signUp } from '#testing/person.ts'
import { createMailer } from './createMailer.ts'
import { type Mail, RecipientRefusedError } from './mail.ts'

type Received = { user: unknown; isSecure: boolean; from: string; to: string[]; message: string }

const user = 'ann'
const pass = 'p@ss/word'
const trusting = '?tls.rejectUnauthorized=false'

const mail: Mail = {
  id: '019cf22b-2600-7408-b191-69dd0eea1520',
  to: 'bea@example.com',
  date: new Date('2026-03-15T09:30:00Z'),
  subject: 'Grüße, 100 %',
  text: 'Text – part\n',
  html: '<p>HTML – part</p>',
}

/** A real mail server that requires STARTTLS and authentication. */
async function startServer(options: SMTPServerOptions = {}, port = 0) {
  const received: Received[] = []
  const server = new SMTPServer({
    disableReverseLookup: true,
    onAuth: (auth, _session, done) => {
      if (auth.username === user && auth.password === pass) done(null, { user })
      else done(new Error('Invalid username or password'))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          user: session.user,
          isSecure: session.secure,
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks).toString(),
        })
        done()
      })
    },
    ...options,
  })
  // Some of these tests are about clients that disconnect.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  const stop = () => new Promise<void>((stopped) => server.close(stopped))
  onTestFinished(stop)
  return { received, stop, port: (server.server.address() as AddressInfo).port }
}

function mailerTo(port: number, { password = pass, query = trusting, scheme = 'smtp' } = {}) {
  const credentials = `${user}:${encodeURIComponent(password)}`
  const config = readConfig({
    MAIL_URL: `${scheme}://${credentials}@127.0.0.1:${port}/${query}`,
    MAIL_FROM: 'Evenkeel <mail@evenkeel.example>',
  })
  const mailer = createMailer(config, createLog('silent'))
  onTestFinished(() => mailer.close())
  return mailer
}

test('an email reaches its recipient through STARTTLS and authentication', async () => {
  const { port, received } = await startServer()
  await mailerTo(port).send(mail)
  expect(received).toHaveLength(1)
  const [{ message = '', ...envelope } = {}] = received
  expect(envelope).toEqual({
    user,
    isSecure: true,
    from: 'mail@evenkeel.example',
    to: ['bea@example.com'],
  })
  expect(message).toMatch(/^From: Evenkeel <mail@evenkeel.example>\r$/m)
  expect(message).toMatch(/^To: bea@example.com\r$/m)
  expect(message).toMatch(/^Reply-To: support@evenkeel.example\r$/m)
  expect(message).toMatch(/^Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe/m)
  expect(message).toMatch(/^Date: Sun, 15 Mar 2026 09:30:00 \+0000\r$/m)
  expect(message).toMatch(
    /^Message-ID: <019cf22b-2600-7408-b191-69dd0eea1520@evenkeel.example>\r$/m,
  )
  expect(message).toMatch(/^Auto-Submitted: auto-generated\r$/m)
  expect(message).toMatch(/^Content-Type: multipart\/alternative;/m)
  expect(message).toContain('Text =E2=80=93 part')
  expect(message).toContain('<p>HTML =E2=80=93 part</p>')
  expect(message).not.toContain('X-Mailer')
})

test('smtps starts with TLS', async () => {
  const { port, received } = await startServer({ secure: true })
  await mailerTo(port, { scheme: 'smtps' }).send(mail)
  expect(received[0]?.isSecure).toBe(true)
})

test('a server with an untrusted certificate gets nothing', async () => {
  const { port, received } = await startServer()
  await expect(mailerTo(port, { query: '' }).send(mail)).rejects.toThrow()
  expect(received).toEqual([])
})

test('a failed authentication is retried', async () => {
  const { port, received } = await startServer()
  const failure = await mailerTo(port, { password: 'wrong' })
    .send(mail)
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ code: 'EAUTH', responseCode: 535 })
  expect(failure).not.toBeInstanceOf(RecipientRefusedError)
  expect(received).toEqual([])
})

test('a server that hides STARTTLS gets no password when TLS is required', async () => {
  let isAsked = false
  const { port } = await startServer({
    hideSTARTTLS: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, done) => {
      isAsked = true
      done(null, { user })
    },
  })
  const mailer = mailerTo(port, { query: `${trusting}&requireTLS=true` })
  await expect(mailer.send(mail)).rejects.toThrow()
  expect(isAsked).toBe(false)
})

test.each([
  [550, true],
  [450, false],
])('an address refused with %i is given up: %s', async (responseCode, isGivenUp) => {
  const { port } = await startServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode })),
  })
  const failure = await mailerTo(port)
    .send(mail)
    .catch((error: unknown) => error)
  expect(failure instanceof RecipientRefusedError).toBe(isGivenUp)
})

test('a rejected sender is our own mistake, and the email is retried', async () => {
  const { port } = await startServer({
    onMailFrom: (_address, _session, done) =>
      done(Object.assign(new Error('no'), { responseCode: 550 })),
  })
  const failure = await mailerTo(port)
    .send(mail)
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(failure).not.toBeInstanceOf(RecipientRefusedError)
})

test('queued emails are sent once an unavailable mail server is back', async () => {
  const app = await openTestApp()
  const person = await signUp(app)
  const { db } = app.database
  const work = (port: number) => sendDueMail(app, mailerTo(port))
  await enqueueMail(db, person.id, app.clock.now(), {
    kind: 'password_changed',
    toAddress: person.email,
  })

  const first = await startServer()
  await first.stop()
  await work(first.port)
  expect(await db.select().from(jobs)).toHaveLength(1)

  // Accepts the authentication and fails in the middle of the email.
  const dying = await startServer({
    onData: (stream, session, done) => {
      stream.resume()
      stream.on('end', () => done(Object.assign(new Error('full'), { responseCode: 452 })))
      expect(session.secure).toBe(true)
    },
  })
  app.clock.advance({ minutes: 1 })
  await work(dying.port)
  expect(await db.select().from(jobs)).toHaveLength(1)

  const back = await startServer({}, first.port)
  app.clock.advance({ minutes: 2 })
  await work(first.port)
  expect(back.received.map(({ to }) => to)).toEqual([[person.email]])
  expect(await db.select().from(jobs)).toEqual([])
})
