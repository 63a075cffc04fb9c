import { systemClock } from '#adapters/clock.ts'
import { ConfigError, readConfig } from '#config.ts'
import { createLog } from '#log.ts'
import { root } from '#root.ts'
import { type Line, ok, problem, reasonOf, runChecks, within } from './check.ts'
import { databaseChecks, isCurrent } from './databaseChecks.ts'
import { folderChecks } from './folderChecks.ts'
import { machineChecks } from './machineChecks.ts'
import { type Reached, reachDatabase } from './reachDatabase.ts'
import { recordChecks } from './recordChecks.ts'
import { replicaChecks } from './replicaChecks.ts'
import { runningChecks } from './runningChecks.ts'
import { settingsChecks } from './settingsChecks.ts'
import type { Environment, Settings } from './setup.ts'
import { listAppliedMigrations } from './store.ts'

/**
 * Runs every check that the set-up allows: some need valid settings, or a database that answers.
 * @param signal gives up starting the embedded database
 */
export async function* examine(
  environment: Environment,
  signal?: AbortSignal,
): AsyncGenerator<Line> {
  yield* runChecks(machineChecks, { root, node: process.versions.node })
  const config = readSettings(environment)
  if (config instanceof ConfigError) {
    for (const text of config.message.split('\n')) yield { name: 'settings', ...problem(text) }
    return
  }
  const settings: Settings = {
    environment,
    config,
    clock: systemClock,
    log: createLog('silent'),
    isRoot: process.getuid?.() === 0,
  }
  yield* runChecks(settingsChecks, settings)
  yield* runChecks(folderChecks, settings)
  yield* runChecks(runningChecks, settings)
  yield* examineDatabase(settings, signal)
}

function readSettings(environment: Environment) {
  try {
    return readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error
    throw error
  }
}

/** Closing an embedded database takes a checkpoint, and then the next start finishes what is left. */
const closeMsMax = 30_000

async function* examineDatabase(settings: Settings, signal?: AbortSignal): AsyncGenerator<Line> {
  const name = 'database'
  let reached: Reached | undefined
  try {
    // Starting the embedded database has its own limit, because it may have to recover from a crash.
    reached = await reachDatabase(settings.config, settings.log, signal)
    if (reached === undefined) {
      yield { name, ...ok('none yet; the first start creates it') }
      return
    }
    const applied = await listAppliedMigrations(reached.db)
    yield { name, ...ok(reached.how) }
    const { db, address, folder } = reached
    const connected = { ...settings, db, address, folder }
    yield* runChecks(databaseChecks, connected)
    if (isCurrent(applied)) {
      if (settings.config.databaseReadUrl !== undefined) yield* runChecks(replicaChecks, connected)
      yield* runChecks(recordChecks, connected)
    }
  } catch (error) {
    const where = reached === undefined ? '' : `${reached.how} cannot be used: `
    yield { name, ...problem(`${where}${reasonOf(error)}`) }
  } finally {
    if (reached !== undefined) await within(closeMsMax, reached.close).catch(() => {})
  }
}
