import { AppError } from '@evenkeel/domain/errors'
import { type Db, inSnapshot } from './db.ts'

/** A stream holds a connection for as long as its client reads; the other connections stay free. */
const streamsMax = 4
let streams = 0

/** Hands a chunk to the client and waits until it has taken the one before. */
export type Push<T> = (piece: T) => Promise<void>

/**
 * Reads from one snapshot while the client reads, so that a slow client keeps a few chunks in memory and not all.
 * @throws AppError unavailable if too many streams are open
 */
export function streamSnapshot<T>(
  db: Db,
  read: (tx: Db, push: Push<T>) => Promise<void>,
): AsyncIterable<T> {
  if (streams >= streamsMax) throw new AppError('unavailable', { retryAfterSeconds: 10 })
  return pieces(db, read)
}

// A generator starts with its first read: a request that was aborted before that holds nothing.
async function* pieces<T>(db: Db, read: (tx: Db, push: Push<T>) => Promise<void>) {
  const { readable, writable } = new TransformStream<T, T>()
  const writer = writable.getWriter()
  streams += 1
  // When the client disconnects the next write fails, which ends the snapshot.
  const walk = inSnapshot(db, (tx) => read(tx, (piece) => writer.write(piece)))
    .then(() => writer.close())
    .catch((error: unknown) => writer.abort(error))
    .finally(() => {
      streams -= 1
    })
  yield* readable
  await walk
}
