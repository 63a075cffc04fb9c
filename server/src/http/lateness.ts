import { monitorEventLoopDelay } from 'node:perf_hooks'
import { AppError } from '@evenkeel/domain/errors'
import type { FastifyInstance } from 'fastify'

const sampleMs = 1000

/**
 * Refuses requests while the event loop runs late on average over a second. Only the delay is measured: other figures
 * of the process, such as its memory, are read from files, which fails when too many are open.
 * @param delayMsMax 0 for never
 */
export function refuseWhenLate(app: FastifyInstance, delayMsMax: number): void {
  if (delayMsMax === 0) return
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    // A second without a measurement has no mean.
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
