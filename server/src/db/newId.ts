import { randomFillSync, randomInt } from 'node:crypto'
import { v7 } from 'uuid'

const sequenceStartMax = 2 ** 31

const randomLength = 16
const pool = new Uint8Array(randomLength * 256)
let used = pool.length

let last = { ms: Number.NaN, sequence: 0 }

/**
 * A UUIDv7 from the app's clock. Ids sort by creation time, even those that one server creates within a millisecond,
 * because the history lists actions by id.
 */
export function newId(now: Date): string {
  const ms = now.getTime()
  last = { ms, sequence: ms === last.ms ? last.sequence + 1 : randomInt(sequenceStartMax) }
  return v7({ msecs: ms, seq: last.sequence, random: nextRandom() })
}

/** Random bytes for one id. Filled for many at a time, because each filling is a system call. */
function nextRandom(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += randomLength
  return pool.subarray(used - randomLength, used)
}

/** A UUID that sorts after every UUIDv7 created before an instant, and before all others. */
export function firstIdOf(instant: Date): string {
  const hex = instant.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`
}

/** The instant at which a UUIDv7 was created; undefined for any other UUID. */
export function timeOfId(id: string): Date | undefined {
  if (id[14] !== '7') return undefined
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16))
}
