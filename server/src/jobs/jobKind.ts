import type { Context } from '#context.ts'
import type { Job } from '#db/jobStore.ts'

/** A kind of work that is queued in the database and done by whichever server claims it first. */
export type JobKind = {
  /** The value of the job's `kind` column. */
  name: string
  /** The maximum age of a job; older ones are dropped. */
  keptMsMax: number
  /**
   * The delay after the first attempt; it doubles with each further one. It must be longer than an attempt can take,
   * because another server may start the next attempt then.
   */
  firstDelayMs: number
  delayMsMax: number
  /** Runs before each poll of the queue; it may enqueue jobs. */
  prepare?(context: Context): Promise<void>
  /**
   * Runs one job, which is deleted afterwards. It may run twice, if the server dies before deleting it.
   * @throws any error to have the job retried after its delay
   */
  run(context: Context, job: Job): Promise<void>
  /** Releases the kind's resources when the server stops. */
  close?(): void
}

/** A failed attempt with details for the log, for errors whose own message may contain personal data. */
export class JobFailure extends Error {
  override name = 'JobFailure'
  readonly details: Readonly<Record<string, unknown>>

  constructor(details: Readonly<Record<string, unknown>>) {
    super('The job failed')
    this.details = details
  }
}
