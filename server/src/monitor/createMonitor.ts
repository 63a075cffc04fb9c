import Fastify from 'fastify'
import type { Metrics } from './metrics.ts'
import { type Checked, checkReadiness } from './readiness.ts'

export type Monitor = ReturnType<typeof createMonitor>

/** Serves `/livez`, `/readyz` and `/metrics` on an address of their own, which the public does not reach. */
export function createMonitor(
  checked: Checked,
  metrics: Pick<Metrics, 'write'>,
  address: { host: string; port: number },
) {
  const app = Fastify()
  let isListening = () => false
  app.get('/livez', (_request, reply) => reply.type('text/plain').send('ok\n'))
  app.get('/readyz', async (_request, reply) => {
    const { isReady, ...rest } = await checkReadiness(checked, isListening)
    return reply.code(isReady ? 200 : 503).send({ ready: isReady, ...rest })
  })
  app.get('/metrics', async (_request, reply) => {
    const { media, text } = await metrics.write()
    return reply.type(media).send(text)
  })
  return {
    /**
     * @param takesRequests whether the server does
     * @returns the address it listens on
     */
    start: (takesRequests: () => boolean): Promise<string> => {
      isListening = takesRequests
      return app.listen(address).catch((error: { code?: string }) => {
        if (error.code !== 'EADDRINUSE') throw error
        throw new Error(`MONITOR_PORT names port ${address.port}, which is in use.`)
      })
    },
    stop: () => app.close(),
  }
}
