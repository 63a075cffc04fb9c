import type { Endpoint } from '@evenkeel/domain/endpoint'
import { AppError } from '@evenkeel/domain/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { jsonBytesMax, parseBody, withBodyForm } from './body.ts'
import { acceptsEvents } from './events.ts'
import type { Guard } from './guard.ts'
import { answerOnce } from './idempotency.ts'
import { parseIdempotencyKey, parseIfMatch, parsePart } from './parse.ts'
import { replyWriter, sendWritten } from './reply.ts'
import type { Call, Route } from './route.ts'
import { createShare } from './share.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    /** Set on a route that accepts requests from any origin. */
    takesAnyOrigin?: boolean
  }
}

/**
 * Turns endpoints into Fastify routes. Each request is refused in one fixed order: foreign origin (403), size and
 * type (413, 415), not signed in (401), rate limit (429), invalid input (400), expired trial (402); the handler
 * decides the rest.
 */
export function serveRoutes(
  app: FastifyInstance,
  context: Context,
  guard: Guard,
  routes: readonly Route[],
): void {
  const limit = limiterOf(app)
  const share = createShare()
  for (const { endpoint, handle } of routes) {
    requireConsistent(endpoint)
    const writer = replyWriter(endpoint)
    const run = (call: Call<Endpoint>) => handle(call).catch(writer.withEncodedCurrent)
    const takesAnyOrigin = endpoint.origin === 'any'
    const isRead = endpoint.method === 'GET'
    const kind = isRead ? endpoint.path : undefined
    const define = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        bodyLimit: endpoint.bodyForm?.bytesMax ?? jsonBytesMax,
        config: { takesAnyOrigin, usesDatabase: true },
        handler: async (request, reply) => {
          // A request from another site never acts on a user's behalf, whatever cookie it carries.
          const caller = takesAnyOrigin ? undefined : await guard.identify(request, reply, endpoint)
          request.userId = caller?.user.id ?? null
          await limit(request)
          const knownBrowser = guard.knownBrowserOf(request)
          const call = readCall(context, endpoint, request, { caller, knownBrowser })
          const key = parseIdempotencyKey(endpoint, header(request, 'idempotency-key'))
          if (endpoint.access === 'active' && caller?.status === 'expired') {
            throw new AppError('trial_over')
          }
          // A write is done even if its sender does not wait for the reply.
          const isGone = () => isRead && request.raw.socket.destroyed
          const inShare = <T>(work: () => Promise<T>) =>
            caller === undefined ? work() : share(caller.user.id, { kind, isGone }, work)
          if (key === undefined || caller === undefined) {
            const { answer, written } = await inShare(async () => writer.written(await run(call)))
            if (answer.userId !== undefined) request.userId = answer.userId
            if (answer.session !== undefined) guard.setCookie(reply, answer.session)
            if (answer.knownBrowser !== undefined) guard.setKnownBrowser(reply, answer.knownBrowser)
            return written ? sendWritten(reply, written) : writer.stream(reply, answer)
          }
          const work = async (context: Context) => {
            const { answer, written } = await writer.written(await run({ ...call, context }))
            // A stored reply must never contain a session token.
            if (answer.session !== undefined) throw new Error(`${endpoint.path} sets a session`)
            if (written === undefined) throw new Error('A streamed answer cannot be stored')
            return written
          }
          const content = identifyingContent(endpoint, request)
          const once = () => answerOnce(context, caller.user.id, key, content, work)
          return sendWritten(reply, await inShare(once))
        },
      })
    withBodyForm(app, endpoint, define)
  }
}

/** What a repeat must have in common with the first request to count as the same. */
function identifyingContent({ method }: Endpoint, { url, body }: FastifyRequest) {
  const target = `${method} ${url.split('?')[0]} `
  return Buffer.isBuffer(body) ? Buffer.concat([Buffer.from(target), body]) : `${target}${body}`
}

/** @throws Error for an endpoint whose parts contradict each other, which is a bug */
function requireConsistent({ method, path, access, origin, bodyForm, idempotent }: Endpoint): void {
  if (origin === 'any' && access !== 'public') {
    throw new Error(`${method} ${path} must be public to take requests from any origin`)
  }
  if (idempotent && bodyForm?.as === 'stream') {
    throw new Error(`${method} ${path} cannot compare a streamed body with that of a repeat`)
  }
}

/** Counts a request against its network address, and refuses it if the limit is exceeded. */
export function limiterOf(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit()
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw new AppError('too_many_requests', { retryAfterSeconds: counted.ttlInSeconds })
  }
}

function readCall(
  context: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  who: { caller: Caller | undefined; knownBrowser: string | undefined },
): Call<Endpoint> {
  const ledger = who.caller?.ledger
  return {
    context: ledger === undefined ? context : { ...context, ledger },
    params: parsePart(endpoint.params, request.params),
    query: parsePart(endpoint.query ?? noQuery, request.query),
    headers: parsePart(endpoint.requestHeaders, request.headers),
    body: parseBody(endpoint, request.body),
    ...who,
    ifMatch: parseIfMatch(endpoint, header(request, 'if-match')),
    wantsEvents: acceptsEvents(endpoint, request),
    address: request.ip,
    url: request.url,
  } as Call<Endpoint>
}

const noQuery = z.strictObject({})

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
