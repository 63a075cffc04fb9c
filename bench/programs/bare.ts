// A Fastify that answers two addresses with the statements that the product runs for them, and does nothing else.
import { once } from 'node:events'
import Fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import type { Connection } from '../../server/src/db/embedded/start.ts'
import { type Replay, runReplay } from '../world/replay.ts'
import { serveParent } from './child.ts'

/** As many connections as the product has. */
const connectionsMax = 10

/** The statements of each request, found by its method, address and cookie. */
export type BareSetup = { connection: Connection; replays: Map<string, Replay> }

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
  if (replay === undefined) throw new Error('Nobody asked the product for this')
  return replay
}
