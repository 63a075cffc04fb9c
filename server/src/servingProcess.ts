import { systemClock } from '#adapters/clock.ts'
import { createCards } from '#adapters/createCards.ts'
import { createLanguageModel } from '#adapters/createLanguageModel.ts'
import { followers } from '#app.ts'
import { readConfig } from '#config.ts'
import type { Context } from '#context.ts'
import { shareDatabase } from '#db/openDatabase.ts'
import { openReplica } from '#db/replica.ts'
import { createLog } from '#log.ts'
import { receiveShared, reportFailure, stopMessage } from './processes.ts'
import { listen, prepareToServe } from './serve.ts'
import { stopOnMessage } from './stopOnSignal.ts'

/** Before the process that keeps this one ends it. */
const stopMsMax = { all: 3000, database: 500 }

/** Answers requests, in a process that another one keeps, until that one says to stop. */
export function serveForOthers(): void {
  serve().catch(reportFailure)
}

async function serve(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const stopping = new AbortController()
  const parts = stopOnMessage(stopMessage, { log, stopping, totalMsMax: stopMsMax.all })
  const database = shareDatabase(config, log, await receiveShared())
  const replica = openReplica(config, log, database.db)
  parts.push({
    name: 'database',
    msMax: stopMsMax.database,
    stop: () => Promise.all([database.close(), replica?.close()]),
  })
  const cards = createCards(config, systemClock, log)
  const model = await createLanguageModel(config.ai)
  const { db } = database
  const context = { db, replica, clock: systemClock, config, log, cards, model, followers }
  const served = await prepareToServe(context, await observerOf(context))
  stopping.signal.throwIfAborted()
  parts.unshift(...served.parts)
  await listen(served.app, config)
}

async function observerOf({ config, db, replica }: Pick<Context, 'config' | 'db' | 'replica'>) {
  if (config.monitor === undefined) return undefined
  const { createServingMetrics } = await import('#monitor/index.ts')
  return createServingMetrics({ db, replica })
}
