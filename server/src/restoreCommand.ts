import { resolve } from 'node:path'
import { formatCount } from '@evenkeel/domain/text'
import {
  finishRestore,
  NotEmptyError,
  requireRestorable,
  restoreBackup,
  rowsIn,
} from '#backup/index.ts'
import { type Config, readConfig } from '#config.ts'
import { withDatabaseAsItIs } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import { runCommand } from '#runCommand.ts'
import { untilAborted } from '#untilAborted.ts'

const usage = `Usage: npm run restore -- FILE
  Restores a backup into the data folder or the database of DATABASE_URL, if that holds no data yet.
Evenkeel must not be running.
`

/** Runs the command and returns its exit code. */
async function run([name, ...others]: readonly string[], signal: AbortSignal): Promise<number> {
  if (name === undefined || name.startsWith('-') || others.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const file = resolve(name)
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  // Before a database is started, which would create one.
  const contents = await requireRestorable(file)
  await withDatabaseAsItIs(config, createLog(config.logLevel), signal, async (address) => {
    const restored = restoreBackup(address, file, contents)
    await untilAborted(restored, signal).catch((error: unknown) => {
      throw error instanceof NotEmptyError ? new Error(refusal(config, name, error)) : error
    })
    const rows = formatCount(rowsIn(contents))
    process.stdout.write(`Restored ${rows} rows as of ${contents.takenAt} to ${placeOf(config)}.\n`)
    await finishRestore(address)
  })
  return 0
}

function placeOf({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === undefined ? resolve(dataDir) : 'the database of DATABASE_URL'
}

/** Says why a backup is not restored there, and where it could be. */
function refusal(config: Config, name: string, { message }: NotEmptyError): string {
  const remedy =
    config.databaseUrl === undefined
      ? `Name a folder that does not exist yet: DATA_DIR=./restored npm run restore -- ${name}`
      : 'Create an empty database and name it in DATABASE_URL.'
  return `${placeOf(config)} ${message}. Nothing was restored, because a backup never replaces data. ${remedy}`
}

runCommand(run)
