/** Where the product's time comes from; ids and every stored instant too, so that a moved clock moves all of it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
