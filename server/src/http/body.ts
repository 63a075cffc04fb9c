import type { Endpoint } from '@evenkeel/domain/endpoint'
import { AppError } from '@evenkeel/domain/errors'
import type { FastifyInstance } from 'fastify'
import { parseJson, parsePart } from './parse.ts'

/** More than any transaction, bill or question needs. */
export const jsonBytesMax = 128 * 1024

/**
 * Reads JSON bodies as text and rejects every other type. The text is parsed later, after the caller has been
 * authenticated.
 */
export function readJsonAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
}

/** Defines an endpoint's route in a scope that parses only its own body format. */
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
  // Parsers added to a Fastify scope do not affect other routes.
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

/** Passes chunks on, and fails once they exceed the limit: a chunked body does not announce its size. */
async function* upTo(bytesMax: number, payload: AsyncIterable<Uint8Array>) {
  let bytes = 0
  for await (const chunk of payload) {
    bytes += chunk.byteLength
    if (bytes > bytesMax) throw new AppError('too_large')
    yield chunk
  }
}

/** Parses a request's body with the endpoint's schema. */
export function parseBody({ body, bodyForm }: Endpoint, received: unknown): unknown {
  const isJson = bodyForm === undefined || bodyForm.as === 'json'
  return parsePart(body, isJson ? parseJson(received) : received)
}
