import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll } from 'vitest'
import { type AppParts, buildApp, routes } from '#app.ts'
import { type Config, readConfig } from '#config.ts'
import type { Context } from '#context.ts'
import { createLog } from '#log.ts'
import { type StandInClock, standInClock } from './clock.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { createReplyCheck, type ReplyCheck } from './replies.ts'

/** The origin of the page that the app under test belongs to. */
const ownOrigin = 'http://localhost:3000'

export type TestApp = {
  fastify: FastifyInstance
  clock: StandInClock
  config: Config
  database: TestDatabase
  /** What a use case is given, to call one without HTTP. */
  context: Context
  origin: string
  send(request: TestRequest): Promise<TestReply>
}

export type TestRequest = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  url: string
  headers?: Record<string, string | undefined>
  /** A value to send as JSON, or text to send as it is. */
  body?: unknown
  text?: string
  /** The network address that asks. */
  address?: string
}

export type TestReply = {
  status: number
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of a body, and the schemas check it.
  body: any
}

type Options = {
  /** Settings as the environment gives them. */
  env?: Record<string, string>
  parts?: Partial<AppParts>
  /** Share another test app's database and clock. */
  beside?: TestApp
  /** Where the lines of the log go; without it there is silence. */
  logTo?: (line: string) => void
  /** Adds to the app what a test is to find there. */
  plant?: (fastify: FastifyInstance) => void
}

/**
 * The real app on a database of its own, reached without a network; its clock stands until the test moves it.
 * Called at the top of a test file or in a hook; closed after the file's last test. Every reply that passes through
 * it is held against the endpoint's schema and the OpenAPI document.
 */
export async function openTestApp(options: Options = {}): Promise<TestApp> {
  const { env = {}, parts = {}, beside, plant, logTo } = options
  const database = beside?.database ?? (await cloneDatabase())
  const clock = beside?.clock ?? standInClock()
  const config = readConfig({ LOG_LEVEL: logTo ? 'trace' : 'silent', ...env })
  const log = createLog(config.logLevel, logTo && { write: logTo })
  const { db } = database
  const fastify = await buildApp({
    config,
    db,
    clock,
    log,
    // The outer guards go by the real clock: one would stop a busy test, the other one on a busy machine.
    requestsPerMinute: 1_000_000_000,
    turnMsMax: 0,
    ...parts,
  })
  plant?.(fastify)
  afterAll(async () => {
    await fastify.close()
    if (!beside) await database.close()
  })
  const check = await replyCheckOf(fastify)
  return {
    fastify,
    clock,
    config,
    database,
    context: { db, clock, config, log },
    origin: config.publicUrl ?? ownOrigin,
    send: (request) => sendTo(fastify, request, check),
  }
}

const replyChecks = new Map<string, Promise<ReplyCheck>>()

/** The check that belongs to an app's own document; apps of one file mostly have the same. */
async function replyCheckOf(fastify: FastifyInstance): Promise<ReplyCheck> {
  const { text, body } = await sendTo(fastify, { method: 'GET', url: '/api/openapi.json' })
  const endpoints = routes.map(({ endpoint }) => endpoint)
  const check = replyChecks.get(text) ?? createReplyCheck(endpoints, body)
  replyChecks.set(text, check)
  return check
}

async function sendTo(
  fastify: FastifyInstance,
  request: TestRequest,
  check?: ReplyCheck,
): Promise<TestReply> {
  const response = await fastify.inject(injectOptions(request))
  const { statusCode: status, headers, rawPayload } = response
  const text = (
    headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload
  ).toString()
  const reply = { status, headers, text, body: jsonOf(headers, text) }
  const path = new URL(request.url, ownOrigin).pathname
  const mistake = path.startsWith('/api/') && check?.(request.method, path, reply)
  if (mistake) throw new Error(`${request.method} ${request.url} ${status}: ${mistake}\n${text}`)
  return reply
}

/** The value of a JSON reply. One that cannot be read is undefined, and no check lets that pass. */
function jsonOf(headers: TestReply['headers'], text: string): unknown {
  if (!/^application\/(problem\+)?json/.test(String(headers['content-type'] ?? '')))
    return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function injectOptions({ method, url, headers, body, text, address }: TestRequest): InjectOptions {
  const payload = text ?? (body === undefined ? undefined : JSON.stringify(body))
  const isTyped = Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'content-type')
  const all = {
    ...(payload !== undefined && !isTyped && { 'content-type': 'application/json' }),
    ...headers,
  }
  const given = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    method,
    url,
    headers: Object.fromEntries(given),
    ...(payload !== undefined && { payload }),
    ...(address !== undefined && { remoteAddress: address }),
  }
}
