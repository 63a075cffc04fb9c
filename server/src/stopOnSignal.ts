import { loggable } from '#http/problem.ts'
import type { Log } from '#log.ts'
import { type Part, stopInOrder } from '#stopInOrder.ts'

const stopSignals = ['SIGHUP', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const

type Stop = {
  log: Log
  /** Aborted when the stop begins. */
  stopping: AbortController
  totalMsMax: number
}

/**
 * Stops a process's parts in their order and ends it on a signal, or after an error that nobody handled. Further
 * signals change nothing, because a terminal, npm and we may each send one. Nor do further errors: they must not leave
 * the database running.
 * @returns the parts, to which the caller adds
 */
export function stopOnSignal(options: Stop): Part[] {
  const { parts, stop } = stopAfterFailures(options)
  for (const signal of stopSignals) process.on(signal, () => stop(0))
  return parts
}

/** The same for a process that another one keeps and tells to stop: a signal to their group is meant for that one. */
export function stopOnMessage(message: string, options: Stop): Part[] {
  const { parts, stop } = stopAfterFailures(options)
  for (const signal of stopSignals) process.on(signal, () => {})
  process.on('message', (received) => {
    if (received === message) stop(0)
  })
  return parts
}

function stopAfterFailures({ log, stopping, totalMsMax }: Stop) {
  const parts: Part[] = []
  const stop = (code: number) => {
    process.exitCode = Math.max(code, Number(process.exitCode ?? 0))
    if (stopping.signal.aborted) return
    stopping.abort(new Error('The server is being stopped'))
    void stopInOrder(parts, log, totalMsMax).then(() => process.exit())
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error) => {
      log.error({ error: loggable(error) }, 'stopping after a failure')
      stop(1)
    })
  }
  return { parts, stop }
}
