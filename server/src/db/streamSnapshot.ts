import { AppError } from '@evenkeel/domain/errors'
import { type Db, inSnapshot } from './db.ts'

/** A stream holds a connection for as long as its reader takes; the others stay free for everybody else. */
const streamsMax = 4
let streams = 0

/** Hands a piece to the reader, and waits until they have taken the one before. */
export type Push<T> = (piece: T) => Promise<void>

/**
 * Reads from one snapshot while the reader takes, so that a slow one holds a few pieces in memory and not all of them.
 * @throws AppError unavailable where too many are read at once
 */
export function streamSnapshot<T>(
  db: Db,
  read: (tx: Db, push: Push<T>) => Promise<void>,
): AsyncIterable<T> {
  if (streams >= streamsMax) throw new AppError('unavailable', { retryAfterSeconds: 10 })
  return pieces(db, read)
}

// A generator begins with its first reader: a request that went away before holds nothing.
async function* pieces<T>(db: Db, read: (tx: Db, push: Push<T>) => Promise<void>) {
  const { readable, writable } = new TransformStream<T, T>()
  const writer = writable.getWriter()
  streams += 1
  // A reader that goes away makes the next write fail, which ends the snapshot.
  const walk = inSnapshot(db, (tx) => read(tx, (piece) => writer.write(piece)))
    .then(() => writer.close())
    .catch((error: unknown) => writer.abort(error))
    .finally(() => {
      streams -= 1
    })
  yield* readable
  await walk
}
