import { join, resolve } from 'node:path'
import { formatCount } from '@evenkeel/domain/text'
import { systemClock } from '#adapters/clock.ts'
import {
  backupFolder,
  backupName,
  type Contents,
  makeBackupFolder,
  readBackup,
  rowsIn,
  takeBackup,
} from '#backup/index.ts'
import { type Config, readConfig } from '#config.ts'
import { withDatabaseAsItIs } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import { runCommand } from '#runCommand.ts'

const usage = `Usage: npm run backup [-- FILE]
       npm run backup -- check FILE
  Without a FILE, the backup goes into the folder of backups under a name with its time.
  check reads a backup and compares it with the counts and hashes at its end.
Evenkeel may be running.
`

/** Runs the command and returns its exit code. */
async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  const [first, second, ...others] = args
  if (first === 'check' && second !== undefined && others.length === 0) return check(second)
  if (first === 'check' || first?.startsWith('-') || second !== undefined) {
    process.stderr.write(usage)
    return 2
  }
  return take(first, signal)
}

async function check(name: string): Promise<number> {
  const file = resolve(name)
  process.stdout.write(`${file} is whole: ${describe(await readBackup(file))}.\n`)
  return 0
}

async function take(name: string | undefined, signal: AbortSignal): Promise<number> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const file = name === undefined ? await newFile(config) : resolve(name)
  const backup = await withDatabaseAsItIs(config, createLog(config.logLevel), signal, (address) =>
    takeBackup({ address, clock: systemClock, signal }, file),
  )
  const size = (backup.bytes / 1024 / 1024).toFixed(1)
  process.stdout.write(`Backed up to ${file} (${size} MB): ${describe(backup)}.\n`)
  return 0
}

async function newFile(config: Config): Promise<string> {
  const folder = backupFolder(config)
  await makeBackupFolder(folder)
  return join(folder, backupName(systemClock.now()))
}

function describe(contents: Contents): string {
  const { takenAt, tables } = contents
  return `${formatCount(rowsIn(contents))} rows in ${tables.length} tables, as of ${takenAt}`
}

runCommand(run)
