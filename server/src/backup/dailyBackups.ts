import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, skewMsMax } from '#adapters/clock.ts'
import type { Config } from '#config.ts'
import type { Context } from '#context.ts'
import type { DatabaseAddress } from '#db/openDatabase.ts'
import { loggable } from '#http/problem.ts'
import type { Worker } from '#jobs/startWorkers.ts'
import { BackupError } from './backupError.ts'
import {
  backupFolder,
  type DailyBackup,
  dailyName,
  keepNewest,
  listDaily,
  makeBackupFolder,
  sizeOf,
} from './folder.ts'
import { requireRoom } from './room.ts'
import { BackupRunningError, findDatabaseId } from './snapshotStore.ts'
import { takeBackup } from './takeBackup.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptCount = 14
export const lateMs = 2 * dayMs
/** The folder is looked at again after this time, and a failed backup is tried again. */
const lookEveryMs = 15 * 60_000
/** How much larger than the last one a backup may become. */
const growthMax = 1.25

/** How the daily backups are doing, as far as this server knows. */
export type BackupState = {
  /** How long ago the last good backup was taken; undefined if there is none yet. */
  ageMs(): number | undefined
  /** Failed attempts since the server started. */
  failures(): number
  /** True if the last good backup is too old, or the first one failed. */
  isLate(): boolean
}

type Ports = { address: DatabaseAddress; clock: Clock }
type Known = { lastGoodAt: Date | undefined; failures: number }

/** Backs up the database once a day, whichever of the servers on it comes first, and keeps the newest backups. */
export function dailyBackups({ address, clock }: Ports): { worker: Worker; state: BackupState } {
  const known: Known = { lastGoodAt: undefined, failures: 0 }
  let nextLookMs = 0

  async function poll(context: Context, signal: AbortSignal): Promise<void> {
    const nowMs = clock.now().getTime()
    // A look that lies too far ahead was planned by a clock that was ahead.
    if (nowMs < nextLookMs && nextLookMs <= nowMs + lookEveryMs) return
    nextLookMs = nowMs + lookEveryMs
    try {
      await backUpIfDue(context, address, signal, known)
    } catch (error) {
      if (signal.aborted || error instanceof BackupRunningError) return
      known.failures += 1
      const reason = error instanceof BackupError ? error.message : loggable(error)
      context.log.error({ reason }, 'the daily backup failed and will be tried again')
    }
  }

  return { worker: { name: 'backup', poll }, state: stateOf(known, clock) }
}

/** When the last good daily backup of a database was taken; undefined if there is none. */
export async function findLastDaily(
  config: Pick<Config, 'backupDir' | 'dataDir'>,
  address: DatabaseAddress,
): Promise<Date | undefined> {
  const folder = backupFolder(config)
  if (!existsSync(folder)) return undefined
  return (await listDaily(folder, await findDatabaseId(address))).at(-1)?.takenAt
}

function stateOf(known: Known, clock: Clock): BackupState {
  const ageMs = () =>
    known.lastGoodAt && Math.max(0, clock.now().getTime() - known.lastGoodAt.getTime())
  return {
    ageMs,
    failures: () => known.failures,
    isLate: () => {
      const age = ageMs()
      return age === undefined ? known.failures > 0 : age > lateMs
    },
  }
}

async function backUpIfDue(
  { config, clock, log }: Context,
  address: DatabaseAddress,
  signal: AbortSignal,
  known: Known,
): Promise<void> {
  const folder = backupFolder(config)
  await makeBackupFolder(folder)
  const databaseId = await findDatabaseId(address)
  const newest = (await listDaily(folder, databaseId)).at(-1)
  known.lastGoodAt = newest?.takenAt
  const now = clock.now()
  if (newest !== undefined && !isDue(newest, now)) return
  await requireRoom(folder, newest === undefined ? 0 : growthMax * (await sizeOf(newest)))
  const { file, bytes } = await takeBackup(
    { address, clock, signal },
    join(folder, dailyName(databaseId, now)),
  )
  known.lastGoodAt = now
  log.info({ file, bytes }, 'the database was backed up')
  await keepNewest(folder, databaseId, keptCount)
}

/** A backup from the future was taken by a clock that was ahead. */
function isDue({ takenAt }: DailyBackup, now: Date): boolean {
  const ageMs = now.getTime() - takenAt.getTime()
  return ageMs >= dayMs || ageMs < -skewMsMax
}
