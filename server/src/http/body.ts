import type { Endpoint } from '@evenkeel/domain/endpoint'
import { AppError } from '@evenkeel/domain/errors'
import type { FastifyInstance } from 'fastify'
import { parseJson, parsePart } from './parse.ts'

/** No entry, bill or question needs more; a larger JSON body is a mistake or an attack. */
export const jsonBytesMax = 128 * 1024

/**
 * Reads JSON bodies as text and refuses every other type. The text is parsed later: who asks is settled before what
 * they ask.
 */
export function readJsonAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

/** Defines an endpoint's route where its own form of body is read and no other. */
export function withBodyForm(
  app: FastifyInstance,
  { bodyForm }: Endpoint,
  define: (scope: FastifyInstance) => void,
): void {
  if (bodyForm === undefined || bodyForm.as === 'json') {
    define(app)
    return
  }
  const { as, media, bytesMax } = bodyForm
  // Fastify keeps the parsers of a scope apart from those around it.
  app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    if (as === 'stream') {
      scope.addContentTypeParser(media, (request, payload, parsed) => {
        const announced = Number(request.headers['content-length'] ?? 0)
        if (announced > bytesMax) parsed(new AppError('too_large'))
        else parsed(null, upTo(bytesMax, payload))
      })
    } else {
      const parseAs = as === 'text' ? 'string' : 'buffer'
      scope.addContentTypeParser(media, { parseAs }, (_request, body, parsed) => parsed(null, body))
    }
    define(scope)
    done()
  })
}

/** Hands on what arrives, and fails as soon as it is too much: a chunked body does not announce its size. */
async function* upTo(bytesMax: number, payload: AsyncIterable<Uint8Array>) {
  let bytes = 0
  for await (const chunk of payload) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw new AppError('too_large')
    yield chunk
  }
}

/** The value of a request's body, by the endpoint's schema. */
export function parseBody({ body, bodyForm }: Endpoint, received: unknown): unknown {
  const isJson = bodyForm === undefined || bodyForm.as === 'json'
  return parsePart(body, isJson ? parseJson(received) : received)
}
