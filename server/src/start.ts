import { join } from 'node:path'
import type { Logger } from 'pino'
import type { CardService } from '#adapters/cards.ts'
import { systemClock } from '#adapters/clock.ts'
import { createCards } from '#adapters/createCards.ts'
import { createLanguageModel } from '#adapters/createLanguageModel.ts'
import { createMailer } from '#adapters/createMailer.ts'
import { SquareRefusesError } from '#adapters/squareSettings.ts'
import { buildApp, followers, originOf } from '#app.ts'
import { type BackupState, dailyBackups } from '#backup/index.ts'
import { type Config, readConfig } from '#config.ts'
import type { Context } from '#context.ts'
import type { Db } from '#db/db.ts'
import { type Database, openDatabase } from '#db/openDatabase.ts'
import { startHousekeeping } from '#housekeeping.ts'
import { loggable } from '#http/problem.ts'
import { startWorkers } from '#jobs/startWorkers.ts'
import { createLog, type Log } from '#log.ts'
import type { Monitor } from '#monitor/index.ts'
import { root } from '#root.ts'
import { type Part, stopInOrder } from '#stopInOrder.ts'
import { warningsOf } from '#warnings.ts'
import { workers } from '#workers.ts'

const webFolder = join(root, 'web/dist')

/** Less than the ten seconds that service managers allow. */
const stopTotalMsMax = 9500
const stopMsMax = { requests: 2000, connections: 500, work: 2000, monitor: 500, database: 4500 }
/** Connections that wait to be accepted. Beyond that, Linux lets clients wait for seconds before they try again. */
const backlog = 4096
const stopSignals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const

/**
 * Starts the server from the environment's settings and prints its address.
 * @param prepare runs on the open database before the first request
 */
async function start(prepare: Prepare, stopping: AbortController): Promise<void> {
  const { signal } = stopping
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  for (const warning of warningsOf(config, process.getuid?.() === 0)) log.warn(warning)
  const cards = createCards(config, systemClock, log)
  const checking = checkCards(cards, log)
  // Awaited below. Without this, an earlier rejection would count as unhandled and end the process.
  checking.catch(() => {})
  const parts = stopOnSignal(log, stopping)
  const opening = openDatabase(config, log, signal)
  parts.unshift({
    name: 'database',
    msMax: stopMsMax.database,
    // While it is still opening, the signal has told it to give up.
    stop: () =>
      opening.then(
        (opened) => opened.close(),
        () => {},
      ),
  })
  const database = await opening
  try {
    await checking
    const model = await createLanguageModel(config.ai)
    const context = { db: database.db, clock: systemClock, config, log, cards, model, followers }
    await prepare(database.db)
    signal.throwIfAborted()
    await serve(context, database, parts, signal)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(
  context: Context & { log: Logger },
  database: Database,
  parts: Part[],
  signal: AbortSignal,
): Promise<void> {
  const { config, log } = context
  const backups = createBackups(config, database)
  const monitor = await createMonitorOf(context, database, backups.state)
  const app = await buildApp({ ...context, webFolder, observe: monitor?.observe })
  signal.throwIfAborted()
  const stopHousekeeping = startHousekeeping(context)
  const mailer = createMailer(config, log)
  const stopWorkers = startWorkers(context, [
    ...workers(mailer, () => originOf(app, config)),
    ...backups.workers,
  ])
  let closing: Promise<void> | undefined
  parts.unshift(
    {
      name: 'requests',
      msMax: stopMsMax.requests,
      stop: () => {
        stopHousekeeping()
        closing = app.close()
        return closing
      },
    },
    {
      name: 'connections',
      msMax: stopMsMax.connections,
      // A client that has stopped reading its download would keep its request open.
      stop: () => {
        app.server.closeAllConnections()
        return closing
      },
    },
    { name: 'background work', msMax: stopMsMax.work, stop: stopWorkers },
    { name: 'monitor', msMax: stopMsMax.monitor, stop: () => monitor?.stop() },
  )
  try {
    await app.listen({ port: config.port, host: config.host, backlog })
    await monitor?.start(() => app.server.listening)
  } catch (error) {
    await stopWorkers()
    throw isPortTaken(error) ? new Error(portTaken(config)) : error
  }
  const address = config.publicUrl ?? app.listeningOrigin.replace('127.0.0.1', 'localhost')
  process.stdout.write(`Evenkeel is ready at ${address}\n`)
}

function createBackups({ dailyBackups: isOn }: Config, { address }: Database) {
  if (!isOn) return { workers: [], state: undefined }
  const { worker, state } = dailyBackups({ address, clock: systemClock })
  return { workers: [worker], state }
}

/** The monitoring pages, whose libraries are loaded only if they are asked for. */
async function createMonitorOf(
  context: Context,
  { folder }: Pick<Database, 'folder'>,
  backups: BackupState | undefined,
): Promise<Monitor | undefined> {
  const { monitor: address } = context.config
  if (address === undefined) return undefined
  const { createMonitor } = await import('#monitor/index.ts')
  return createMonitor({ ...context, folder, backups }, address)
}

type Prepare = (db: Db) => Promise<void>

/**
 * Stops the server's parts in their order and ends the process on a signal, or after an error that nobody handled.
 * Further signals change nothing, because a terminal, npm and we may each send one. Nor do further errors: they must
 * not leave the database running.
 * @returns the parts, to which the caller adds
 */
function stopOnSignal(log: Log, stopping: AbortController): Part[] {
  const parts: Part[] = []
  const stop = (code: number) => {
    process.exitCode = Math.max(code, Number(process.exitCode ?? 0))
    if (stopping.signal.aborted) return
    stopping.abort(new Error('The server is being stopped'))
    void stopInOrder(parts, log, stopTotalMsMax).then(() => process.exit())
  }
  for (const signal of stopSignals) process.on(signal, () => stop(0))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.error({ error: loggable(error) }, 'stopping after a failure')
      stop(1)
    })
  }
  return parts
}

/** Starts, or prints why it cannot. */
export function startOrExplain(prepare: Prepare = async () => {}): void {
  const stopping = new AbortController()
  start(prepare, stopping).catch((error: unknown) => {
    // Whoever stops it ends the process once the database has stopped.
    if (stopping.signal.aborted) return
    process.stderr.write(`Evenkeel cannot start.\n${(error as Error).message}\n`)
    process.exit(1)
  })
}

/**
 * Asks the card service whether the settings are correct. If it does not respond, the server starts anyway.
 * @throws SquareRefusesError with the setting that is wrong
 */
async function checkCards(cards: CardService | undefined, log: Log): Promise<void> {
  try {
    await cards?.ready()
  } catch (error) {
    if (error instanceof SquareRefusesError) throw error
    log.warn('Square is not responding: payments are refused until it does')
  }
}

function isPortTaken(error: unknown): boolean {
  return (error as { code?: string }).code === 'EADDRINUSE'
}

function portTaken({ port }: Config): string {
  return `Port ${port} is in use; Evenkeel may already be running. Set PORT to use another port.`
}
