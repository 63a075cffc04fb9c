import type { Context } from '#context.ts'
import { requireCurrentSchema } from '#db/db.ts'
import { NewerSchemaError } from '#db/schemaVersion.ts'
import { loggable } from '#http/problem.ts'

/** Polls for work, such as the due jobs of one kind. */
export type Worker = {
  /** For the log. */
  name: string
  /**
   * Does whatever work is due.
   * @param signal tells work that takes long to give up, because the server stops
   */
  poll(context: Context, signal: AbortSignal): Promise<void>
  /** Releases the worker's resources when the server stops. */
  close?(): void
}

/** New work waits at most this long for an idle server. */
const pollEveryMs = 2000

/**
 * Starts workers independently, so that a slow one does not delay the others. They poll instead of being woken by the
 * request that caused the work, so that the time a request takes reveals nothing about it.
 * @returns stops the workers, waiting for the work in progress
 */
export function startWorkers(context: Context, workers: readonly Worker[]): () => Promise<void> {
  const stops = workers.map((worker) => startWorker(context, worker))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** The timer does not keep the process alive. */
function startWorker(context: Context, worker: Worker): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  const poll = async () => {
    try {
      await requireCurrentSchema(context.db)
      await worker.poll(context, stopping.signal)
    } catch (error) {
      if (error instanceof NewerSchemaError) {
        context.log.error({ worker: worker.name }, error.message)
        return
      }
      const about = { worker: worker.name, error: loggable(error) }
      context.log.warn(about, 'a worker failed and will poll again')
    }
    if (!stopping.signal.aborted) timer = setTimeout(begin, pollEveryMs).unref()
  }
  let work = poll()
  const begin = () => {
    work = poll()
  }
  return async () => {
    stopping.abort()
    clearTimeout(timer)
    await work
    worker.close?.()
  }
}
