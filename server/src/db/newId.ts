import { v7 } from 'uuid'

/** A UUIDv7 of the app's clock: ids of one person sort by the time they were made. */
export function newId(now: Date): string {
  return v7({ msecs: now.getTime() })
}
