import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { SquareConfig } from '#config.ts'
import type { Site } from './origin.ts'
import { limiterOf } from './serve.ts'
import { type PageConfig, sdkOrigin, templateReader } from './template.ts'

const nonceMark = '__CSP_NONCE__'
const hourMs = 60 * 60 * 1000
const yearMs = 365 * 24 * 60 * 60 * 1000

/** The policy of every page, except the payment page with Square. */
function pagePolicy(site: Site, nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(site.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

const squareFonts = 'https://*.squarecdn.com https://d1g145x70srn7h.cloudfront.net'

/**
 * The policy of the payment page with Square's card form. Square's script adds inline styles and frames, and a bank that
 * verifies the buyer may load in a frame from any origin.
 */
function paymentPolicy(site: Site, { isSandbox }: SquareConfig): string {
  const api = isSandbox ? 'squareupsandbox.com' : 'squareup.com'
  return [
    "default-src 'none'",
    `script-src 'self' ${sdkOrigin(isSandbox)}`,
    "style-src 'self' 'unsafe-inline' https://*.squarecdn.com",
    "img-src 'self' data: https://*.squarecdn.com",
    `font-src ${squareFonts}`,
    `connect-src 'self' https://*.squarecdn.com https://pci-connect.${api} https://o160250.ingest.sentry.io`,
    'frame-src https:',
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self' https:",
    "frame-ancestors 'none'",
    ...(site.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The header of an image in XML names its encoding, as that of a text does. */
async function nameEncoding(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const type = String(reply.getHeader('content-type'))
  if (type.endsWith('+xml')) reply.type(`${type}; charset=utf-8`)
}

/**
 * Serves the built web app: hashed files are cached for a year, and every other path gets index.html with its own nonce.
 * @param folder the folder of the web build; without it only the API is served
 */
export async function registerPages(
  app: FastifyInstance,
  site: Site,
  folder: string | undefined,
  config: PageConfig,
): Promise<void> {
  if (folder === undefined || !existsSync(join(folder, 'index.html'))) return
  const readTemplate = templateReader(join(folder, 'index.html'), config)
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: yearMs,
  })
  await app.register(async (scope) => {
    scope.addHook('onSend', nameEncoding)
    await scope.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['**/index.html*', 'assets/**'],
      decorateReply: false,
      preCompressed: true,
      maxAge: hourMs,
    })
  })
  const limit = limiterOf(app)
  app.get('/*', async (request, reply) => {
    if (/^\/(api|assets)(\/|\?|$)/.test(request.url)) {
      return reply.callNotFound()
    }
    await limit(request)
    const hasSession = request.cookies[site.cookieName] !== undefined
    const nonce = randomBytes(16).toString('base64')
    const isPayment = config.square !== undefined && /^\/payment(\?|$)/.test(request.url)
    const policy =
      config.square && isPayment ? paymentPolicy(site, config.square) : pagePolicy(site, nonce)
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(readTemplate({ hasSession, isPayment }).replaceAll(nonceMark, nonce))
  })
}
