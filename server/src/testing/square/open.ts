import { createHmac } from 'node:crypto'
import type { CardService } from '#adapters/cards.ts'
import { squareCards } from '#adapters/squareCards.ts'
import { squareClient } from '#adapters/squareClient.ts'
import { reconcile } from '#payments/reconcile.ts'
import { afterFile } from '../afterFile.ts'
import { openTestApp, type TestApp, type TestReply } from '../app.ts'
import { ownUrl, squareEnv } from './environment.ts'
import { type StandIn, startStandIn } from './standIn.ts'

export type SquareApp = { app: TestApp; square: StandIn }

/** The app with a stand-in for Square on this machine. */
export async function openSquareApp(
  options: { logTo?: (line: string) => void } = {},
): Promise<SquareApp> {
  // They share one clock, and each needs the other to start.
  let app: TestApp | undefined
  const square = await startStandIn({ now: () => app?.clock.now() ?? new Date(0) })
  afterFile(() => square.close())
  app = await openTestApp({ env: squareEnv(square.url), ...options })
  return { app, square }
}

/** The same service with a different timeout. */
export function impatientCards({ url }: StandIn, msMax: number): CardService {
  const ask = squareClient({ baseUrl: url, accessToken: 'test-token', msMax })
  return squareCards(ask, 'L1', async () => {})
}

/** Sends an event as Square does, or as someone who does not know the signature key. */
export function sendEvent(
  app: TestApp,
  event: object | string,
  { key = 'test-key', signature }: { key?: string; signature?: string | undefined } = {},
): Promise<TestReply> {
  const text = typeof event === 'string' ? event : JSON.stringify(event)
  const signed = createHmac('sha256', key)
    .update(`${ownUrl}/api/webhooks/square${text}`)
    .digest('base64')
  return app.send({
    method: 'POST',
    url: '/api/webhooks/square',
    headers: { 'x-square-hmacsha256-signature': signature ?? signed },
    text,
  })
}

/** Runs the reconciler until no check is due for a while. */
export async function reconcileAll({ app }: SquareApp, minutes = 10): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    app.clock.advance({ minutes: 1 })
    await reconcile(app.context)
  }
}
