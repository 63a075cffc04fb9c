import type pg from 'pg'

/**
 * Each connection is taken to be held for at least this long: a server that is suddenly asked for too much is slower
 * than it was a moment ago.
 */
const heldMsMin = 15

/** The average goes over about this many releases: under load, less than a second. */
const releasesMax = 200

/**
 * Estimates how long a request that comes now will wait for a connection: as many releases as others wait for, each
 * after the usual time. Unlike the time that the first one has waited already, this knows how many came after it.
 * @returns the estimate in milliseconds; 0 while no more wait than there are connections
 */
export function estimateWait(pool: pg.Pool): () => number {
  let [releaseMs, releases, lastMs] = [0, 0, 0]
  let didOthersWait = false
  pool.on('release', () => {
    const nowMs = performance.now()
    const { waitingCount } = pool
    // Only then does the time since the last release say how fast the queue moves.
    if (didOthersWait && waitingCount > 0) {
      releases = Math.min(releases + 1, releasesMax)
      releaseMs += (nowMs - lastMs - releaseMs) / releases
    }
    lastMs = nowMs
    // This release serves the first of them.
    didOthersWait = waitingCount > 1
  })
  return () => {
    const { waitingCount, options } = pool
    if (waitingCount <= options.max) return 0
    return waitingCount * Math.max(releaseMs, heldMsMin / options.max)
  }
}
