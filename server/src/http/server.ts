import { AppError } from '@evenkeel/domain/errors'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { v4 } from 'uuid'
import { jsonBytesMax, readJsonAsText } from './body.ts'
import { connectionsMax, readOpenFilesMax } from './connections.ts'
import { keyOf, refuseFloods } from './floods.ts'
import { type LatenessLimits, refuseWhenLate } from './lateness.ts'
import { reportProblem } from './problem.ts'
import { securityHeaders } from './securityHeaders.ts'
import { logSecurity } from './securityLog.ts'
import { cutSlowReaders } from './slowReaders.ts'

const requestMsMax = 30_000
/** A client that neither sends nor reads anything for this long is presumed gone. */
const silentMsMax = 60_000

/** The outer limit for one network address; the stricter limits are kept in the database. */
export const requestsPerMinuteMax = 6000

/** Far above what pages with an ended session, or an office of them, cause. */
export const refusalsPerMinuteMax = 1000

/** Longer than any network address; a trusted proxy passes on whatever its client sent. */
const addressLengthMax = 255

/**
 * Beyond these, requests are refused with a Retry-After. A request waits for a connection two or three times, and is to
 * be answered within a second.
 */
export const latenessLimits: LatenessLimits = { turnMsMax: 3000, waitMsMax: 150 }

/** A request that has been answered, without anything about who sent it. */
export type AnsweredRequest = {
  method: string
  /** The pattern that it matched, or `none`. */
  route: string
  status: number
  seconds: number
  /** The code of its problem, or null. */
  code: string | null
}

export type ServerOptions = {
  log: Logger
  secure: boolean
  isForeign: (request: FastifyRequest) => boolean
  trustProxy: string | boolean
  requestsPerMinute: number
  /** How many refused requests of one network address are answered as such. */
  refusalsPerMinute: number
  lateness: LatenessLimits
  /** How long a request that comes now would wait for a database connection, in milliseconds. */
  waitMs: () => number
  /** The name of the session cookie. */
  cookieName: string
  /** Called after each reply. */
  observe?: ((request: AnsweredRequest) => void) | undefined
}

/** A Fastify server with our limits, which answers every error as a problem. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const headers = await securityHeaders(options.secure)
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => v4(),
    // Our lines name the request themselves; a logger for each would cost more than it writes.
    childLoggerFactory: (logger) => logger,
    trustProxy: options.trustProxy,
    bodyLimit: jsonBytesMax,
    requestTimeout: requestMsMax,
    connectionTimeout: silentMsMax,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // A URL that the router cannot parse ends up here, bypassing the hooks.
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply.headers(headers)),
  })
  readJsonAsText(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    // The URL may be encoded differently from the route's: /%61pi is /api too.
    const urls = [request.url, request.routeOptions.url]
    if (urls.some((url) => url?.startsWith('/api/'))) reply.header('cache-control', 'no-store')
    done()
  })
  logSecurity(app)
  refuseFloods(app, options.refusalsPerMinute)
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = !request.routeOptions.config.takesAnyOrigin && options.isForeign(request)
    done(isRefused ? new AppError('foreign_origin') : refusalOfAddress(request))
  })
  if (options.log.isLevelEnabled('debug')) app.addHook('onResponse', logAnswer)
  const { observe } = options
  if (observe !== undefined) {
    app.addHook('onResponse', (request, reply, done) => {
      const { method, routeOptions, problemCode: code } = request
      const route = routeOptions.url ?? 'none'
      observe({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000, code })
      done()
    })
  }
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((request, reply) => sendProblem(new AppError('not_found'), request, reply))
  await app.register(cookie)
  await app.register(compress, {
    threshold: 2048,
    encodings: ['gzip', 'identity'],
    globalDecompression: false,
  })
  const senderOf = (request: FastifyRequest) =>
    request.cookies[options.cookieName] ?? keyOf(request)
  refuseWhenLate(app, { ...options.lateness, waitMs: options.waitMs, senderOf, log: options.log })
  cutSlowReaders(app.server)
  app.server.maxConnections = connectionsMax(readOpenFilesMax())
  await app.register(rateLimit, {
    global: false,
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: keyOf,
  })
  return app
}

function refusalOfAddress({ ip }: FastifyRequest): AppError | undefined {
  // A request whose connection has closed has no address.
  if ((ip?.length ?? 0) <= addressLengthMax) return undefined
  return new AppError('invalid_input', { message: 'The X-Forwarded-For header is too long' })
}

function logAnswer(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { id: requestId, method, routeOptions } = request
  const about = { requestId, method, url: routeOptions.url, status: reply.statusCode }
  request.log.debug(about, 'answered')
  done()
}

function sendProblem(
  error: FastifyError | unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { problem, retryAfterSeconds } = reportProblem(error, request)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  // The rest of an oversized body is never read, so the connection cannot be reused.
  if (problem.code === 'too_large') reply.header('connection', 'close')
  reply
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
