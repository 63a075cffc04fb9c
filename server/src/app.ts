import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { accountRoutes, authenticate, cookieLives } from '#account/index.ts'
import type { CardService } from '#adapters/cards.ts'
import type { Clock } from '#adapters/clock.ts'
import type { LanguageModel } from '#adapters/languageModel.ts'
import { assistantRoutes } from '#assistant/index.ts'
import { billFollower, billRoutes } from '#bills/index.ts'
import type { Config } from '#config.ts'
import type { Context, Follower } from '#context.ts'
import { type Db, waitForConnectionMs } from '#db/db.ts'
import type { Replica } from '#db/replica.ts'
import { createGuard } from '#http/guard.ts'
import type { LatenessLimits } from '#http/lateness.ts'
import { openApiDocument } from '#http/openapi.ts'
import { isForeign, siteOf } from '#http/origin.ts'
import { registerPages } from '#http/pages.ts'
import type { Route } from '#http/route.ts'
import { serveRoutes } from '#http/serve.ts'
import {
  createServer,
  latenessLimits,
  refusalsPerMinuteMax,
  requestsPerMinuteMax,
  type ServerOptions,
} from '#http/server.ts'
import { ledgerRoutes } from '#ledger/index.ts'
import { openingRoutes } from '#opening/index.ts'
import { paymentRoutes } from '#payments/index.ts'
import { summaryRoutes } from '#summary/index.ts'
import { transactionRoutes } from '#transactions/index.ts'
import { transferRoutes } from '#transfer/index.ts'

export type AppParts = {
  config: Config
  db: Db
  /** Undefined without `DATABASE_READ_URL`. */
  replica?: Replica | undefined
  clock: Clock
  log: Logger
  /** The card service; undefined with `BILLING=off`. */
  cards: CardService | undefined
  /** The language model that words the assistant's answers; undefined if the assistant does it itself. */
  model?: LanguageModel | undefined
  /** The folder of the built web app; without it only the API is served. */
  webFolder?: string
  requestsPerMinute?: number
  refusalsPerMinute?: number
  lateness?: LatenessLimits
  /** Called after each reply. */
  observe?: ServerOptions['observe']
  /** Additional origins for development. */
  extraOrigins?: readonly string[]
}

/** Every operation of the API: the source of the routes, the OpenAPI document and the test matrices. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...transactionRoutes,
  ...billRoutes,
  ...summaryRoutes,
  ...openingRoutes,
  ...paymentRoutes,
  ...ledgerRoutes,
  ...transferRoutes,
  ...assistantRoutes,
]

/** The slices that add their own changes to an action on transactions and bills. */
export const followers: readonly Follower[] = [billFollower]

/** Composes the slices into one server that is ready to listen. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, replica, clock, log, cards } = parts
  const context: Context = { db, replica, clock, config, log, cards, model: parts.model, followers }
  const site = siteOf(config, () => portOf(app, config), parts.extraOrigins)
  const app = await createServer({
    log,
    secure: site.secure,
    isForeign: (request) => isForeign(site, request.method, request.headers),
    trustProxy: config.trustProxy,
    requestsPerMinute: parts.requestsPerMinute ?? requestsPerMinuteMax,
    refusalsPerMinute: parts.refusalsPerMinute ?? refusalsPerMinuteMax,
    lateness: parts.lateness ?? latenessLimits,
    waitMs: () => waitForConnectionMs(db),
    cookieName: site.cookieName,
    observe: parts.observe,
  })
  const guard = createGuard(site, (token) => authenticate(context, token), cookieLives)
  serveRoutes(app, context, guard, routes)
  const document = JSON.stringify(
    openApiDocument(
      routes.map((route) => route.endpoint),
      site.cookieName,
    ),
  )
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  )
  await registerPages(app, site, parts.webFolder, config)
  return app
}

/** The origin of our pages, for links: taken from the settings, never from a request. */
export function originOf(app: FastifyInstance, config: Config): string {
  return config.publicUrl ?? `http://localhost:${portOf(app, config)}`
}

function portOf(app: FastifyInstance, config: Config): number {
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : config.port
}
