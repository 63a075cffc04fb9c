import { AppError } from '@evenkeel/domain/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressKey } from '#addressKey.ts'

const windowMs = 60_000
/** More addresses than that in a minute come from a flood whose addresses mean nothing. */
const addressesMax = 50_000

/**
 * Refuses everything from a network address that has had too many requests refused within a minute, such as guessed
 * cookies or paths. It counts apart from the limit for requests that are served, which applies in its place in the
 * order of refusals.
 */
export function refuseFloods(app: FastifyInstance, refusalsPerMinute: number): void {
  let refusals = new Map<string, number>()
  let windowEndsMs = performance.now() + windowMs

  app.addHook('onRequest', (request, _reply, done) => {
    const leftMs = windowEndsMs - performance.now()
    if (leftMs <= 0) {
      refusals = new Map()
      windowEndsMs = performance.now() + windowMs
    }
    const count = refusals.size === 0 ? 0 : (refusals.get(keyOf(request)) ?? 0)
    if (count < refusalsPerMinute) return done()
    const retryAfterSeconds = Math.max(1, Math.ceil(leftMs / 1000))
    done(new AppError('too_many_requests', { retryAfterSeconds }))
  })

  function countRefusal(key: string): void {
    const count = refusals.get(key)
    if (count === undefined && refusals.size >= addressesMax) return
    refusals.set(key, (count ?? 0) + 1)
  }

  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply
    // Not what is refused because of us, and not what is refused because of a limit, which would extend itself.
    const isRefusal = statusCode >= 400 && statusCode < 500 && statusCode !== 429
    if (isRefusal) countRefusal(keyOf(request))
    done()
  })
}

/** A request whose connection has closed has no address. */
export function keyOf({ ip }: FastifyRequest): string {
  return ip === undefined ? 'gone' : addressKey(ip)
}
