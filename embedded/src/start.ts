import { setTimeout as wait } from 'node:timers/promises'
import { ensureCluster } from './cluster.ts'
import { type Connection, connectionTo } from './connection.ts'
import { codeOf, EmbeddedDatabaseError, reasonOf } from './error.ts'
import { type Home, openHome } from './home.ts'
import { isPassing, join, leave, type Membership } from './membership.ts'
import {
  type Attempt,
  isPostmasterOf,
  type Postmaster,
  readPostmaster,
  removeStaleLocks,
  shutDown,
  spawnPostmaster,
} from './postmaster.ts'
import { findProgram, type Program, prepareProgram, removeOldCopies } from './program.ts'
import { serverSettings } from './settings.ts'
import { isReachable, openTransport, socketFolder, type Transport } from './transport.ts'
import { noteWalPosition, requireWholeLog } from './walPosition.ts'

/** A running database; `folder` is where its files are. */
export type Embedded = { connection: Connection; folder: string; stop(): Promise<void> }
type Log = (message: string, details?: object) => void
type Options = {
  dataDir: string
  log: Log
  /** False for a test run's server: faster, but its data does not survive a power cut. */
  durable?: boolean
  /** PostgreSQL's files, if not those of the installed package. */
  program?: Program
  /** Gives up starting; a server that was started is stopped again. */
  signal?: AbortSignal | undefined
}

type Server = {
  home: Home
  program: Program
  native: string
  transport: Transport
  durable: boolean
  log: Log
}
type Joined = { membership: Membership; postmaster: Postmaster }

const pollMs = 10
/** Crash recovery may take a while before the server accepts connections. */
const readyMsMax = 120_000
const stopMsMax = 60_000
/** A server that does not answer for this long is frozen. */
const leaveMsMax = 1500
/** The first two restarts are immediate; after that, the delay doubles each time. */
const promptRestarts = 2
/** While the disk is full no restart succeeds. Users wait at most this long once it has room again. */
const restartDelayMsMax = 3000
const restartWindowMs = 10 * 60_000
const socketCheckMs = 1000

/**
 * Starts PostgreSQL on a data folder, or joins the server already running there, and keeps it running until `stop`.
 * @throws EmbeddedDatabaseError with a message for the operator, or the reason of the signal
 */
export async function startEmbedded(options: Options): Promise<Embedded> {
  const server = await openServer(options)
  const keeper = keepRunning(server, await reach(server, options.signal))
  return {
    connection: connectionTo(keeper.address, server.transport.password),
    folder: server.home.path,
    stop: keeper.stop,
  }
}

async function openServer(options: Options): Promise<Server> {
  const { dataDir, log, durable = true, program, signal } = options
  const found = program ?? findProgram()
  const home = openHome(dataDir, found.major)
  if (home.isOutside) {
    log('The database is stored outside the data folder, where its server can access it', {
      folder: home.path,
    })
  }
  const transport = openTransport(home)
  const native = await prepareProgram(found, home)
  signal?.throwIfAborted()
  await ensureCluster(home, native, transport, { durable, signal })
  return { home, program: found, native, transport, durable, log }
}

/**
 * Joins the running server, or starts one and joins it.
 * @throws the reason of the signal; then no server that was started here is left running
 */
async function reach(server: Server, signal?: AbortSignal): Promise<Joined> {
  const deadline = performance.now() + readyMsMax
  let attempt: Attempt | undefined
  while (performance.now() < deadline) {
    if (signal?.aborted) await endAttempt(server, attempt)
    signal?.throwIfAborted()
    const joined = await joinRunning(server)
    if (joined) {
      if (!signal?.aborted) return requireIntact(server, joined)
      await leaveServer(server, joined)
      signal.throwIfAborted()
    }
    const failure = attempt?.failure()
    if (failure !== undefined) {
      refuseUnlessPassing(server, failure)
      attempt = undefined
    } else if (!attempt && !signal?.aborted) {
      const running = findRunning(server)
      if (running === undefined) attempt = await startServer(server)
      else if (isCutOff(running)) await endCutOff(server, running)
    }
    await wait(pollMs)
  }
  throw new EmbeddedDatabaseError(
    `PostgreSQL in ${server.home.cluster} did not become ready within ${readyMsMax / 1000} seconds. ` +
      `Its log is ${server.home.path}/postgres.log.`,
  )
}

/** Stops a server that has not become ready yet, so that no other app can have joined it. */
async function endAttempt(server: Server, attempt: Attempt | undefined): Promise<void> {
  if (attempt?.pid === undefined || attempt.failure() !== undefined) return
  await shutDown(attempt.pid, server.home, server.native)
  while (attempt.failure() === undefined) await wait(pollMs)
}

/** A server that has lost data is left again, before anything is read from it or written to it. */
async function requireIntact(server: Server, joined: Joined): Promise<Joined> {
  try {
    await requireWholeLog(joined.membership.client, server.home)
    return joined
  } catch (error) {
    await leaveServer(server, joined)
    throw error
  }
}

async function joinRunning({ home, transport }: Server): Promise<Joined | undefined> {
  const postmaster = readPostmaster(home.cluster)
  if (!postmaster) return undefined
  try {
    const { host, port } = postmaster
    const membership = await join({ host, port, password: transport.password })
    return membership && { membership, postmaster }
  } catch (error) {
    throw new EmbeddedDatabaseError(
      codeOf(error) === 'EACCES'
        ? `The data in ${home.cluster} is in use by process ${postmaster.pid}, started by another user. ` +
            'Start Evenkeel as that user, stop it first, or set DATA_DIR to another folder.'
        : `PostgreSQL in ${home.cluster} (process ${postmaster.pid}) refused the connection: ${reasonOf(error)}`,
    )
  }
}

function findRunning({ home }: Server): Postmaster | undefined {
  const postmaster = readPostmaster(home.cluster)
  return postmaster && isPostmasterOf(postmaster.pid, home.cluster) ? postmaster : undefined
}

/** Whether a server has finished starting, but its socket file has been removed since. */
function isCutOff({ host, isReady }: Postmaster): boolean {
  return isReady && !isReachable(host)
}

/** Only a restart creates the socket file again. */
async function endCutOff(server: Server, postmaster: Postmaster): Promise<void> {
  server.log('The socket of the embedded PostgreSQL was removed; restarting it')
  await shutDown(postmaster.pid, server.home, server.native)
  await waitUntilGone(server, postmaster.pid)
}

async function startServer(server: Server): Promise<Attempt> {
  const { home, native, transport, durable, log } = server
  await removeOldCopies(server.program, home, log)
  return spawnPostmaster(home, native, {
    ...serverSettings(durable),
    ...(await transport.serverSettings()),
  })
}

/**
 * Lets the start be retried if another server was faster, or if processes of a killed one are still exiting.
 * @throws EmbeddedDatabaseError for any other failure
 */
function refuseUnlessPassing({ home }: Server, failure: string): void {
  if (/lock file ".*" (already exists|is empty)/.test(failure)) {
    removeStaleLocks(home.cluster, socketFolder(home))
    return
  }
  if (/pre-existing shared memory block/.test(failure)) return
  throw new EmbeddedDatabaseError(
    `PostgreSQL could not start on ${home.cluster}: ${reasonsIn(failure) || failure}`,
  )
}

/** The lines of a log that say why the server exited. Those about clients that it turned away do not. */
export function reasonsIn(log: string): string {
  const errors = log.split('\n').filter((line) => /\b(FATAL|PANIC|ERROR)\b/.test(line))
  return errors.filter((line) => !line.includes('FATAL:  the database system is ')).join(' ')
}

type Keeper = { address: { host: string; port: number }; stop: () => Promise<void> }

/** Watches the server through our membership's connection and restarts it when it exits. */
function keepRunning(server: Server, first: Joined): Keeper {
  const stopping = new AbortController()
  const restarts: number[] = []
  let joined: Joined | undefined
  let recovery: Promise<void> | undefined
  let stopped: Promise<void> | undefined

  function watch(next: Joined) {
    joined = next
    const socketCheck = setInterval(() => {
      if (stopping.signal.aborted || isReachable(next.postmaster.host)) return
      clearInterval(socketCheck)
      endCutOff(server, next.postmaster).catch((error: unknown) => {
        server.log('The embedded PostgreSQL could not be restarted', { reason: reasonOf(error) })
      })
    }, socketCheckMs).unref()
    const stopNoting = server.durable
      ? noteWalPosition(next.membership.client, server.home, server.log)
      : () => {}
    next.membership.client.once('end', () => {
      clearInterval(socketCheck)
      stopNoting()
      joined = undefined
      if (!stopping.signal.aborted) recovery = recover()
    })
  }

  async function recover(): Promise<void> {
    server.log('Lost the connection to the embedded PostgreSQL; restarting it')
    while (!stopping.signal.aborted) {
      try {
        await waitForTurn(restarts, server.log, stopping.signal)
        watch(await reach(server, stopping.signal))
        server.log('The embedded PostgreSQL is running again')
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        server.log('The embedded PostgreSQL could not be restarted', { reason: reasonOf(error) })
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort()
    await recovery
    if (joined) await leaveServer(server, joined)
  }

  watch(first)
  return {
    address: { host: first.postmaster.host, port: first.postmaster.port },
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

/** Waits out the delay before the next restart. Not by the wall clock, which may be corrected. */
async function waitForTurn(restarts: number[], log: Log, signal: AbortSignal): Promise<void> {
  const waitMs = restartDelayMs(restarts, performance.now())
  if (waitMs > 0) {
    log('The embedded PostgreSQL keeps exiting; waiting before the next restart', { waitMs })
    await wait(waitMs, undefined, { signal })
  }
  restarts.push(performance.now())
}

/** How long the next restart must wait, given the times of the previous ones. */
export function restartDelayMs(restarts: readonly number[], nowMs: number): number {
  const recent = restarts.filter((time) => time > nowMs - restartWindowMs)
  const last = recent.at(-1)
  if (last === undefined || recent.length < promptRestarts) return 0
  const delayMs = Math.min(restartDelayMsMax, 1000 * 2 ** (recent.length - promptRestarts))
  return Math.max(0, last + delayMs - nowMs)
}

/** The last app to leave stops the server. One that does not say whether others use it stops once it continues. */
async function leaveServer(server: Server, { membership, postmaster }: Joined): Promise<void> {
  try {
    const isFrozen = wait(leaveMsMax, true, { ref: false })
    if (!(await Promise.race([leave(membership), isFrozen]))) return
    await shutDown(postmaster.pid, server.home, server.native)
    await waitUntilGone(server, postmaster.pid)
  } catch (error) {
    // It has already exited, which is what we wanted.
    if (!isPassing(error)) throw error
  } finally {
    await membership.client.end().catch(() => {})
  }
}

async function waitUntilGone({ home, log }: Server, pid: number): Promise<void> {
  const deadline = performance.now() + stopMsMax
  while (isPostmasterOf(pid, home.cluster)) {
    if (performance.now() > deadline) {
      log('The embedded PostgreSQL is still shutting down; the next start will wait for it', {
        pid,
      })
      return
    }
    await wait(pollMs)
  }
}
