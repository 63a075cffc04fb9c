/** The product's only source of time, also for ids and stored instants, so that moving the clock moves everything. */
export type Clock = { now(): Date }

/** How far the clocks of several servers may differ. Later times were written by a clock that was wrong. */
export const skewMsMax = 5 * 60_000

export const systemClock: Clock = { now: () => new Date() }
