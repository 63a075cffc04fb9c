import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from '@evenkeel/domain/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Log } from '#log.ts'

const sampleMs = 1000

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface FastifyContextConfig {
    /** Set on a route whose requests wait for a database connection. */
    usesDatabase?: boolean
  }
}

export type LatenessLimits = {
  /** The highest acceptable mean delay of the event loop; 0 never refuses because of it. */
  turnMsMax: number
  /** The longest acceptable wait for a database connection; 0 never refuses because of it. */
  waitMsMax: number
}

type Lateness = LatenessLimits & {
  /** How long a request that comes now would wait for a database connection. */
  waitMs: () => number
  /** Who sends a request, as far as is known without asking the database. */
  senderOf: (request: FastifyRequest) => string
  log: Log
}

/** A refusal that is counted in the log instead of having a line of its own. */
export class BusyError extends AppError {}

/** Only these refusals, for which nothing was done, name this time. */
export const busyRetrySeconds = 3

// Shared by all refusals, because a stack trace for each would cost more than the rest of it.
const lateTurn = new BusyError('unavailable', { retryAfterSeconds: 5 })
const lateWait = new BusyError('unavailable', { retryAfterSeconds: busyRetrySeconds })

/**
 * Refuses requests that would be answered late: all of them while the event loop's mean delay over the last second is
 * too high, and those that need the database while too many others wait for it. Only delays are measured, because other
 * figures, such as memory, are read from files, which fails when too many are open.
 */
export function refuseWhenLate(app: FastifyInstance, lateness: Lateness): void {
  const { turnMsMax, waitMsMax, waitMs, senderOf, log } = lateness
  const isTurnLate = turnMsMax === 0 ? () => false : watchTurns(app, turnMsMax)
  const admission = createAdmission(waitMsMax)
  const countRefusal = createRefusalCount(log)
  app.addHook('onRequest', (request, _reply, done) => {
    const isLate = isTurnLate()
    const mayWait = waitMsMax > 0 && request.routeOptions.config.usesDatabase === true
    const isAdmitted =
      !mayWait || admission.admits(waitMs(), performance.now(), () => senderOf(request))
    if (isAdmitted && !isLate) return done()
    countRefusal()
    done(isLate ? lateTurn : lateWait)
  })
}

/** @returns whether the event loop's mean delay was too high in the last second */
function watchTurns(app: FastifyInstance, delayMsMax: number): () => boolean {
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    // Without measurements the mean is NaN.
    delayMs = histogram.count > 0 ? histogram.mean / 1e6 : 0
    histogram.reset()
  }, sampleMs)
  timer.unref()
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer)
    histogram.disable()
    done()
  })
  return () => delayMs > delayMsMax
}

/** Above this part of the longest wait, senders take turns. */
const freeShare = 0.5
/** How long a sender pauses for each request that is admitted, as the wait comes close to its limit. */
const pauseMsMax = 8000
/** Whoever has this much of their pauses before them is refused; a page's requests come together. */
const owedMsMax = 2000
const forgetEveryMs = 10_000

/**
 * Admits requests by the time they would wait. Nobody is refused below half of the limit and everybody above it. In
 * between, each request costs its sender a pause, the longer the wait the longer, so that whoever asks for little is
 * served as often as those who ask again and again.
 */
export function createAdmission(waitMsMax: number) {
  /** When the pauses of each sender are over. */
  let pauses = new Map<string, number>()
  let forgetAtMs = 0

  function forgetOver(nowMs: number): void {
    if (nowMs < forgetAtMs) return
    pauses = new Map([...pauses].filter(([, untilMs]) => untilMs > nowMs))
    forgetAtMs = nowMs + forgetEveryMs
  }

  return {
    /** @param senderOf only asked if it matters */
    admits: (waitMs: number, nowMs: number, senderOf: () => string): boolean => {
      const fullness = (waitMs / waitMsMax - freeShare) / (1 - freeShare)
      if (fullness <= 0 || fullness >= 1) return fullness <= 0
      forgetOver(nowMs)
      const sender = senderOf()
      const untilMs = Math.max(pauses.get(sender) ?? 0, nowMs)
      if (untilMs - nowMs >= owedMsMax) return false
      pauses.set(sender, untilMs + fullness * pauseMsMax)
      return true
    },
  }
}

/** Refusals are logged at most this often. */
const logEveryMs = 1000

/** Logs how many requests were refused. */
function createRefusalCount(log: Log): () => void {
  let refused = 0
  const report = () => {
    log.warn({ refused }, 'refused: busy')
    refused = 0
  }
  return () => {
    if (refused === 0) setTimeout(report, logEveryMs).unref()
    refused += 1
  }
}
