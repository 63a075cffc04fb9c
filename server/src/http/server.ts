import { AppError } from '@evenkeel/domain/errors'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
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
import { asAppError, loggable, toProblem } from './problem.ts'
import { securityHeaders } from './securityHeaders.ts'

/** No entry, bill or question needs more; a larger body is a mistake or an attack. */
const bodyBytesMax = 128 * 1024
const requestMsMax = 30_000
/** A reader that takes nothing for so long is gone. */
const silentMsMax = 60_000

/** What the outer guard lets one address do in a minute; the real limits are kept in the database. */
export const requestsPerMinuteMax = 6000

/** A request that would wait longer than this for its turn is told to come back instead. */
export const turnMsMax = 3000

export type ServerOptions = {
  log: Logger
  secure: boolean
  isForeign: (request: FastifyRequest) => boolean
  trustProxy: string | boolean
  requestsPerMinute: number
  /** 0 for never. */
  turnMsMax: number
}

/** A Fastify that refuses in our order and answers every error as a problem. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const headers = await securityHeaders(options.secure)
  const app = Fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => v4(),
    trustProxy: options.trustProxy,
    bodyLimit: bodyBytesMax,
    requestTimeout: requestMsMax,
    connectionTimeout: silentMsMax,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    // An address that the router cannot read comes here past every hook.
    frameworkErrors: (error, request, reply) => sendProblem(error, request, reply.headers(headers)),
  })
  app.removeAllContentTypeParsers()
  // The text is parsed later: who asks is settled before what they ask.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id)
    // The address as it was asked may be written in another way than the route's: /%61pi is /api too.
    const urls = [request.url, request.routeOptions.url]
    if (urls.some((url) => url?.startsWith('/api/'))) reply.header('cache-control', 'no-store')
    done(options.isForeign(request) ? new AppError('foreign_origin') : undefined)
  })
  if (options.log.isLevelEnabled('debug')) app.addHook('onResponse', logAnswer)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((request, reply) => sendProblem(new AppError('not_found'), request, reply))
  await app.register(cookie)
  await app.register(compress, {
    threshold: 2048,
    encodings: ['gzip', 'identity'],
    globalDecompression: false,
  })
  await app.register(underPressure, {
    maxEventLoopDelay: options.turnMsMax,
    pressureHandler: (request, reply, _type, value) => {
      // A second in which the plugin measured nothing counts as infinitely slow with it, and says nothing.
      if (value === Number.POSITIVE_INFINITY) return
      sendProblem(new AppError('unavailable', { retryAfterSeconds: 5 }), request, reply)
    },
  })
  await app.register(rateLimit, {
    global: false,
    max: options.requestsPerMinute,
    timeWindow: 60_000,
    // A request whose connection is gone already has no address.
    keyGenerator: (request) => request.ip ?? 'gone',
  })
  return app
}

function logAnswer(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const { method, routeOptions } = request
  request.log.debug({ method, url: routeOptions.url, status: reply.statusCode }, 'answered')
  done()
}

function sendProblem(
  error: FastifyError | unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const mistake = asAppError(error)
  const problem = toProblem(mistake, request.id)
  if (problem.status >= 500) {
    request.log.error({ requestId: request.id, error: loggable(error) }, 'request failed')
  }
  const { retryAfterSeconds } = mistake.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds))
  reply
    .headers({ 'x-request-id': request.id, 'cache-control': 'no-store' })
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem))
}
