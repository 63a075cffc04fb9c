import cluster from 'node:cluster'
import type { Logger } from 'pino'
import type { CardService } from '#adapters/cards.ts'
import { systemClock } from '#adapters/clock.ts'
import { createCards } from '#adapters/createCards.ts'
import { createLanguageModel } from '#adapters/createLanguageModel.ts'
import { SquareRefusesError } from '#adapters/squareSettings.ts'
import { followers, originOf } from '#app.ts'
import { type Config, readConfig } from '#config.ts'
import type { Context } from '#context.ts'
import type { Db } from '#db/db.ts'
import { type Database, openDatabase } from '#db/openDatabase.ts'
import { openReplica, type Replica } from '#db/replica.ts'
import { createLog, type Log } from '#log.ts'
import type { Part } from '#stopInOrder.ts'
import { warningsOf } from '#warnings.ts'
import { createBackups, startBackground } from './background.ts'
import { startProcesses } from './processes.ts'
import { listen, prepareToServe } from './serve.ts'
import { serveForOthers } from './servingProcess.ts'
import { stopOnSignal } from './stopOnSignal.ts'

/** Less than the ten seconds that service managers allow. */
const totalMsMax = 9500
const stopMsMax = { processes: 3200, left: 100, work: 2000, monitor: 500, database: 3700 }

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
  const parts = stopOnSignal({ log, stopping, totalMsMax })
  const opening = openDatabase(config, log, signal)
  let replica: Replica | undefined
  parts.unshift({
    name: 'database',
    msMax: stopMsMax.database,
    stop: () => Promise.all([replica?.close(), closeOpened(opening)]),
  })
  const database = await opening
  replica = openReplica(config, log, database.db)
  try {
    await checking
    const { db } = database
    const context = { db, replica, clock: systemClock, config, log, cards, followers }
    await prepare(database.db)
    signal.throwIfAborted()
    const serve = config.workers === 1 ? serveAlone : serveByProcesses
    await serve({ ...context, model: undefined }, database, parts, signal)
  } catch (error) {
    await Promise.all([replica?.close(), database.close()])
    throw error
  }
}

async function closeOpened(opening: Promise<Database>): Promise<void> {
  // While it is still opening, the signal has told it to give up.
  const opened = await opening.catch(() => undefined)
  await opened?.close()
}

type Serve = (
  context: Context & { log: Logger },
  database: Database,
  parts: Part[],
  signal: AbortSignal,
) => Promise<void>

const serveAlone: Serve = async (base, database, parts, signal) => {
  const { config } = base
  const context = { ...base, model: await createLanguageModel(config.ai) }
  const backups = createBackups(context, database)
  const monitor = await openMonitor(config, async ({ createMetrics, createMonitor }, address) => {
    const checked = { ...context, folder: database.folder, backups: backups.state }
    const metrics = createMetrics(checked)
    return { ...createMonitor(checked, metrics, address), observe: metrics.observe }
  })
  const { app, parts: served } = await prepareToServe(context, monitor?.observe)
  signal.throwIfAborted()
  const work = startBackground(context, backups, () => originOf(app, config), stopMsMax.work)
  parts.unshift(...served, work, monitorPart(monitor))
  try {
    await listen(app, config)
    await monitor?.start(() => app.server.listening)
  } catch (error) {
    await work.stop()
    throw error
  }
  printReady(config.publicUrl ?? app.listeningOrigin.replace('127.0.0.1', 'localhost'))
}

/** The other processes answer requests. This one keeps them, and does what only one may do. */
const serveByProcesses: Serve = async (context, database, parts, signal) => {
  const { config, log } = context
  const { address, folder } = database
  const backups = createBackups(context, database)
  const monitor = await openMonitor(
    config,
    async ({ createKeeperMetrics, createMonitor }, address) => {
      const checked = { ...context, folder, backups: backups.state }
      return createMonitor(checked, createKeeperMetrics(checked), address)
    },
  )
  signal.throwIfAborted()
  const processes = startProcesses(config.workers, { address, folder }, log)
  parts.unshift(
    { name: 'processes', msMax: stopMsMax.processes, stop: processes.stop },
    { name: 'processes left', msMax: stopMsMax.left, stop: async () => processes.kill() },
    monitorPart(monitor),
  )
  try {
    const port = await processes.ready
    if (signal.aborted) return
    const origin = config.publicUrl ?? `http://localhost:${port}`
    const work = startBackground(context, backups, () => origin, stopMsMax.work)
    parts.splice(2, 0, work)
    await monitor?.start(processes.areListening)
    printReady(origin)
  } catch (error) {
    processes.kill()
    throw error
  }
}

type MonitorModule = typeof import('#monitor/index.ts')

/** The monitoring pages, whose libraries are loaded only if they are asked for. */
async function openMonitor<T>(
  { monitor: address }: Config,
  open: (module: MonitorModule, address: { host: string; port: number }) => Promise<T>,
): Promise<T | undefined> {
  return address === undefined ? undefined : open(await import('#monitor/index.ts'), address)
}

function monitorPart(monitor: { stop(): Promise<unknown> } | undefined): Part {
  return { name: 'monitor', msMax: stopMsMax.monitor, stop: () => monitor?.stop() }
}

function printReady(origin: string): void {
  process.stdout.write(`Evenkeel is ready at ${origin}\n`)
}

type Prepare = (db: Db) => Promise<void>

/** Starts, or prints why it cannot. */
export function startOrExplain(prepare: Prepare = async () => {}): void {
  if (cluster.isWorker) {
    serveForOthers()
    return
  }
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
