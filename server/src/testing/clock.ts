import type { Clock } from '#adapters/clock.ts'

/** A stopped clock that only a test can move. */
export type FakeClock = Clock & {
  set(instant: Date | string): void
  advance(by: {
    days?: number
    hours?: number
    minutes?: number
    seconds?: number
    ms?: number
  }): void
}

const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export function fakeClock(start: Date | string = '2026-03-15T09:30:00.000Z'): FakeClock {
  let nowMs = new Date(start).getTime()
  return {
    now: () => new Date(nowMs),
    set: (instant) => {
      nowMs = new Date(instant).getTime()
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0, ms = 0 }) => {
      nowMs += days * dayMs + hours * hourMs + minutes * minuteMs + seconds * secondMs + ms
    },
  }
}
