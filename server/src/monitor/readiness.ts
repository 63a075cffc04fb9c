import { freeBytesIn, freeBytesMin } from '#adapters/freeSpace.ts'
import type { BackupState } from '#backup/index.ts'
import type { Context } from '#context.ts'
import { requireCurrentSchema } from '#db/db.ts'
import { measureJobs } from '#db/jobStore.ts'
import type { Lag } from '#db/replica.ts'

const answerMsMax = 2000

/** Emails are usually sent within seconds, and retried after a minute. */
export const overdueMsMax = 15 * 60_000

export type Readiness = {
  /** False if requests would fail here. Late emails and backups do not make it false: another server would be late too. Nor does a replica that fails: then
   * the primary is read. */
  isReady: boolean
  checks: Record<string, 'ok' | 'failing'>
  /** How far the replica is behind; undefined without one that answers. */
  replicaBehind: Lag | undefined
}

type Check = { name: string; isNeeded: boolean; run: () => Promise<boolean> }

export type Checked = Pick<Context, 'db' | 'replica' | 'clock'> & {
  /** Where the embedded database keeps its files; undefined for another database. */
  folder: string | undefined
  /** Undefined if this server takes none. */
  backups: BackupState | undefined
}

/**
 * Whether this server can take requests.
 * @param isListening false before the server has started and once it is stopping
 */
export async function checkReadiness(
  { db, replica, clock, folder, backups }: Checked,
  isListening: () => boolean,
): Promise<Readiness> {
  const checks: Check[] = [
    { name: 'server', isNeeded: true, run: async () => isListening() },
    { name: 'database', isNeeded: true, run: () => requireCurrentSchema(db).then(() => true) },
    { name: 'jobs', isNeeded: false, run: () => areJobsInTime({ db, clock }) },
  ]
  if (folder !== undefined) {
    checks.push({ name: 'disk', isNeeded: true, run: () => hasRoom(folder) })
  }
  if (backups !== undefined) {
    checks.push({ name: 'backup', isNeeded: false, run: async () => !backups.isLate() })
  }
  let replicaBehind: Lag | undefined
  if (replica !== undefined) {
    const run = async () => {
      replicaBehind = await replica.measureLag()
      return true
    }
    checks.push({ name: 'replica', isNeeded: false, run })
  }
  const ended = await Promise.all(
    checks.map(async (check) => ({ ...check, isOk: await passes(check) })),
  )
  return {
    isReady: ended.every(({ isNeeded, isOk }) => isOk || !isNeeded),
    checks: Object.fromEntries(ended.map(({ name, isOk }) => [name, isOk ? 'ok' : 'failing'])),
    replicaBehind,
  }
}

/** False for a check that fails, throws or takes too long. */
async function passes({ run }: Check): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), answerMsMax)
  const isOk = run().catch(() => false)
  return Promise.race([isOk, promise]).finally(() => clearTimeout(timer))
}

async function areJobsInTime({ db, clock }: Pick<Checked, 'db' | 'clock'>): Promise<boolean> {
  const kinds = await measureJobs(db, clock.now())
  return kinds.every(({ overdueMs }) => overdueMs <= overdueMsMax)
}

async function hasRoom(folder: string): Promise<boolean> {
  return (await freeBytesIn(folder)) >= freeBytesMin
}
