import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Endpoint } from '@evenkeel/domain/endpoint'
import { AppError } from '@evenkeel/domain/errors'
import type { FastifyReply } from 'fastify'
import { type Encode, encoderOf } from './encode.ts'
import { writeEvents } from './events.ts'
import { loggable } from './problem.ts'
import type { Answer } from './route.ts'
import { aboutRequest } from './securityLog.ts'

/** Encoded without a pause; more would make other requests wait. */
const rowsAtOnce = 25

/** An encoded answer, as it is sent and stored with an idempotency key. */
export type WrittenAnswer = { status: number; headers: Record<string, string>; body: string }

type MaybeWritten = { answer: Answer<Endpoint>; written?: WrittenAnswer }

/** Turns the answers of an endpoint's handler into replies, using the schemas that the endpoint declares. */
export function replyWriter(endpoint: Endpoint) {
  const bodies = bodyEncoders(endpoint)
  const writeHeaders = headerWriter(endpoint)

  function encoderFor(status: number): Encode {
    const encode = bodies.get(status)
    if (encode === undefined) throw new Error(`This endpoint does not answer ${status}`)
    return encode
  }

  /** The answer with its encoded form, unless it is still to be streamed. */
  async function written(answer: Answer<Endpoint>): Promise<MaybeWritten> {
    if (!('body' in answer)) return { answer }
    const { status } = answer
    const body = status === 204 ? '' : await jsonText(answer.body, encoderFor(status))
    return { answer, written: { status, headers: writeHeaders(answer.headers), body } }
  }

  function stream(reply: FastifyReply, answer: Answer<Endpoint>) {
    if ('body' in answer) throw new Error('This answer is not streamed')
    const { status } = answer
    reply.headers(writeHeaders(answer.headers))
    if ('rows' in answer) {
      return sendText(reply, status, 'application/json', jsonArray(answer.rows, encoderFor(status)))
    }
    if ('text' in answer) {
      return sendText(reply, status, endpoint.media ?? 'application/json', answer.text)
    }
    // Tells nginx and similar proxies not to buffer the events.
    reply.header('x-accel-buffering', 'no')
    return sendStream(
      reply,
      status,
      'text/event-stream',
      writeEvents(endpoint, answer.events, reply),
    )
  }

  /** Encodes the current record of a 412 like the endpoint's own replies. */
  function withEncodedCurrent(error: unknown): never {
    if (error instanceof AppError && error.details.current !== undefined) {
      const current = encoderFor(200)(error.details.current)
      throw new AppError(error.code, { ...error.details, current })
    }
    throw error
  }

  return { written, stream, withEncodedCurrent }
}

export function sendWritten(reply: FastifyReply, { status, headers, body }: WrittenAnswer) {
  reply.code(status).headers(headers)
  if (status === 204) return reply.send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/** Encodes a long list a few rows at a time, so that other requests are served in between. */
async function jsonText(body: unknown, encode: Encode): Promise<string> {
  if (!Array.isArray(body) || body.length <= rowsAtOnce) return JSON.stringify(encode(body))
  const parts: string[] = []
  for (let start = 0; start < body.length; start += rowsAtOnce) {
    if (start > 0) await setImmediate()
    parts.push(JSON.stringify(encode(body.slice(start, start + rowsAtOnce))).slice(1, -1))
  }
  return `[${parts.join(',')}]`
}

function bodyEncoders({ reply }: Endpoint): ReadonlyMap<number, Encode> {
  return new Map(
    Object.entries(reply).map(([status, schema]) => [Number(status), encoderOf(schema)]),
  )
}

/**
 * Writes the values of declared headers as text and omits undefined ones.
 * @throws Error for a header that the endpoint does not declare, which is a bug
 */
function headerWriter({ method, path, headers = {} }: Endpoint) {
  const encoders = new Map(
    Object.entries(headers).map(([name, schema]) => [name, encoderOf(schema)]),
  )
  return (values: Readonly<Record<string, unknown>> = {}) => {
    const written: Record<string, string> = {}
    for (const [name, value] of Object.entries(values)) {
      const encode = encoders.get(name)
      if (encode === undefined) throw new Error(`${method} ${path} does not declare ${name}`)
      if (value !== undefined) written[name] = String(encode(value))
    }
    return written
  }
}

/**
 * Sends text as it is produced. A failure before the first piece still gets an error reply. For a HEAD request nothing
 * is produced.
 */
async function sendText(
  reply: FastifyReply,
  status: number,
  media: string,
  text: AsyncIterable<string>,
) {
  if (reply.request.method === 'HEAD') {
    return reply.code(status).type(`${media}; charset=utf-8`).send('')
  }
  return sendStream(reply, status, media, await withFirstPiece(text))
}

/** The same text with its first piece already read. Unlike a generator, it closes its source even if never read. */
async function withFirstPiece(text: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const source = text[Symbol.asyncIterator]()
  const ready = [await source.next()]
  return {
    [Symbol.asyncIterator]: () => ({
      next: async () => ready.shift() ?? source.next(),
      return: async () => (await source.return?.()) ?? { done: true, value: undefined },
    }),
  }
}

function sendStream(
  reply: FastifyReply,
  status: number,
  media: string,
  text: AsyncIterable<string>,
) {
  const stream = Readable.from(text, { objectMode: false })
  // Too late for an error reply: the body stays truncated, and only the log can say why.
  stream.once('error', (error: NodeJS.ErrnoException) => {
    const about = aboutRequest(reply.request)
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
      return reply.log.info(about, 'the client left during a reply')
    }
    return reply.log.error({ ...about, error: loggable(error) }, 'a reply broke off')
  })
  return reply.code(status).type(`${media}; charset=utf-8`).send(stream)
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
