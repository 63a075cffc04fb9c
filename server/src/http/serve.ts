import { Readable } from 'node:stream'
import type { Endpoint } from '@evenkeel/domain/endpoint'
import { AppError } from '@evenkeel/domain/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { type Encode, encoderOf } from './encode.ts'
import type { Guard } from './guard.ts'
import { answerOnce } from './idempotency.ts'
import { parseIdempotencyKey, parseIfMatch, parseJson, parsePart } from './parse.ts'
import { loggable } from './problem.ts'
import type { Answer, Call, Route } from './route.ts'

/**
 * Turns endpoints into Fastify routes. Each request is refused in one fixed order: foreign origin (403), size and
 * type (413, 415), who (401), how often (429), what (400), whether still allowed (402); the handler knows the rest.
 */
export function serveRoutes(
  app: FastifyInstance,
  context: Context,
  guard: Guard,
  routes: readonly Route[],
): void {
  const limit = limiterOf(app)
  for (const { endpoint, handle } of routes) {
    const written = encodersOf(endpoint)
    const headersOf = headerWriter(endpoint)
    const run = (call: Call<Endpoint>) => handle(call).catch(inWireForm(written))
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: async (request, reply) => {
        const caller = await guard.identify(request, reply, endpoint)
        await limit(request)
        const call = readCall(context, endpoint, request, caller)
        const key = parseIdempotencyKey(endpoint, header(request, 'idempotency-key'))
        if (endpoint.access === 'active' && caller?.status === 'expired') {
          throw new AppError('trial_over')
        }
        if (key === undefined || caller === undefined) {
          const answer = await run(call)
          reply.headers(headersOf(answer.headers))
          return sendAnswer(reply, endpoint, written, guard, answer)
        }
        const work = async (context: Context) => {
          const answer = await run({ ...call, context })
          return { status: answer.status, body: bodyText(written, answer) }
        }
        const asked = `${endpoint.method} ${request.url.split('?')[0]} ${request.body}`
        const { status, body } = await answerOnce(context, caller.user.id, key, asked, work)
        return sendJson(reply, status, body)
      },
    })
  }
}

/** Counts a request of an address, and refuses it where there were too many. */
function limiterOf(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit()
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw new AppError('too_many_requests', { retryAfterSeconds: counted.ttlInSeconds })
  }
}

/** How the answer of each status is written. */
type Encoders = ReadonlyMap<number, Encode>

function encodersOf({ reply }: Endpoint): Encoders {
  return new Map(
    Object.entries(reply).map(([status, schema]) => [Number(status), encoderOf(schema)]),
  )
}

function encoderFor(written: Encoders, status: number): Encode {
  const encode = written.get(status)
  if (encode === undefined) throw new Error(`This endpoint does not answer ${status}`)
  return encode
}

type WriteHeaders = (
  values: Readonly<Record<string, unknown>> | undefined,
) => Record<string, string>

/**
 * Writes the values of declared headers as text; an undefined one is left out.
 * @throws Error for a header that the endpoint does not declare, which is our own mistake
 */
function headerWriter({ method, path, headers = {} }: Endpoint): WriteHeaders {
  const encoders = new Map(
    Object.entries(headers).map(([name, schema]) => [name, encoderOf(schema)]),
  )
  return (values = {}) => {
    const written: Record<string, string> = {}
    for (const [name, value] of Object.entries(values)) {
      const encode = encoders.get(name)
      if (encode === undefined) throw new Error(`${method} ${path} does not declare ${name}`)
      if (value !== undefined) written[name] = String(encode(value))
    }
    return written
  }
}

/** The present row of a 412 goes out as the endpoint's own replies do. */
function inWireForm(written: Encoders) {
  return (error: unknown): never => {
    if (error instanceof AppError && error.details.current !== undefined) {
      const current = encoderFor(written, 200)(error.details.current)
      throw new AppError(error.code, { ...error.details, current })
    }
    throw error
  }
}

function readCall(
  context: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  caller: Caller | undefined,
): Call<Endpoint> {
  return {
    context,
    params: parsePart(endpoint.params, request.params),
    query: parsePart(endpoint.query ?? noQuery, request.query),
    body: parsePart(endpoint.body, parseJson(request.body)),
    caller,
    ifMatch: parseIfMatch(endpoint, header(request, 'if-match')),
    address: request.ip,
    url: request.url,
  } as Call<Endpoint>
}

const noQuery = z.strictObject({})

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

function sendAnswer(
  reply: FastifyReply,
  { media }: Endpoint,
  written: Encoders,
  guard: Guard,
  answer: Answer<Endpoint>,
) {
  if (answer.session !== undefined) guard.setCookie(reply, answer.session)
  if ('rows' in answer) {
    const encode = encoderFor(written, answer.status)
    return sendStream(reply, answer.status, 'application/json', jsonArray(answer.rows, encode))
  }
  if ('text' in answer) {
    return sendStream(reply, answer.status, media ?? 'application/json', answer.text)
  }
  return sendJson(reply, answer.status, bodyText(written, answer))
}

function sendStream(
  reply: FastifyReply,
  status: number,
  media: string,
  text: AsyncIterable<string>,
) {
  const stream = Readable.from(text, { objectMode: false })
  // Too late for a problem reply: what was sent stays cut short, and only the log can say why.
  stream.once('error', (error) => {
    reply.log.error({ requestId: reply.request.id, error: loggable(error) }, 'a reply broke off')
  })
  return reply.code(status).type(`${media}; charset=utf-8`).send(stream)
}

function sendJson(reply: FastifyReply, status: number, body: string) {
  reply.code(status)
  if (status === 204) return reply.send()
  return reply.type('application/json; charset=utf-8').send(body)
}

function bodyText(written: Encoders, answer: Answer<Endpoint>): string {
  const encode = encoderFor(written, answer.status)
  if (!('body' in answer)) throw new Error('An answer that is streamed has no body to keep')
  return answer.status === 204 ? '' : JSON.stringify(encode(answer.body))
}

async function* jsonArray(batches: AsyncIterable<unknown[]>, encode: Encode) {
  let opening = '['
  for await (const batch of batches) {
    if (batch.length === 0) continue
    const rows = encode(batch) as unknown[]
    yield opening + rows.map((row) => JSON.stringify(row)).join(',')
    opening = ','
  }
  yield opening === '[' ? '[]' : ']'
}
