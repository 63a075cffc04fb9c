import { readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import * as z from 'zod'
import { type AiConfig, aiEnvironment, aiOf } from './aiConfig.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .pipe(z.number().max(65_535, 'must be a number from 0 to 65535'))

/** Downloads may hold four of them, and others need some too. */
const connections = z
  .string()
  .regex(/^([6-9]|[1-9]\d{1,2}|1000)$/, 'must be a number from 6 to 1000')
  .transform(Number)

/** A whole number of seconds, read as milliseconds. */
function seconds(least: number, most: number) {
  const wrong = `must be a number of seconds from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,4}$/, wrong)
    .transform(Number)
    .pipe(z.number().min(least, wrong).max(most, wrong))
    .transform((count) => count * 1000)
}

const workers = z.string().regex(/^(auto|[1-9]\d?)$/, 'must be auto or a number from 1 to 99')

const publicUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
  .refine((text) => new URL(text).pathname === '/', 'must not have a path')
  .transform((text) => new URL(text).origin)

/** The card service's address: https, except on this machine. */
const serviceUrl = z
  .url({ protocol: /^https?$/, error: 'must be an https address', abort: true })
  .refine(
    (text) =>
      text.startsWith('https:') ||
      /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(text).hostname),
    'must be an https address',
  )
  .transform((text) => text.replace(/\/+$/, ''))

/** False for a file, and for a path below one. A folder that is missing can be created. */
function canBeFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch (error) {
    return (error as { code?: string }).code !== 'ENOTDIR'
  }
}

const folder = z.string().refine(canBeFolder, 'names a file, and must name a folder')

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

const trustProxy = z
  .string()
  .refine(
    (text) => text === 'true' || text === 'false' || text.split(',').every(isProxy),
    'must be true, false or a list of addresses such as 10.0.0.0/8',
  )

function isProxy(text: string): boolean {
  return proxyNames.has(text.trim()) || isNetwork(text.trim())
}

/** An address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const bitsMax = { 4: 32, 6: 128 }[isIP(address)]
  if (bitsMax === undefined || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsMax)
}

const mailUrl = z
  .string()
  .refine(
    (text) => text === 'file:' || (/^smtps?:\/\/./.test(text) && URL.canParse(text)),
    'must be file: or an smtp:// or smtps:// address',
  )

const mailbox =
  /^(?:(?<name>[^<>"\p{Cc}]*)<(?<boxed>[^<>\s@]+@[^<>\s@]+)>|(?<bare>[^<>\s@]+@[^<>\s@]+))$/u

const mailFrom = z
  .string()
  .trim()
  .regex(mailbox, 'must be an e-mail address, or a name with one: Evenkeel <mail@example.com>')
  .transform((text): Mailbox => {
    const { name = '', boxed, bare = '' } = mailbox.exec(text)?.groups ?? {}
    return { name: name.trim(), address: boxed ?? bare }
  })

/** The settings, one environment variable each; an empty one counts as absent. */
const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  MONITOR_PORT: port.optional(),
  MONITOR_HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: folder.prefault('./data'),
  BACKUP_DIR: z.union([z.literal('off'), folder]).optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATABASE_READ_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })
    .optional(),
  DATABASE_POOLER: z.enum(['true', 'false'], 'must be true or false').default('false'),
  DATABASE_CONNECTIONS: connections.optional(),
  DATABASE_WAIT_SECONDS: seconds(1, 60).optional(),
  DATABASE_STATEMENT_SECONDS: seconds(1, 600).optional(),
  WORKERS: workers.default('1'),
  TRUST_PROXY: trustProxy.optional(),
  MAIL_URL: mailUrl.default('file:'),
  MAIL_FROM: mailFrom.optional(),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@evenkeel.example'),
  BILLING: z
    .enum(['simulator', 'square', 'off'], 'must be simulator, square or off')
    .default('simulator'),
  SQUARE_ACCESS_TOKEN: z.string().optional(),
  SQUARE_APPLICATION_ID: z
    .string()
    .regex(/^(sandbox-sq0idb|sq0idp)-[\w-]+$/, 'must begin with sq0idp- or sandbox-sq0idb-')
    .optional(),
  SQUARE_LOCATION_ID: z.string().optional(),
  SQUARE_WEBHOOK_SIGNATURE_KEY: z.string().optional(),
  SQUARE_BASE_URL: serviceUrl.optional(),
  ...aiEnvironment,
  ALLOW_SIMULATOR: z.enum(['true', 'false'], 'must be true or false').default('false'),
  LOG_LEVEL: z
    .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], 'is not a log level')
    .default('info'),
})

type Mailbox = { name: string; address: string }
type Environment = z.output<typeof Environment>

/** Access to Square. The token and the key must never reach a log or a page. */
export type SquareConfig = {
  accessToken: string
  applicationId: string
  locationId: string
  webhookKey: string
  baseUrl: string
  isSandbox: boolean
}

export type Config = {
  production: boolean
  port: number
  host: string
  /** The address of the monitoring pages; undefined if they are off. */
  monitor: { host: string; port: number } | undefined
  publicUrl: string | undefined
  dataDir: string
  /** Where backups go, if not into the data folder. */
  backupDir: string | undefined
  /** Whether the embedded database is backed up every day. */
  dailyBackups: boolean
  databaseUrl: string | undefined
  /** A streaming replica of it, which answers reads. */
  databaseReadUrl: string | undefined
  /** `databaseUrl`, and `databaseReadUrl` if there is one, leads to a pooler in transaction mode. */
  isPooler: boolean
  /** How many each process opens at most, if not as many as usual. */
  databaseConnections: number | undefined
  /** How long a request waits for a connection, and how long a statement may take, if not as long as usual. */
  databaseMsMax: { wait: number | undefined; statement: number | undefined }
  /** How many processes answer requests. With more than one, another one keeps them and does the background work. */
  workers: number
  /** Addresses of the reverse proxies whose forwarding headers are trusted; `true` for any. */
  trustProxy: string | boolean
  /** `file:`, or the URL of the mail server with its user and password, which must not be logged. */
  mailUrl: string
  mailFrom: Mailbox
  supportEmail: string
  /** `off` gives everyone premium, for self-hosted installations. */
  billing: 'simulator' | 'square' | 'off'
  /** Set with `BILLING=square`. */
  square: SquareConfig | undefined
  /** The language model that words answers; undefined if the assistant words them itself. */
  ai: AiConfig | undefined
  /** How many questions a user may send to the language model per day. */
  aiDailyMax: number
  logLevel: string
}

/** Settings that may hold a secret. Each can be a file instead, such as one that a secret store provides. */
export const secretNames = [
  ...['DATABASE_URL', 'DATABASE_READ_URL', 'MAIL_URL', 'AI_API_KEY'],
  ...['SQUARE_ACCESS_TOKEN', 'SQUARE_WEBHOOK_SIGNATURE_KEY'],
]

/** Every setting that `readConfig` reads. */
export const settingNames: readonly string[] = [
  ...Object.keys(Environment.shape),
  ...secretNames.map((name) => `${name}_FILE`),
]

/** A wrong setting, with a message for the operator. */
export class ConfigError extends Error {}

/**
 * Reads the settings once.
 * @throws ConfigError with one line for each wrong setting
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  )
  const result = Environment.safeParse({ ...present, ...readSecretFiles(present) })
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new ConfigError(lines.join('\n'))
  }
  const env = result.data
  const production = env.NODE_ENV === 'production'
  if (production && env.BILLING === 'simulator' && env.ALLOW_SIMULATOR !== 'true') {
    throw new ConfigError(
      'BILLING=simulator takes no real money. Set BILLING=square or BILLING=off, or ALLOW_SIMULATOR=true to use it anyway',
    )
  }
  if (env.MAIL_URL !== 'file:' && !env.MAIL_FROM && !present.SUPPORT_EMAIL) {
    throw new ConfigError('MAIL_FROM (or SUPPORT_EMAIL) is required when MAIL_URL names a server')
  }
  if (env.DATABASE_POOLER === 'true' && env.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_POOLER=true needs DATABASE_URL, which names the pooler')
  }
  if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new ConfigError(
      'DATABASE_READ_URL needs DATABASE_URL, which names the primary of that replica',
    )
  }
  const { ai, problems } = aiOf(env)
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return {
    production,
    port: env.PORT,
    host: env.HOST,
    monitor:
      env.MONITOR_PORT === undefined
        ? undefined
        : { host: env.MONITOR_HOST, port: env.MONITOR_PORT },
    publicUrl: env.PUBLIC_URL,
    dataDir: env.DATA_DIR,
    backupDir: env.BACKUP_DIR === 'off' ? undefined : env.BACKUP_DIR,
    dailyBackups: env.BACKUP_DIR !== 'off' && env.DATABASE_URL === undefined,
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL,
    isPooler: env.DATABASE_POOLER === 'true',
    databaseMsMax: { wait: env.DATABASE_WAIT_SECONDS, statement: env.DATABASE_STATEMENT_SECONDS },
    ...processesOf(env),
    trustProxy: trustProxyOf(env.TRUST_PROXY),
    mailUrl: env.MAIL_URL,
    mailFrom: env.MAIL_FROM ?? { name: 'Evenkeel', address: env.SUPPORT_EMAIL },
    supportEmail: env.SUPPORT_EMAIL,
    billing: env.BILLING,
    square: env.BILLING === 'square' ? squareOf(env, production) : undefined,
    ai,
    aiDailyMax: env.AI_DAILY_LIMIT,
    logLevel: env.LOG_LEVEL,
  }
}

const connectionsOfOneMin = 6
/** Of the 60 that the embedded PostgreSQL takes, some are left for commands such as `npm run backup`. */
const connectionsOfAll = 40

/** Divides the database's connections among the processes. */
function processesOf({
  WORKERS,
  DATABASE_CONNECTIONS,
  DATABASE_URL,
}: Environment): Pick<Config, 'workers' | 'databaseConnections'> {
  const connections = DATABASE_CONNECTIONS ?? connectionsOfAll
  const most = Math.max(1, Math.floor(connections / connectionsOfOneMin) - 1)
  const workers = WORKERS === 'auto' ? Math.min(availableParallelism(), most) : Number(WORKERS)
  if (workers === 1) return { workers, databaseConnections: DATABASE_CONNECTIONS }
  if (DATABASE_URL === undefined && connections > connectionsOfAll) {
    throw new ConfigError(
      `DATABASE_CONNECTIONS must be at most ${connectionsOfAll} with WORKERS and the embedded PostgreSQL`,
    )
  }
  if (workers > most) {
    const needed = (workers + 1) * connectionsOfOneMin
    throw new ConfigError(
      `WORKERS=${workers} needs DATABASE_CONNECTIONS=${needed} or more: ${connectionsOfOneMin} for each process, and for the one that keeps them`,
    )
  }
  return { workers, databaseConnections: Math.floor(connections / (workers + 1)) }
}

type Variables = Readonly<Record<string, string | undefined>>

/** The secrets whose files are named, such as by `MAIL_URL_FILE`, without the line break at their end. */
function readSecretFiles(present: Variables): Record<string, string> {
  const named = secretNames.flatMap((name) => {
    const path = present[`${name}_FILE`]
    return path === undefined ? [] : [{ name, path }]
  })
  const twice = named.find(({ name }) => present[name] !== undefined)
  if (twice) throw new ConfigError(`${twice.name} and ${twice.name}_FILE are both set`)
  return Object.fromEntries(named.map(({ name, path }) => [name, readSecret(name, path)]))
}

function readSecret(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as { code?: string }
    throw new ConfigError(`${name}_FILE names ${path}, which cannot be read (${code})`)
  }
}

const squareNames = [
  'SQUARE_ACCESS_TOKEN',
  'SQUARE_APPLICATION_ID',
  'SQUARE_LOCATION_ID',
  'SQUARE_WEBHOOK_SIGNATURE_KEY',
] as const

const squareHosts = {
  production: 'https://connect.squareup.com',
  sandbox: 'https://connect.squareupsandbox.com',
}

function squareOf(env: Environment, production: boolean): SquareConfig {
  const missing = [...squareNames, 'PUBLIC_URL' as const].filter((name) => env[name] === undefined)
  if (missing.length > 0) {
    throw new ConfigError(
      missing.map((name) => `${name} is required for BILLING=square`).join('\n'),
    )
  }
  const [accessToken, applicationId, locationId, webhookKey] = squareNames.map(
    (name) => env[name] ?? '',
  ) as [string, string, string, string]
  const isSandbox = applicationId.startsWith('sandbox-')
  const baseUrl = env.SQUARE_BASE_URL ?? squareHosts[isSandbox ? 'sandbox' : 'production']
  if (production && isSandbox) {
    throw new ConfigError(
      "SQUARE_APPLICATION_ID belongs to Square's sandbox, where no money moves; production needs one that begins with sq0idp-",
    )
  }
  const isSandboxHost = baseUrl === squareHosts.sandbox
  if (isSandboxHost ? !isSandbox : isSandbox && baseUrl === squareHosts.production) {
    throw new ConfigError(
      "SQUARE_BASE_URL and SQUARE_APPLICATION_ID do not match: one belongs to Square's sandbox",
    )
  }
  return { accessToken, applicationId, locationId, webhookKey, baseUrl, isSandbox }
}

function trustProxyOf(text: string | undefined): string | boolean {
  if (text === undefined || text === 'false') return false
  return text === 'true' ? true : text
}
