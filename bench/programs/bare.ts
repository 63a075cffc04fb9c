// A bare Fastify server whose endpoints run the same statements as the product, and nothing else.
import { once } from 'node:events'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import type { Connection } from '../../embedded/src/index.ts'
import { type PaymentReplay, runPayment } from '../environment/paymentReplay.ts'
import { type Replay, runReplay } from '../environment/replay.ts'
import { serveParent } from './child.ts'

/** The product's own pool size. */
const connectionsMax = 10

export type BareSetup = {
  connection: Connection
  /** The statements of each request, keyed by method, URL and cookie. */
  replays: Map<string, Replay>
  payment?: PaymentReplay
}

const [setup] = (await once(process, 'message')) as [BareSetup]
const pool = new pg.Pool({ ...setup.connection, max: connectionsMax })
const app = Fastify()
for (const url of ['/api/summary', '/api/transactions']) {
  app.get(url, (request) => runReplay(pool, replayOf(request)))
}
app.post('/api/transactions', async (request, reply) => {
  await runReplay(pool, replayOf(request))
  reply.code(201)
  return request.body
})
app.post<{ Querystring: { user: string } }>('/api/process-payment', async (request) => {
  if (setup.payment === undefined) throw new Error('No payment was captured')
  const { headers, query } = request
  await runPayment(pool, setup.payment, { id: query.user, cookie: headers.cookie ?? '' })
  return request.body
})
await app.listen({ port: 0, host: '127.0.0.1' })
serveParent({
  port: Number(new URL(app.listeningOrigin).port),
  close: async () => {
    await app.close()
    await pool.end()
  },
})

function replayOf({ method, url, headers }: FastifyRequest): Replay {
  const replay = setup.replays.get(`${method} ${url} ${headers.cookie}`)
  if (replay === undefined) throw new Error('No statements were captured for this request')
  return replay
}
