import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from '@evenkeel/domain/errors'
import type { FastifyInstance } from 'fastify'

const sampleMs = 1000

/**
 * Refuses requests while the event loop's mean delay over the last second is too high. Only the delay is measured,
 * because other figures, such as memory, are read from files, which fails when too many are open.
 * @param delayMsMax the highest acceptable mean delay; 0 never refuses
 */
export function refuseWhenLate(app: FastifyInstance, delayMsMax: number): void {
  if (delayMsMax === 0) return
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    // Without measurements the mean is NaN.
    delayMs = histogram.count > 0 ? histogram.mean / 1e6 : 0
    histogram.reset()
  }, sampleMs)
  timer.unref()
  app.addHook('onRequest', (_request, _reply, done) => {
    const isLate = delayMs > delayMsMax
    done(isLate ? new AppError('unavailable', { retryAfterSeconds: 5 }) : undefined)
  })
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer)
    histogram.disable()
    done()
  })
}
