import { systemClock } from '#adapters/clock.ts'
import { createMailer } from '#adapters/createMailer.ts'
import { type BackupState, dailyBackups } from '#backup/index.ts'
import type { Context } from '#context.ts'
import type { Database } from '#db/openDatabase.ts'
import { startHousekeeping } from '#housekeeping.ts'
import { startWorkers, type Worker } from '#jobs/startWorkers.ts'
import type { Part } from '#stopInOrder.ts'
import { workers } from '#workers.ts'

export type Backups = { workers: readonly Worker[]; state: BackupState | undefined }

export function createBackups({ config }: Context, { address }: Database): Backups {
  if (!config.dailyBackups) return { workers: [], state: undefined }
  const { worker, state } = dailyBackups({ address, clock: systemClock })
  return { workers: [worker], state }
}

/**
 * Starts what a server does by itself: housekeeping, emails, payments and backups.
 * @param origin the origin of our pages, for links in emails
 * @returns the part of the server that it is
 */
export function startBackground(
  context: Context,
  backups: Backups,
  origin: () => string,
  msMax: number,
): Part {
  const stopHousekeeping = startHousekeeping(context)
  const mailer = createMailer(context.config, context.log)
  const stopWorkers = startWorkers(context, [...workers(mailer, origin), ...backups.workers])
  return {
    name: 'background work',
    msMax,
    stop: () => {
      stopHousekeeping()
      return stopWorkers()
    },
  }
}
