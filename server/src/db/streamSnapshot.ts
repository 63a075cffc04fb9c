import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@evenkeel/domain/errors'
import { type Db, inSnapshot } from './db.ts'

/** A stream holds a connection for as long as its client reads; the rest stay free for other requests. */
const streamsMax = 4
/** One fewer, so that no user can block everyone else's downloads. */
const streamsOfUserMax = 3
/** How much longer than a piece takes its stream pauses afterwards, for each open stream of the user. */
const pauseShare = 2
const pauseMsMax = 1000
/** The user of each open stream. */
const streams: string[] = []

/** Sends a chunk to the client once it has consumed the previous one, and leaves others most of the processor. */
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
  let begunMs = performance.now()
  const push = async (piece: T) => {
    // If the client disconnects, this fails, which ends the snapshot.
    await writer.write(piece)
    const open = streams.filter((user) => user === userId).length
    await wait(Math.min((performance.now() - begunMs) * pauseShare * open, pauseMsMax))
    begunMs = performance.now()
  }
  const walk = inSnapshot(db, (tx) => read(tx, push))
    .then(() => writer.close())
    .catch((error: unknown) => writer.abort(error))
    .finally(() => {
      streams.splice(streams.indexOf(userId), 1)
    })
  yield* readable
  await walk
}
