import type pg from 'pg'
import { squareCards } from '#adapters/squareCards.ts'
import { type Ask, squareClient } from '#adapters/squareClient.ts'
import type { Context } from '#context.ts'
import { openDb } from '#db/db.ts'
import { openPool } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import type { TestApp } from '../app.ts'
import type { StandIn } from './standIn.ts'

/** The step at which a server dies, and whether that step's statement or call is still sent. */
export type Death = { step: number; isSent: boolean }

/**
 * A server that can be killed between any two steps: statements to the database, and calls to Square or their replies.
 * After that, nothing it does has any effect, and its connections are broken.
 */
export type Life = {
  context: Context
  /** Schedules the death at a step, counted from now. */
  arm(death: Death | undefined): void
  /** Runs some work; undefined if the server dies before it finishes. */
  run<T>(work: () => Promise<T>): Promise<T | undefined>
  isOver(): boolean
  end(): void
}

/** Starts a server next to an app, with the same database and the same Square stand-in. */
export function beginLife(app: TestApp, square: StandIn): Life {
  const sockets = new Set<{ destroy(): unknown }>()
  const over = Promise.withResolvers<undefined>()
  let isOver = false
  let left = Number.POSITIVE_INFINITY
  let isSent = false

  function end(): void {
    isOver = true
    for (const socket of sockets) socket.destroy()
    over.resolve(undefined)
  }

  /** True if the server is still alive for this step. */
  function takeStep(): boolean {
    if (isOver) return false
    left -= 1
    if (left > 0) return true
    if (isSent) setImmediate(end)
    else end()
    return isSent
  }

  const pool = openPool(app.database.address, createLog('silent'))
  pool.on('connect', (client) => {
    const { stream } = (client as unknown as { connection: { stream: pg.Connection['stream'] } })
      .connection
    sockets.add(stream)
    // What a dead server was waiting for opens no connection any more.
    if (isOver) stream.destroy()
    const query = client.query.bind(client) as (...rest: unknown[]) => unknown
    const guarded = (...rest: unknown[]) => (takeStep() ? query(...rest) : new Promise(() => {}))
    client.query = guarded as typeof client.query
  })
  const direct = squareClient({ baseUrl: square.url, accessToken: 'test-token' })
  const ask: Ask = async (...call) => {
    if (!takeStep()) return new Promise(() => {})
    const answer = await direct(...call)
    return takeStep() ? answer : new Promise(() => {})
  }
  const cards = squareCards(ask, 'L1', async () => {})
  return {
    context: { ...app.context, db: openDb(pool), cards },
    arm: (death) => {
      left = death?.step ?? Number.POSITIVE_INFINITY
      isSent = death?.isSent ?? false
    },
    run: (work) => Promise.race([over.promise, afterDeathSilent(work())]),
    isOver: () => isOver,
    end,
  }

  /** Ignores the errors of a dead server's broken connections. */
  function afterDeathSilent<T>(work: Promise<T>): Promise<T | undefined> {
    return work.catch((error: unknown) => {
      if (isOver) return undefined
      throw error
    })
  }
}
