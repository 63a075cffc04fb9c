import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fakeClock } from '#testing/clock.ts'
import { ask, settingsWith } from '#testing/doctor.ts'
import { squareEnv } from '#testing/square/environment.ts'
import { startStandIn } from '#testing/square/standIn.ts'
import { settingsChecks } from './settingsChecks.ts'

const production = { NODE_ENV: 'production', BILLING: 'off' }
const https = { PUBLIC_URL: 'https://money.example.org', TRUST_PROXY: 'loopback' }
const mail = { MAIL_URL: 'smtp://localhost', MAIL_FROM: 'mail@example.org' }

test.each([
  [{}, ['ok: valid']],
  [{ ...production, ...https, ...mail }, ['ok: valid']],
  [
    { ...production, ...mail },
    ['warning: PUBLIC_URL is not set: signing in works only on this machine'],
  ],
  [
    { ...production, ...mail, HOST: '0.0.0.0' },
    ['warning: PUBLIC_URL is not set: signing in works only on this machine'],
  ],
  [https, ['warning: NODE_ENV is not production, although PUBLIC_URL is https. Set NODE_ENV']],
  [
    { ...production, ...https, ...mail, TRUST_PROXY: 'true' },
    [expect.stringMatching(/^warning: TRUST_PROXY=true believes anyone/)],
  ],
  [
    { ...production, ...mail, PUBLIC_URL: 'http://money.example.org' },
    ['warning: PUBLIC_URL uses plain http: anyone on the network can read the traffic'],
  ],
])('the settings %o: %o', async (environment, lines) => {
  expect(await ask(settingsChecks, 'settings', settingsWith(environment))).toEqual(lines)
})

test('more processes than processors are a warning', async () => {
  const askProcesses = (environment: Record<string, string>) =>
    ask(settingsChecks, 'processes', settingsWith(environment))
  expect(await askProcesses({})).toEqual(['ok: one'])
  const many = {
    WORKERS: '99',
    DATABASE_CONNECTIONS: '1000',
    DATABASE_URL: 'postgres://db/evenkeel',
  }
  expect(await askProcesses(many)).toEqual([
    expect.stringMatching(
      /^warning: WORKERS=99, but this machine has \d+ processors. Set WORKERS=auto$/,
    ),
  ])
})

test('running as root is a warning', async () => {
  const setup = { ...settingsWith(), isRoot: true }
  const [line] = await ask(settingsChecks, 'settings', setup)
  expect(line).toMatch(/^warning: Evenkeel runs as root/)
})

test.skipIf(process.platform === 'win32')('a secret that others can read is found', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-doctor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'database-url')
  writeFileSync(path, 'postgres://ada:secret@localhost/evenkeel\n', { mode: 0o600 })
  const askSecrets = () => ask(settingsChecks, 'secrets', settingsWith({ DATABASE_URL_FILE: path }))
  expect(await askSecrets()).toEqual(['ok: DATABASE_URL_FILE'])
  chmodSync(path, 0o640)
  expect(await askSecrets()).toEqual(['ok: DATABASE_URL_FILE'])
  chmodSync(path, 0o644)
  expect(await askSecrets()).toEqual([
    `warning: DATABASE_URL_FILE: other users of this machine can read ${path}. Run: chmod 600 ${path}`,
  ])
  expect(await ask(settingsChecks, 'secrets', settingsWith())).toEqual(['ok: none in files'])
})

describe('mail', () => {
  async function startMailServer(options: SMTPServerOptions = {}) {
    let letters = 0
    const server = new SMTPServer({
      disableReverseLookup: true,
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, done) =>
        password === 'right' ? done(null, { user: 'ann' }) : done(new Error('Invalid login')),
      onMailFrom: (_address, _session, done) => {
        letters += 1
        done()
      },
      ...options,
    })
    server.on('error', () => {})
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    onTestFinished(() => new Promise<void>((stopped) => server.close(stopped)))
    return { port: (server.server.address() as AddressInfo).port, letters: () => letters }
  }

  const askMail = (url: string) =>
    ask(settingsChecks, 'mail', settingsWith({ ...mail, MAIL_URL: url }))

  test('a server that lets us in gets no letter', async () => {
    const { port, letters } = await startMailServer()
    expect(await askMail(`smtp://ann:right@127.0.0.1:${port}`)).toEqual([
      `ok: 127.0.0.1:${port} lets us in`,
    ])
    expect(letters()).toBe(0)
  })

  test('a wrong password is found and not repeated', async () => {
    const { port } = await startMailServer()
    const [line = ''] = await askMail(`smtp://ann:wr0ng@127.0.0.1:${port}`)
    expect(line).toMatch(/^problem: MAIL_URL names 127\.0\.0\.1:\d+, which cannot be used: Invalid/)
    expect(line).not.toContain('wr0ng')
  })

  test('a server that is away is found', async () => {
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const { port } = server.address() as AddressInfo
    await new Promise((closed) => server.close(closed))
    const [line] = await askMail(`smtp://127.0.0.1:${port}`)
    expect(line).toMatch(/^problem: MAIL_URL names .+ cannot be used: .*ECONNREFUSED/)
  })

  test('files need no server', async () => {
    expect(await ask(settingsChecks, 'mail', settingsWith())).toEqual(['ok: emails become files'])
  })
})

describe('payments', () => {
  const askPayments = (environment: Record<string, string>) =>
    ask(settingsChecks, 'payments', settingsWith(environment))

  test.each([
    [{ BILLING: 'off' }, 'ok: off: everyone has premium'],
    [{ BILLING: 'simulator' }, 'ok: simulated'],
    [
      { NODE_ENV: 'production', BILLING: 'simulator', ALLOW_SIMULATOR: 'true' },
      'warning: the simulator takes no real money. Set BILLING=square or BILLING=off',
    ],
  ])('with %o: %s', async (environment, line) => {
    expect(await askPayments(environment)).toEqual([line])
  })

  test('Square is asked about its settings', async () => {
    const square = await startStandIn(fakeClock())
    const environment = squareEnv(square.url)
    expect(await askPayments(environment)).toEqual(['ok: Square accepts the settings'])
    expect(await askPayments({ ...environment, SQUARE_ACCESS_TOKEN: 'x' })).toEqual([
      'problem: SQUARE_ACCESS_TOKEN was refused by Square',
    ])
    expect(await askPayments(squareEnv('http://127.0.0.1:1'))).toEqual([
      'warning: Square does not answer. Payments are refused until it does',
    ])
  })
})

test('the language model is named and not asked', async () => {
  expect(await ask(settingsChecks, 'assistant', settingsWith())).toEqual([
    'ok: words its answers itself',
  ])
  const model = { AI_PROVIDER: 'ollama', AI_MODEL: 'llama', AI_BASE_URL: 'http://127.0.0.1:1' }
  expect(await ask(settingsChecks, 'assistant', settingsWith(model))).toEqual([
    'ok: Ollama on this server, llama; not asked, because that costs money',
  ])
})
