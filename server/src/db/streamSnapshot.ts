import { setImmediate } from 'node:timers/promises'
import { AppError } from '@evenkeel/domain/errors'
import { type Db, inSnapshot } from './db.ts'

/** A stream holds a connection for as long as its client reads; the rest stay free for other requests. */
const streamsMax = 4
/** One fewer, so that no user can block everyone else's downloads. */
const streamsOfUserMax = 3
/** The user of each open stream. */
const streams: string[] = []

/** Sends a chunk to the client once it has consumed the previous one, and lets other requests take their turn. */
export type Push<T> = (piece: T) => Promise<void>

/**
 * Reads from one snapshot at the client's pace, so that memory holds only a few chunks. It starts with the first read:
 * a request that was aborted before that holds no connection.
 * @throws AppError unavailable, at the first read, if too many streams are open
 */
export async function* streamSnapshot<T>(
  db: Db,
  userId: string,
  read: (tx: Db, push: Push<T>) => Promise<void>,
): AsyncIterable<T> {
  const ofUser = streams.filter((user) => user === userId)
  if (streams.length >= streamsMax || ofUser.length >= streamsOfUserMax) {
    throw new AppError('unavailable', { retryAfterSeconds: 10 })
  }
  const { readable, writable } = new TransformStream<T, T>()
  const writer = writable.getWriter()
  streams.push(userId)
  // If the client disconnects, the next write fails, which ends the snapshot.
  const push = (piece: T) => writer.write(piece).then(() => setImmediate())
  const walk = inSnapshot(db, (tx) => read(tx, push))
    .then(() => writer.close())
    .catch((error: unknown) => writer.abort(error))
    .finally(() => {
      streams.splice(streams.indexOf(userId), 1)
    })
  yield* readable
  await walk
}
