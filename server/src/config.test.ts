import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

test('without settings the server listens on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: undefined,
    dataDir: './data',
    databaseUrl: undefined,
    trustProxy: false,
    supportEmail: 'support@evenkeel.example',
    billing: 'simulator',
    logLevel: 'info',
  })
})

test('an empty setting counts as absent, and unknown ones are ignored', () => {
  const environment = { PORT: '', PUBLIC_URL: '', DATABASE_URL: '', PATH: '/bin', port: 'x' }
  expect(readConfig(environment)).toEqual(readConfig({}))
})

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '65535' }, { port: 65_535 }],
  [{ DATA_DIR: '/no/such/folder' }, { dataDir: '/no/such/folder' }],
  [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
  [{}, { monitor: undefined }],
  [{ MONITOR_PORT: '9464' }, { monitor: { host: '127.0.0.1', port: 9464 } }],
  [{ MONITOR_PORT: '1', MONITOR_HOST: '10.0.0.1' }, { monitor: { host: '10.0.0.1', port: 1 } }],
  [{ PUBLIC_URL: 'https://money.example' }, { publicUrl: 'https://money.example' }],
  [{ PUBLIC_URL: 'https://Money.Example:443/' }, { publicUrl: 'https://money.example' }],
  [{ PUBLIC_URL: 'http://localhost:8080' }, { publicUrl: 'http://localhost:8080' }],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, { publicUrl: 'http://192.168.1.5:3000' }],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, { publicUrl: 'http://[::1]:3000' }],
  [{ DATABASE_URL: 'postgresql://db/app' }, { databaseUrl: 'postgresql://db/app' }],
  [{ DATABASE_CONNECTIONS: '6' }, { databaseConnections: 6, isPooler: false }],
  [{ DATABASE_CONNECTIONS: '1000' }, { databaseConnections: 1000 }],
  [{}, { workers: 1, databaseConnections: undefined }],
  [{}, { databaseMsMax: { wait: undefined, statement: undefined } }],
  [
    { DATABASE_WAIT_SECONDS: '1', DATABASE_STATEMENT_SECONDS: '600' },
    { databaseMsMax: { wait: 1000, statement: 600_000 } },
  ],
  [{ WORKERS: '2' }, { workers: 2, databaseConnections: 13 }],
  [{ WORKERS: '5' }, { workers: 5, databaseConnections: 6 }],
  [
    { WORKERS: 'auto', DATABASE_CONNECTIONS: '17' },
    { workers: 1, databaseConnections: 17 },
  ],
  [
    { WORKERS: '8', DATABASE_CONNECTIONS: '90', DATABASE_URL: 'postgres://db/app' },
    { workers: 8, databaseConnections: 10 },
  ],
  [{ DATABASE_URL: 'postgres://db/app', DATABASE_POOLER: 'true' }, { isPooler: true }],
  [
    { DATABASE_URL: 'postgres://db/app', DATABASE_READ_URL: 'postgres://replica/app' },
    { databaseUrl: 'postgres://db/app', databaseReadUrl: 'postgres://replica/app' },
  ],
  [{ TRUST_PROXY: 'true' }, { trustProxy: true }],
  [{ TRUST_PROXY: 'false' }, { trustProxy: false }],
  [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }, { trustProxy: 'loopback, 10.0.0.0/8,::1' }],
  [{ BILLING: 'off' }, { billing: 'off' }],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ NODE_ENV: 'production', BILLING: 'off' }, { production: true }],
  [{ NODE_ENV: 'production', ALLOW_SIMULATOR: 'true' }, { billing: 'simulator' }],
])('%j is accepted', (environment, expected) => {
  expect(readConfig(environment)).toMatchObject(expected)
})

const notAPort = 'PORT must be a number from 0 to 65535'
const notAnAddress = 'PUBLIC_URL must be an http or https address'
const notADatabase = 'DATABASE_URL must be a postgres:// address'
const notANumberOfConnections = 'DATABASE_CONNECTIONS must be a number from 6 to 1000'
const notAProxy = 'TRUST_PROXY must be true, false or a list of addresses such as 10.0.0.0/8'
const simulator =
  'BILLING=simulator takes no real money. Set BILLING=square or BILLING=off, or ALLOW_SIMULATOR=true to use it anyway'

const thisFile = fileURLToPath(import.meta.url)
const notAFolder = 'DATA_DIR names a file, and must name a folder'

test.each([
  [{ PORT: 'http' }, notAPort],
  [{ PORT: '65536' }, notAPort],
  [{ PORT: '-1' }, notAPort],
  [{ PORT: '3e3' }, notAPort],
  [{ PORT: ' 3000' }, notAPort],
  [{ PUBLIC_URL: 'money.example' }, notAnAddress],
  [{ PUBLIC_URL: 'ftp://money.example' }, notAnAddress],
  [{ PUBLIC_URL: 'https://' }, notAnAddress],
  [{ PUBLIC_URL: 'https://money.example/app' }, 'PUBLIC_URL must not have a path'],
  [{ DATA_DIR: thisFile }, notAFolder],
  [{ DATA_DIR: `${thisFile}/data` }, notAFolder],
  [{ DATABASE_URL: 'mysql://db/app' }, notADatabase],
  [{ DATABASE_URL: 'localhost:5432' }, notADatabase],
  [{ DATABASE_CONNECTIONS: '5' }, notANumberOfConnections],
  [{ DATABASE_CONNECTIONS: '1001' }, notANumberOfConnections],
  [{ DATABASE_CONNECTIONS: '1e2' }, notANumberOfConnections],
  [
    { DATABASE_WAIT_SECONDS: '0' },
    'DATABASE_WAIT_SECONDS must be a number of seconds from 1 to 60',
  ],
  [
    { DATABASE_STATEMENT_SECONDS: '601' },
    'DATABASE_STATEMENT_SECONDS must be a number of seconds from 1 to 600',
  ],
  [
    { DATABASE_STATEMENT_SECONDS: '1.5' },
    'DATABASE_STATEMENT_SECONDS must be a number of seconds from 1 to 600',
  ],
  [{ WORKERS: '0' }, 'WORKERS must be auto or a number from 1 to 99'],
  [{ WORKERS: 'many' }, 'WORKERS must be auto or a number from 1 to 99'],
  [
    { WORKERS: '6' },
    'WORKERS=6 needs DATABASE_CONNECTIONS=42 or more: 6 for each process, and for the one that keeps them',
  ],
  [
    { WORKERS: '2', DATABASE_CONNECTIONS: '41' },
    'DATABASE_CONNECTIONS must be at most 40 with WORKERS and the embedded PostgreSQL',
  ],
  [{ DATABASE_POOLER: 'yes' }, 'DATABASE_POOLER must be true or false'],
  [
    { DATABASE_READ_URL: 'replica', DATABASE_URL: 'postgres://db/app' },
    'DATABASE_READ_URL must be a postgres:// address',
  ],
  [
    { DATABASE_READ_URL: 'postgres://replica/app' },
    'DATABASE_READ_URL needs DATABASE_URL, which names the primary of that replica',
  ],
  [{ DATABASE_POOLER: 'true' }, 'DATABASE_POOLER=true needs DATABASE_URL, which names the pooler'],
  [{ TRUST_PROXY: 'yes' }, notAProxy],
  [{ TRUST_PROXY: '1' }, notAProxy],
  [{ TRUST_PROXY: '10.0.0.0/33' }, notAProxy],
  [{ TRUST_PROXY: '10.0.0.1,' }, notAProxy],
  [{ TRUST_PROXY: 'true,10.0.0.1' }, notAProxy],
  [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be an e-mail address'],
  [{ BILLING: 'free' }, 'BILLING must be simulator, square or off'],
  [{ ALLOW_SIMULATOR: 'yes' }, 'ALLOW_SIMULATOR must be true or false'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not a log level'],
  [{ NODE_ENV: 'production' }, simulator],
  [{ NODE_ENV: 'production', ALLOW_SIMULATOR: 'false' }, simulator],
])('%j is rejected with a message', (environment, sentence) => {
  const read = () => readConfig(environment as Record<string, string>)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new ConfigError(sentence))
})

test('each wrong setting is reported on its own line', () => {
  const wrong = { PORT: 'x', LOG_LEVEL: 'loud', PUBLIC_URL: 'x' }
  expect(() => readConfig(wrong)).toThrow(
    new ConfigError(`${notAPort}\n${notAnAddress}\nLOG_LEVEL is not a log level`),
  )
})

test('a refusal does not repeat a secret', () => {
  const secret = 'hunter2'
  for (const name of ['DATABASE_URL', 'MAIL_URL', 'PUBLIC_URL']) {
    const read = () => readConfig({ [name]: `nonsense://user:${secret}@host` })
    expect(read).toThrow(ConfigError)
    expect(read).not.toThrow(secret)
  }
})

const square = {
  BILLING: 'square',
  PUBLIC_URL: 'https://money.example',
  SQUARE_ACCESS_TOKEN: 'token',
  SQUARE_APPLICATION_ID: 'sq0idp-abc',
  SQUARE_LOCATION_ID: 'L1',
  SQUARE_WEBHOOK_SIGNATURE_KEY: 'key',
}

test.each([
  ['sq0idp-abc', 'https://connect.squareup.com', false],
  ['sandbox-sq0idb-abc', 'https://connect.squareupsandbox.com', true],
])('the application %s belongs to %s', (SQUARE_APPLICATION_ID, baseUrl, isSandbox) => {
  expect(readConfig({ ...square, SQUARE_APPLICATION_ID }).square).toEqual({
    accessToken: 'token',
    applicationId: SQUARE_APPLICATION_ID,
    locationId: 'L1',
    webhookKey: 'key',
    baseUrl,
    isSandbox,
  })
})

test("Square's settings are read with BILLING=square only", () => {
  expect(readConfig({ ...square, BILLING: 'simulator' }).square).toBeUndefined()
  expect(readConfig({ ...square, SQUARE_BASE_URL: 'http://127.0.0.1:4000/' }).square?.baseUrl).toBe(
    'http://127.0.0.1:4000',
  )
})

test('every missing setting that Square needs is named', () => {
  for (const name of Object.keys(square).slice(1)) {
    expect(() => readConfig({ ...square, [name]: '' })).toThrow(
      new ConfigError(`${name} is required for BILLING=square`),
    )
  }
  expect(() => readConfig({ BILLING: 'square' })).toThrow(
    new ConfigError(
      [
        'SQUARE_ACCESS_TOKEN is required for BILLING=square',
        'SQUARE_APPLICATION_ID is required for BILLING=square',
        'SQUARE_LOCATION_ID is required for BILLING=square',
        'SQUARE_WEBHOOK_SIGNATURE_KEY is required for BILLING=square',
        'PUBLIC_URL is required for BILLING=square',
      ].join('\n'),
    ),
  )
})

test.each([
  [
    { SQUARE_APPLICATION_ID: 'abc' },
    'SQUARE_APPLICATION_ID must begin with sq0idp- or sandbox-sq0idb-',
  ],
  [{ SQUARE_BASE_URL: 'http://pay.example' }, 'SQUARE_BASE_URL must be an https address'],
  [
    { NODE_ENV: 'production', SQUARE_APPLICATION_ID: 'sandbox-sq0idb-abc' },
    "SQUARE_APPLICATION_ID belongs to Square's sandbox, where no money moves; production needs one that begins with sq0idp-",
  ],
  [
    { SQUARE_BASE_URL: 'https://connect.squareupsandbox.com' },
    "SQUARE_BASE_URL and SQUARE_APPLICATION_ID do not match: one belongs to Square's sandbox",
  ],
  [
    {
      SQUARE_APPLICATION_ID: 'sandbox-sq0idb-abc',
      SQUARE_BASE_URL: 'https://connect.squareup.com',
    },
    "SQUARE_BASE_URL and SQUARE_APPLICATION_ID do not match: one belongs to Square's sandbox",
  ],
])('with Square, %j is refused with a sentence', (change, sentence) => {
  expect(() => readConfig({ ...square, ...change })).toThrow(new ConfigError(sentence))
})

const openai = { AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'secret' }
const local = { AI_PROVIDER: 'ollama', AI_MODEL: 'm' }
const compatible = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }

test.each([
  [openai, 'OpenAI'],
  [{ ...openai, AI_PROVIDER: 'anthropic' }, 'Anthropic'],
  [{ ...openai, AI_PROVIDER: 'google' }, 'Google'],
  [{ ...openai, AI_BASE_URL: 'https://proxy.example/v1/' }, 'OpenAI at proxy.example'],
  [{ ...compatible, AI_BASE_URL: 'https://llm.example:8443/v1' }, 'llm.example:8443'],
  [{ ...compatible, AI_BASE_URL: 'http://192.168.1.5:1234/v1' }, '192.168.1.5:1234'],
  [local, 'Ollama on this server'],
  [{ ...local, AI_BASE_URL: 'http://127.0.0.1:11434' }, 'Ollama on this server'],
  [{ ...local, AI_BASE_URL: 'http://ollama:11434' }, 'Ollama at ollama:11434'],
])('%j words answers as %s', (environment, recipient) => {
  const { ai, aiDailyMax } = readConfig(environment as Record<string, string>)
  expect(ai).toMatchObject({ provider: environment.AI_PROVIDER, model: 'm', recipient })
  expect(aiDailyMax).toBe(50)
})

test('without a provider the assistant words its answers itself', () => {
  expect(readConfig({}).ai).toBeUndefined()
  expect(readConfig({ AI_DAILY_LIMIT: '0' }).aiDailyMax).toBe(0)
})

test.each([
  [
    { AI_PROVIDER: 'chatgpt' },
    'AI_PROVIDER must be openai, anthropic, google, openai-compatible or ollama',
  ],
  [
    { AI_PROVIDER: 'openai' },
    'AI_MODEL is required for AI_PROVIDER=openai\nAI_API_KEY is required for AI_PROVIDER=openai',
  ],
  [compatible, 'AI_BASE_URL is required for AI_PROVIDER=openai-compatible'],
  [{ AI_API_KEY: 'secret' }, 'AI_API_KEY needs AI_PROVIDER'],
  [{ ...local, AI_BASE_URL: 'ollama' }, 'AI_BASE_URL must be an http or https address'],
  [
    { ...local, AI_BASE_URL: 'http://llm.example' },
    'AI_BASE_URL must be an https address, or one on your own network',
  ],
  [{ AI_DAILY_LIMIT: '-1' }, 'AI_DAILY_LIMIT must be a whole number from 0 to 999999'],
])('%j is rejected with what is wrong with the language model', (environment, sentence) => {
  const read = () => readConfig(environment as Record<string, string>)
  expect(read).toThrow(new ConfigError(sentence))
  expect(read).not.toThrow('secret')
})

test.each([
  [{}, undefined, true],
  [{ BACKUP_DIR: '/mnt/backups' }, '/mnt/backups', true],
  [{ BACKUP_DIR: 'off' }, undefined, false],
  [{ DATABASE_URL: 'postgres://db/app' }, undefined, false],
])('%j keeps backups in %s, every day: %s', (environment, backupDir, dailyBackups) => {
  const config = readConfig(environment as Record<string, string>)
  expect(config).toMatchObject({ backupDir, dailyBackups })
})

test('a secret can be a file, without the line break at its end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-secrets-'))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  const config = readConfig({
    DATABASE_URL_FILE: file('database', 'postgres://app:secret@db/app\n'),
    MAIL_URL_FILE: file('mail', 'smtps://mail.example\r\n'),
    SUPPORT_EMAIL: 'help@money.example',
    AI_PROVIDER: 'openai',
    AI_MODEL: 'any',
    AI_API_KEY_FILE: file('key', 'sk-1'),
  })
  rmSync(folder, { recursive: true })
  expect(config).toMatchObject({
    databaseUrl: 'postgres://app:secret@db/app',
    mailUrl: 'smtps://mail.example',
    ai: { apiKey: 'sk-1' },
  })
})

test.each([
  [{ BACKUP_DIR: thisFile }, 'BACKUP_DIR names a file, and must name a folder'],
  [{ MAIL_URL_FILE: '/no/such/file' }, 'MAIL_URL_FILE names /no/such/file, which cannot be read'],
  [{ MAIL_URL_FILE: thisFile, MAIL_URL: 'file:' }, 'MAIL_URL and MAIL_URL_FILE are both set'],
  [{ DATABASE_URL_FILE: thisFile }, notADatabase],
])('%j is refused: %s', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message)
})
