import type { FastifyInstance } from 'fastify'
import { authenticate, sessionSecondsMax } from '#account/session.ts'
import { createGuard } from '#http/guard.ts'
import { siteOf } from '#http/origin.ts'
import type { Route } from '#http/route.ts'
import { serveRoutes } from '#http/serve.ts'
import { openTestApp, type TestApp } from './app.ts'

/** The app with extra endpoints next to its own, to test how the server handles them. */
export function openPlantedApp(app: TestApp, planted: readonly Route[]): Promise<TestApp> {
  const { context, config } = app
  const site = siteOf(config, () => config.port)
  const guard = createGuard(site, (token) => authenticate(context, token), sessionSecondsMax)
  const plant = (fastify: FastifyInstance) => serveRoutes(fastify, context, guard, planted)
  return openTestApp({ beside: app, plant })
}
