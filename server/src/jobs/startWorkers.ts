import type { Context } from '#context.ts'
import { loggable } from '#http/problem.ts'

/** Looks for work again and again, such as the due jobs of one kind. */
export type Worker = {
  /** For the log. */
  name: string
  /** Does whatever work is due. */
  look(context: Context): Promise<void>
  /** Releases the worker's resources when the server stops. */
  close?(): void
}

/** How long new work waits at most before a free server looks for it. */
const lookEveryMs = 2000

/**
 * Starts workers side by side, so that a slow one delays no other. They poll instead of being woken by the request
 * that caused the work: the time a request takes then reveals nothing about it.
 * @returns stops the workers once their current looks have ended
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
  let isStopped = false
  const look = async () => {
    try {
      await worker.look(context)
    } catch (error) {
      const about = { worker: worker.name, error: loggable(error) }
      context.log.warn(about, 'a worker failed and looks again later')
    }
    if (!isStopped) timer = setTimeout(begin, lookEveryMs).unref()
  }
  let work = look()
  const begin = () => {
    work = look()
  }
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await work
    worker.close?.()
  }
}
