/** The product's only source of time, also for ids and stored instants, so that moving the clock moves everything. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
