import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#db/openDatabase.ts'
import type { Log } from '#log.ts'

// Several processes answer requests on one port (docs/decisions/0035-one-process-keeps-the-others.md). Each is kept by
// the first one, which tells it where the database is and when to stop.

/** What a process needs that answers requests for another one. */
export type Shared = Pick<Database, 'address' | 'folder'>

/** Tells a process to stop once it has answered its requests. */
export const stopMessage = 'stop'

/** Why a process cannot serve. */
type Failure = { failure: string }

/** One that dies sooner than this after its start is not replaced at once. */
const soonMs = 5000
const replaceDelayMs = 1000

export type Processes = {
  /** The port they listen on, once each of them does. */
  ready: Promise<number>
  /** Whether any of them takes requests. */
  areListening(): boolean
  /** Lets them answer their requests; ends once none is left. */
  stop(): Promise<void>
  /** Ends those that are left. */
  kill(): void
}

/** Starts this many processes and replaces each that dies. */
export function startProcesses(count: number, shared: Shared, log: Log): Processes {
  // Each accepts connections itself. One that was accepted here would be lost if the process that it is passed to died
  // before taking it.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const ready = Promise.withResolvers<number>()
  const kept = new Set<Worker>()
  const listening = new Set<Worker>()
  const stopping = new AbortController()
  let isReady = false

  function startOne(): void {
    const startedMs = performance.now()
    const worker = cluster.fork()
    kept.add(worker)
    // One that is dying cannot be told anything.
    worker.on('error', () => {})
    worker.send(shared)
    worker.on('message', ({ failure }: Partial<Failure>) => {
      if (failure === undefined) return
      if (isReady) log.error({ failure }, 'a process cannot serve')
      else ready.reject(new Error(failure))
    })
    worker.once('listening', ({ port }) => {
      listening.add(worker)
      if (listening.size < count) return
      isReady = true
      ready.resolve(port)
    })
    worker.once('exit', (code, signal) => {
      kept.delete(worker)
      listening.delete(worker)
      if (stopping.signal.aborted) return
      if (!isReady) return ready.reject(new Error(`A process ended with ${signal ?? code}`))
      log.error({ pid: worker.process.pid, code, signal }, 'a process died and is replaced')
      void replace(performance.now() - startedMs)
    })
  }

  async function replace(livedMs: number): Promise<void> {
    if (livedMs < soonMs) await wait(replaceDelayMs, undefined, { ref: false })
    if (!stopping.signal.aborted) startOne()
  }

  for (let number = 0; number < count; number += 1) startOne()
  return {
    ready: ready.promise,
    areListening: () => listening.size > 0 && !stopping.signal.aborted,
    stop: async () => {
      stopping.abort()
      const ends = [...kept].map((worker) => new Promise((end) => worker.once('exit', end)))
      for (const worker of kept) {
        if (worker.isConnected()) worker.send(stopMessage)
      }
      await Promise.all(ends)
    },
    kill: () => {
      for (const worker of kept) worker.process.kill('SIGKILL')
    },
  }
}

/** What the process that keeps this one has to tell. */
export function receiveShared(): Promise<Shared> {
  return new Promise((resolve) => {
    process.on('message', (message: Partial<Shared>) => {
      if (message.address !== undefined) resolve(message as Shared)
    })
  })
}

/** Tells the process that keeps this one why it cannot serve, and ends. */
export function reportFailure(error: Error): void {
  const failure: Failure = { failure: error.message }
  process.send?.(failure, () => process.exit(1))
}
