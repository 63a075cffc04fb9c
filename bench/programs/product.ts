// The product in a separate process, from the sources and without the rate limit.
import { fileURLToPath } from 'node:url'
import { systemClock } from '../../server/src/adapters/clock.ts'
import { createCards } from '../../server/src/adapters/createCards.ts'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { openDatabase } from '../../server/src/db/openDatabase.ts'
import { createLog } from '../../server/src/log.ts'
import { requestsPerMinute } from '../environment/environment.ts'
import { serveParent } from './child.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

const config = readConfig(process.env)
const log = createLog(config.logLevel)
const cards = createCards(config, systemClock, log)
await cards?.ready()
const database = await openDatabase(config, log)
const app = await buildApp({
  config,
  db: database.db,
  clock: systemClock,
  log,
  cards,
  webFolder,
  requestsPerMinute,
})
await app.listen({ port: config.port, host: config.host })
serveParent({
  port: Number(new URL(app.listeningOrigin).port),
  close: async () => {
    await app.close()
    await database.close()
  },
})
