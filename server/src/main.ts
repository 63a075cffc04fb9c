import { fileURLToPath } from 'node:url'
import closeWithGrace from 'close-with-grace'
import { systemClock } from '#adapters/clock.ts'
import { buildApp } from '#app.ts'
import { readConfig } from '#config.ts'
import { openDatabase } from '#db/openDatabase.ts'
import { startHousekeeping } from '#housekeeping.ts'
import { createLog } from '#log.ts'

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  if (config.publicUrl === undefined && !isLoopback(config.host)) {
    log.warn('PUBLIC_URL is not set: sign-in works only at this machine')
  } else if (
    config.publicUrl?.startsWith('http:') &&
    !isLoopback(new URL(config.publicUrl).hostname)
  ) {
    log.warn('PUBLIC_URL is plain http: anybody on the way can read what is sent')
  }
  const database = await openDatabase(config, log)
  const context = { db: database.db, clock: systemClock, log }
  const app = await buildApp({ ...context, config, log, webFolder })
  const stopHousekeeping = startHousekeeping(context)
  closeWithGrace({ delay: 10_000, logger: false }, async ({ err }) => {
    if (err) log.error({ message: err.message, stack: err.stack }, 'stopping after a failure')
    stopHousekeeping()
    await app.close()
    await database.close()
  })
  await app.listen({ port: config.port, host: config.host })
  const address = config.publicUrl ?? app.listeningOrigin.replace('127.0.0.1', 'localhost')
  process.stdout.write(`Evenkeel is ready at ${address}\n`)
}

function isLoopback(host: string): boolean {
  return ['localhost', '127.0.0.1', '::1', '[::1]'].includes(host)
}

start().catch((error: unknown) => {
  const { message } = error as Error
  process.stderr.write(`Evenkeel cannot start.\n${message}\n`)
  process.exit(1)
})
