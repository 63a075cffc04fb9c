import { randomInt } from 'node:crypto'
import { v7 } from 'uuid'

const sequenceStartMax = 2 ** 31

let last = { ms: Number.NaN, sequence: 0 }

/**
 * A UUIDv7 from the app's clock. Ids sort by creation time, even those that one server creates within a millisecond,
 * because the history lists actions by id.
 */
export function newId(now: Date): string {
  const ms = now.getTime()
  last = { ms, sequence: ms === last.ms ? last.sequence + 1 : randomInt(sequenceStartMax) }
  return v7({ msecs: ms, seq: last.sequence })
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
