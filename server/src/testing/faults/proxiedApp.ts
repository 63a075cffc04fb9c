import { systemClock } from '#adapters/clock.ts'
import { createMailer } from '#adapters/createMailer.ts'
import { buildApp, followers, originOf } from '#app.ts'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/openDatabase.ts'
import { startWorkers } from '#jobs/startWorkers.ts'
import { createLog } from '#log.ts'
import { createMetrics, createMonitor } from '#monitor/index.ts'
import { workers } from '#workers.ts'
import { openProxiedDatabase, type ProxiedDatabase } from './proxiedDatabase.ts'

export type ProxiedApp = Pick<ProxiedDatabase, 'proxy' | 'direct'> & {
  origin: string
  /** Where `/livez` and `/readyz` are. */
  monitor: string
  /** What was logged at the level of a warning and above. */
  log: string[]
  close(): Promise<void>
}

/** The app with its background work, on real connections, and a proxy between it and its database. */
export async function openProxiedApp(dataDir: string): Promise<ProxiedApp> {
  const { address, proxy, direct, close: closeProxied } = await openProxiedDatabase()
  const config = readConfig({ DATABASE_URL: address.connectionString, DATA_DIR: dataDir })
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const { db, close } = await openDatabase(config, log)
  const context = { db, clock: systemClock, config, log, cards: undefined, model: undefined }
  const app = await buildApp({ ...context, requestsPerMinute: 1e9, refusalsPerMinute: 1e9 })
  const origin = () => originOf(app, config)
  const mailer = createMailer(config, log)
  const stopWorkers = startWorkers({ ...context, followers }, [...workers(mailer, origin)])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const checked = { ...context, folder: undefined, backups: undefined }
  const anyPort = { host: '127.0.0.1', port: 0 }
  const monitor = createMonitor(checked, createMetrics(checked), anyPort)
  return {
    origin: origin(),
    monitor: await monitor.start(() => true),
    proxy,
    direct,
    log: lines,
    close: async () => {
      await app.close()
      await stopWorkers()
      await monitor.stop()
      await close()
      await closeProxied()
    },
  }
}
