import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@evenkeel/domain/errors'
import { countUses, type Db, inSnapshot } from './db.ts'
import { type LedgerReads, readLedger } from './readLedger.ts'

/** A stream holds a connection for as long as its client reads; the rest stay free for other requests. */
const streamsMax = 4
/** One fewer, so that no user can block everyone else's downloads. */
const streamsOfUserMax = 3
/** While others are served, a user's streams together work one part of the time in this many, and pause for the rest. */
const partsOfTime = 4
const pauseMsMax = 1000
/** Others count as being served for this long after the last of them. A piece takes a few milliseconds, and each of a few
 * people sends a request once in a while: few pieces would see one. */
const othersStayMs = 1000
/** The user of each open stream. */
const streams: string[] = []

/** Sends a chunk to the client once it has consumed the previous one, and leaves the others most of the processor. */
export type Push<T> = (piece: T) => Promise<void>

/**
 * Reads from one snapshot at the client's pace, so that memory holds only a few chunks. It starts with the first read:
 * a request that was aborted before that holds no connection.
 * @param reads without a state of the ledger, what is read need not be of the ledger
 * @throws AppError unavailable, at the first read, if too many streams are open
 */
export async function* streamSnapshot<T>(
  reads: LedgerReads,
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
  let uses = 0
  let begunMs = 0
  let othersUntilMs = 0
  let hasPushed = false
  const push = async (piece: T) => {
    hasPushed = true
    // If the client disconnects, this fails, which ends the snapshot.
    await writer.write(piece)
    const nowMs = performance.now()
    // A stream keeps its connection, so somebody else took one.
    if (countUses(reads.db) > uses) othersUntilMs = nowMs + othersStayMs
    uses = countUses(reads.db)
    const open = streams.filter((user) => user === userId).length
    const pauseMs = Math.min((nowMs - begunMs) * (partsOfTime * open - 1), pauseMsMax)
    if (nowMs < othersUntilMs) await wait(pauseMs)
    begunMs = performance.now()
  }
  const readAll = ({ db }: LedgerReads) =>
    inSnapshot(db, (tx) => {
      uses = countUses(reads.db)
      begunMs = performance.now()
      return read(tx, push)
    })
  const walk = readLedger(reads, userId, readAll, () => !hasPushed)
    .then(() => writer.close())
    .catch((error: unknown) => writer.abort(error))
    .finally(() => {
      streams.splice(streams.indexOf(userId), 1)
    })
  yield* readable
  await walk
}
