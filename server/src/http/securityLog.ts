import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keyOf } from './floods.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyRequest {
    /** The id of the user who asks, or who has just signed in; null if unknown. */
    userId: string | null
    /** The code of the problem that the request was answered with. */
    problemCode: string | null
  }
}

const windowMs = 60_000
/** Lines for one network address in a minute: enough to see what it tries. */
const linesOfAddressMax = 20
/** Lines for all addresses in a minute. A flood must not fill the disk. */
const linesMax = 1000

/**
 * Logs every refused request, and every request that creates, proves, changes or exports an account: when, from where,
 * by whom and how it ended. Never what was sent.
 */
export function logSecurity(app: FastifyInstance): void {
  app.decorateRequest('userId', null)
  app.decorateRequest('problemCode', null)
  const mayLog = createLineLimit((leftOut) =>
    app.log.warn({ leftOut }, 'too many refused requests to log each of them'),
  )
  app.addHook('onResponse', (request, reply, done) => {
    const event = eventOf(request, reply)
    if (event === 'account request' || (event && mayLog(keyOf(request), performance.now()))) {
      const { problemCode: code } = request
      const result = { status: reply.statusCode, ...(code !== null && { code }) }
      request.log.info({ ...aboutRequest(request), ...result }, event)
    }
    done()
  })
}

function eventOf({ method, routeOptions }: FastifyRequest, { statusCode }: FastifyReply) {
  if (statusCode >= 400 && statusCode < 500) return 'request refused'
  const url = routeOptions.url ?? ''
  const isAbout = method === 'GET' ? url === '/api/account/export' : url.startsWith('/api/auth/')
  return statusCode < 300 && isAbout ? 'account request' : undefined
}

/** Which request a line is about. Of the address only the route, because the rest may hold what users search for. */
export function aboutRequest(request: FastifyRequest): Record<string, string> {
  const { id, method, routeOptions, userId } = request
  return {
    requestId: id,
    address: keyOf(request),
    ...(userId && { user: userId }),
    method,
    ...(routeOptions?.url && { route: routeOptions.url }),
  }
}

/**
 * Limits the log lines of a minute, for each network address and in all.
 * @param onLeftOut called in a later minute with the number of lines that were left out
 */
export function createLineLimit(onLeftOut: (lines: number) => void) {
  let lines = new Map<string, number>()
  let [written, leftOut, endsMs] = [0, 0, Number.NEGATIVE_INFINITY]
  return (address: string, nowMs: number): boolean => {
    if (nowMs >= endsMs) {
      if (leftOut > 0) onLeftOut(leftOut)
      lines = new Map()
      ;[written, leftOut, endsMs] = [0, 0, nowMs + windowMs]
    }
    const ofAddress = lines.get(address) ?? 0
    if (ofAddress >= linesOfAddressMax || written >= linesMax) {
      leftOut += 1
      return false
    }
    lines.set(address, ofAddress + 1)
    written += 1
    return true
  }
}
