import type pg from 'pg'
import type { batchedSocket } from '#adapters/batchedSocket.ts'

type Socket = ReturnType<typeof batchedSocket>
/** The driver's own note of the statement whose reply it waits for, null or undefined if there is none. */
type Asking = { _activeQuery: unknown }

/**
 * Closes a connection on which nothing has come for too long although a reply is due; its statements fail.
 *
 * The driver's own `query_timeout` sets a timer for each statement. Even after that is cleared, everything that a
 * request has made stays in memory until the next full garbage collection, which costs a small request a quarter
 * to a third of its processor time. A socket has one timer, which each read and write puts off.
 */
export function limitReplies(client: pg.Client, msMax: number): void {
  // Ours, or the encrypted one over it.
  const socket = client.connection.stream as Socket
  socket.setTimeout(msMax, () => {
    const isDue = Boolean((client as pg.Client & Asking)._activeQuery)
    if (isDue) socket.destroy(overdue())
  })
}

function overdue(): Error {
  return Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT' })
}
