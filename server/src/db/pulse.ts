import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { batchedSocket } from '#adapters/batchedSocket.ts'
import type { Log } from '#log.ts'

type Socket = ReturnType<typeof batchedSocket>

/** A database that answers none of this many beats is silent: three seconds, less than our clients wait. */
const missedMax = 6
const beatMs = 500

/** The connections of a pool, which fail together when the database falls silent. */
export type Pulse = {
  openSocket(): Socket
  /** @param isBusy whether anyone waits for the database */
  watch(isBusy: () => boolean): void
  stop(): void
}

/**
 * Notices a database that is frozen, or behind a network that loses everything, long before the limit for a slow
 * statement: it asks for `select 1` on a connection of its own while others wait. While the database is silent, every
 * connection fails at once. A refusal is not silence, because whoever connects is refused as well.
 */
export function createPulse(
  address: pg.ClientConfig,
  log: Log,
  name: 'database' | 'replica' = 'database',
): Pulse {
  const sockets = new Set<Socket>()
  const probe = createProbe(address)
  let isSilent = false
  let isStopped = false

  function openSocket(): Socket {
    const socket = batchedSocket()
    if (isSilent) {
      socket.connect = () => socket.destroy(silence())
    } else {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
    return socket
  }

  function note(wasAnswered: boolean): void {
    if (isSilent === !wasAnswered || isStopped) return
    isSilent = !wasAnswered
    if (isSilent) {
      const meanwhile = name === 'replica' ? 'the primary is read' : 'requests are refused'
      log.warn(`the ${name} does not answer; ${meanwhile} until it does`)
      for (const socket of sockets) socket.destroy(silence())
    } else {
      log.warn(`the ${name} answers again`)
    }
  }

  async function watch(isBusy: () => boolean): Promise<void> {
    while (!isStopped) {
      if (isBusy() || isSilent) note(await probe.isAnswered())
      await wait(beatMs, undefined, { ref: false })
    }
  }

  return {
    openSocket,
    watch: (isBusy) => void watch(isBusy),
    stop: () => {
      isStopped = true
      probe.close()
    },
  }
}

function silence(): Error {
  return Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' })
}

/** Asks the database for a sign of life, on one connection for as long as that holds. */
function createProbe(address: pg.ClientConfig) {
  let socket: Socket | undefined
  let client: pg.Client | undefined

  async function open(): Promise<pg.Client> {
    socket = batchedSocket()
    const opened = new pg.Client({ ...address, stream: () => socket })
    // The statement reports the error; without a listener it would end the process.
    opened.on('error', () => {})
    await opened.connect()
    client = opened
    return opened
  }

  async function ask(): Promise<void> {
    const asked = client ?? (await open())
    await asked.query('select 1')
  }

  function close(): void {
    socket?.destroy()
    client = undefined
  }

  return {
    /** False if nothing comes back in time, neither an answer nor a refusal. */
    isAnswered: async (): Promise<boolean> => {
      let isAnswered = false
      const answer = ask()
        .catch(close)
        .then(() => {
          isAnswered = true
        })
      // Not one long wait: a process that was paused itself must look for the answer before it gives up.
      for (let missed = 0; missed < missedMax && !isAnswered; missed += 1) {
        await Promise.race([answer, wait(beatMs, undefined, { ref: false })])
      }
      if (!isAnswered) close()
      return isAnswered
    },
    close,
  }
}
