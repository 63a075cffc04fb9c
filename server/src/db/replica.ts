import { setTimeout as wait } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { type Db, onOneConnection, openDb, waitForConnectionMs } from './db.ts'
import { isDatabaseAway } from './failure.ts'
import type { LedgerState } from './ledgerState.ts'
import { limitsOf, openPool } from './openDatabase.ts'
import { createPulse } from './pulse.ts'
import {
  answerMsMax,
  beginOnReplica,
  type Lag,
  measureLag,
  requireSameDatabase,
  requireSameSorting,
} from './replicaStore.ts'

const mendEveryMs = 1000
const drainMsMax = 500

export { type Lag, measureLag } from './replicaStore.ts'

/** Why a read goes to the primary. */
export const fallbackReasons = ['behind', 'busy', 'conflict', 'failed', 'resting'] as const
type FallbackReason = (typeof fallbackReasons)[number]

export type Replica = {
  /**
   * Reads a ledger in one snapshot of the replica, if it holds exactly what the primary held.
   * @param mayRepeat whether the primary can still do the same reads if these fail
   */
  read<T>(
    ledger: LedgerState,
    work: (db: Db) => Promise<T>,
    mayRepeat: () => boolean,
  ): Promise<{ value: T } | { instead: FallbackReason }>
  /** How many reads were of the replica, and how many of the primary instead. */
  counts: Readonly<Record<'replica' | FallbackReason, number>>
  /** Whether it is not read at the moment, because it failed or has not been examined yet. */
  isResting(): boolean
  measureLag(): Promise<Lag>
  close(): Promise<void>
}

/**
 * Opens the replica that the settings name. It rests until it has been found to be one of this primary, and again after
 * each failure, so that no request waits for one that cannot be used.
 */
export function openReplica(config: Config, log: Log, primary: Db): Replica | undefined {
  const { databaseReadUrl, isPooler } = config
  if (databaseReadUrl === undefined) return undefined
  const address = { connectionString: databaseReadUrl }
  const pulse = isPooler ? undefined : createPulse(address, log, 'replica')
  const pool = openPool(address, log, {
    ...{ ...limitsOf(config), isReadOnly: true, waitMsMax: answerMsMax },
    openSocket: pulse?.openSocket,
  })
  pulse?.watch(() => pool.idleCount < pool.totalCount || pool.waitingCount > 0)
  const db = openDb(pool)
  const counts = { replica: 0, behind: 0, busy: 0, conflict: 0, failed: 0, resting: 0 }
  const rest = createRest(() => examineReplica(primary, db), log)

  rest.begin()
  return {
    counts,
    read: async (ledger, work, mayRepeat) => {
      const instead = (reason: FallbackReason) => {
        counts[reason] += 1
        return { instead: reason }
      }
      if (rest.isResting()) return instead('resting')
      if (waitForConnectionMs(db) > 0) return instead('busy')
      let hasBegun = false
      try {
        return await onOneConnection(db, async (tx, client) => {
          const state = await beginOnReplica(tx, client, ledger.userId)
          if (state !== ledger.state) return instead('behind')
          hasBegun = true
          const value = await work(tx)
          counts.replica += 1
          return { value }
        })
      } catch (error) {
        if (hasBegun && !isOfDatabase(error)) throw error
        const isInTheWay = isConflict(error)
        if (!isInTheWay) rest.begin()
        if (!mayRepeat()) throw error
        return instead(isInTheWay ? 'conflict' : 'failed')
      }
    },
    isResting: rest.isResting,
    measureLag: () => measureLag(primary, db),
    close: async () => {
      rest.stop()
      pulse?.stop()
      await Promise.race([pool.end(), wait(drainMsMax, undefined, { ref: false })])
    },
  }
}

/** Lets the replica rest after a failure, until it passes an examination in the background. */
function createRest(examine: () => Promise<void>, log: Log) {
  let isResting = false
  let isStopped = false

  async function mend(): Promise<void> {
    // The first failure may be that of a process that has just started, or of one connection.
    for (let failures = 1; ; failures += 1) {
      const failure = await examine().catch((error: unknown) => error)
      if (isStopped) return
      if (failure === undefined) {
        if (failures > 2) log.warn('the replica is used again')
        isResting = false
        return
      }
      if (failures === 2) log.warn({ reason: reasonOf(failure) }, 'the replica cannot be used')
      await wait(mendEveryMs, undefined, { ref: false })
    }
  }

  return {
    begin: () => {
      if (isResting) return
      isResting = true
      void mend()
    },
    isResting: () => isResting,
    stop: () => {
      isStopped = true
    },
  }
}

/** Nobody's: only whether it can be read matters. */
const noUser = '00000000-0000-0000-0000-000000000000'

/** @throws Error if the replica must not be read */
export async function examineReplica(primary: Db, replica: Db): Promise<void> {
  await onOneConnection(replica, async (tx, client) => {
    await beginOnReplica(tx, client, noUser)
    await requireSameSorting(client)
  })
  await requireSameDatabase(primary, replica)
}

/** A statement that took too long is the reader's: it would take as long on the primary. */
function isOfDatabase(error: unknown): boolean {
  if (codeOf(error) === '57014') return false
  return error instanceof DrizzleQueryError || isDatabaseAway(error)
}

/** True if replaying a write, or the lock of a migration, ended a read; others are not affected. */
function isConflict(error: unknown): boolean {
  return ['40001', '40P01', '55P03'].includes(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return (cause as { code?: string } | undefined)?.code
}

function reasonOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const { message, code } = cause as { message?: string; code?: string }
  return message || code || String(cause)
}
