import type { Endpoint } from '@evenkeel/domain/endpoint'
import { AppError } from '@evenkeel/domain/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '#caller.ts'
import type { Site } from './origin.ts'

/** The caller a session token belongs to; `'ended'` if its session has ended. */
export type Authenticate = (token: string) => Promise<Caller | 'ended' | undefined>

export type Guard = ReturnType<typeof createGuard>

const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** The session guard: identifies the caller of a request, and rejects the request if the endpoint requires one. */
type Lives = { sessionSeconds: number; knownBrowserSeconds: number }

export function createGuard(site: Site, authenticate: Authenticate, lives: Lives) {
  const knownBrowserName = `${site.cookieName}-known`

  async function identify(
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: Endpoint,
  ): Promise<Caller | undefined> {
    const token = request.cookies[site.cookieName]
    const found = token === undefined ? undefined : await authenticate(token)
    if (found !== undefined && found !== 'ended') return found
    const isRefused = found === 'ended' && endpoint.refusesEndedSession === true
    if (endpoint.access === 'public' && !isRefused) return undefined
    if (found === undefined) throw new AppError('not_authenticated')
    // Reported once: without the cookie, the next request is simply not signed in.
    setCookie(reply, null)
    throw new AppError('session_expired')
  }

  function setCookie(reply: FastifyReply, token: string | null): void {
    const options = { ...cookieOptions, secure: site.secure }
    if (token === null) reply.clearCookie(site.cookieName, options)
    else reply.setCookie(site.cookieName, token, { ...options, maxAge: lives.sessionSeconds })
  }

  function knownBrowserOf(request: FastifyRequest): string | undefined {
    return request.cookies[knownBrowserName]
  }

  function setKnownBrowser(reply: FastifyReply, cookie: string | null): void {
    const options = { ...cookieOptions, sameSite: 'strict', secure: site.secure } as const
    const maxAge = lives.knownBrowserSeconds
    if (cookie === null) reply.clearCookie(knownBrowserName, options)
    else reply.setCookie(knownBrowserName, cookie, { ...options, maxAge })
  }

  return { identify, setCookie, knownBrowserOf, setKnownBrowser }
}
