import helmet from '@fastify/helmet'
import Fastify from 'fastify'

/**
 * The security headers of every reply; pages have their own content policy. They never change, so they are computed
 * once, by a throwaway server.
 */
export async function securityHeaders(secure: boolean): Promise<Record<string, string>> {
  const app = Fastify()
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(secure && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: secure && { maxAge: 63_072_000, includeSubDomains: true },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()))
  const reply = await app.inject('/')
  return reply.json()
}
