import { closeSync, openSync } from 'node:fs'
import { createServer } from '#http/server.ts'
import { createLog } from '#log.ts'

// A server process without a database, for tests of what could bring a process down. Prints its port and the first
// connection that it refuses.

const app = await createServer({
  log: createLog('info'),
  secure: false,
  isForeign: () => false,
  trustProxy: false,
  requestsPerMinute: 1000,
  refusalsPerMinute: 1000,
  lateness: { turnMsMax: 1000, waitMsMax: 0 },
  waitMs: () => 0,
  cookieName: 'evenkeel',
})
app.get('/api/hello', async (request) => {
  request.log.info('said hello')
  return { hello: 'there' }
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.stderr.write(`${typeof address === 'object' ? address?.port : ''}\n`)
app.server.once('drop', () => {
  closeSync(openSync('/dev/null', 'r'))
  process.stderr.write('refused a connection, and can open a file\n')
})
