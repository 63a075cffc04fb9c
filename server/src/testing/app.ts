import { gunzipSync } from 'node:zlib'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { authenticate, cookieLives } from '#account/session.ts'
import { createLanguageModel } from '#adapters/createLanguageModel.ts'
import { type AppParts, buildApp, followers, routes } from '#app.ts'
import { type Config, readConfig } from '#config.ts'
import type { Context } from '#context.ts'
import { createGuard } from '#http/guard.ts'
import { openApiDocument } from '#http/openapi.ts'
import { siteOf } from '#http/origin.ts'
import type { Route } from '#http/route.ts'
import { serveRoutes } from '#http/serve.ts'
import { createLog } from '#log.ts'
import { afterFile } from './afterFile.ts'
import { testCards } from './cards.ts'
import { type FakeClock, fakeClock } from './clock.ts'
import { cloneDatabase, type TestDatabase } from './database.ts'
import { createReplyCheck, type ReplyCheck } from './replies.ts'

/** The origin of the app under test. */
const ownOrigin = 'http://localhost:3000'

export type TestApp = {
  fastify: FastifyInstance
  clock: FakeClock
  config: Config
  database: TestDatabase
  /** For calling a use case without HTTP. */
  context: Context
  origin: string
  send(request: TestRequest): Promise<TestReply>
}

export type TestRequest = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  url: string
  headers?: Record<string, string | undefined>
  /** A value to send as JSON; `text` is sent unchanged. */
  body?: unknown
  text?: string
  /** Bytes to send unchanged. */
  bytes?: Uint8Array | undefined
  /** The client's network address. */
  address?: string
}

export type TestReply = {
  status: number
  headers: Readonly<Record<string, string | string[] | number | undefined>>
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests state what they expect, and the schemas check every body.
  body: any
}

type Options = {
  /** Environment variables. */
  env?: Record<string, string>
  parts?: Partial<AppParts>
  /** Share another test app's database and clock. */
  beside?: TestApp
  /** Use this database, which the app closes, instead of a fresh one. */
  database?: TestDatabase
  /** Receives log lines; logging is off without it. */
  logTo?: (line: string) => void
  /** Adds routes or plugins for the test. */
  plant?: (fastify: FastifyInstance) => void
  /** Endpoints to serve in addition to the product's own. */
  planted?: readonly Route[]
}

/**
 * The real app on its own database, called without a network. Its clock is stopped until the test moves it. It
 * closes after the file's last test. Every reply is checked against the endpoint's schema and the OpenAPI document.
 */
export async function openTestApp(options: Options = {}): Promise<TestApp> {
  const { env = {}, parts = {}, beside, plant, planted = [], logTo } = options
  const database = beside?.database ?? options.database ?? (await cloneDatabase())
  const clock = beside?.clock ?? fakeClock()
  const config = readConfig({ LOG_LEVEL: logTo ? 'trace' : 'silent', ...env })
  const log = createLog(config.logLevel, logTo && { write: logTo })
  const { db } = database
  const cards = 'cards' in parts ? parts.cards : testCards(config, clock, log)
  const model = 'model' in parts ? parts.model : await createLanguageModel(config.ai)
  const fastify = await buildApp({
    config,
    db,
    clock,
    log,
    cards,
    model,
    // The outer guards use the real clock: two would trip in a busy test, the third on a busy machine.
    requestsPerMinute: 1_000_000_000,
    refusalsPerMinute: 1_000_000_000,
    lateness: { turnMsMax: 0, waitMsMax: 0 },
    ...parts,
  })
  plant?.(fastify)
  const { replica } = parts
  const context: Context = { db, replica, clock, config, log, cards, model, followers }
  plantRoutes(fastify, context, planted)
  afterFile(async () => {
    await fastify.close()
    if (!beside) await database.close()
  })
  const check = await replyCheckOf(fastify, planted)
  return {
    fastify,
    clock,
    config,
    database,
    context,
    origin: config.publicUrl ?? ownOrigin,
    send: (request) => sendTo(fastify, request, check),
  }
}

function plantRoutes(fastify: FastifyInstance, context: Context, planted: readonly Route[]): void {
  const { config } = context
  const site = siteOf(config, () => config.port)
  const guard = createGuard(site, (token) => authenticate(context, token), cookieLives)
  serveRoutes(fastify, context, guard, planted)
}

const replyChecks = new Map<string, Promise<ReplyCheck>>()

/** The check for an app's own OpenAPI document, cached because apps in one file usually share it. */
async function replyCheckOf(
  fastify: FastifyInstance,
  planted: readonly Route[],
): Promise<ReplyCheck> {
  const { text, body } = await sendTo(fastify, { method: 'GET', url: '/api/openapi.json' })
  const endpoints = [...routes, ...planted].map(({ endpoint }) => endpoint)
  if (planted.length > 0) {
    return createReplyCheck(endpoints, openApiDocument(endpoints, 'evenkeel'))
  }
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
  const problem = path.startsWith('/api/') && check?.(request.method, path, reply)
  if (problem) throw new Error(`${request.method} ${request.url} ${status}: ${problem}\n${text}`)
  return reply
}

/** The parsed body of a JSON reply; undefined if it cannot be parsed, which every check rejects. */
function jsonOf(headers: TestReply['headers'], text: string): unknown {
  if (!/^application\/(problem\+)?json/.test(String(headers['content-type'] ?? '')))
    return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function injectOptions(request: TestRequest): InjectOptions {
  const { method, url, headers, body, text, bytes, address } = request
  const json = body === undefined ? undefined : JSON.stringify(body)
  const payload = bytes === undefined ? (text ?? json) : Buffer.from(bytes)
  const isTyped = Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'content-type')
  const all = {
    ...(payload !== undefined && !isTyped && { 'content-type': 'application/json' }),
    ...headers,
  }
  const present = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return {
    method,
    url,
    headers: Object.fromEntries(present),
    ...(payload !== undefined && { payload }),
    ...(address !== undefined && { remoteAddress: address }),
  }
}
