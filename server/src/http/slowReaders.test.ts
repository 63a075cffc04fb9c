import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { cutSlowReaders, type SlowReaderLimits } from './slowReaders.ts'

const megabyte = 1024 * 1024

/** A server whose replies are larger than the buffers between it and a client. */
async function serve(limits: SlowReaderLimits) {
  const server = createServer((_request, reply) => void reply.end(Buffer.alloc(16 * megabyte)))
  cutSlowReaders(server, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return server
}

/** A client that asks and reads nothing. */
function askOnly(port: number) {
  const socket = connect(port, '127.0.0.1').pause()
  socket.on('error', () => {})
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  onTestFinished(() => void socket.destroy())
  return socket
}

test('a client that does not read is disconnected', async () => {
  const server = await serve({ windowMs: 100, bytesMin: 10_000, unreadBytesMax: 1000 * megabyte })
  const { port } = server.address() as AddressInfo
  const [accepted] = await Promise.all([once(server, 'connection'), askOnly(port)])
  await once(accepted[0], 'close')
  expect(accepted[0].destroyed).toBe(true)
})

test('a client that reads gets all of it', async () => {
  const server = await serve({ windowMs: 1000, bytesMin: 1, unreadBytesMax: 1000 * megabyte })
  const { port } = server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}/`)
  expect((await reply.arrayBuffer()).byteLength).toBe(16 * megabyte)
})

test('of clients with too much unread data together, the largest are disconnected', async () => {
  const hour = 60 * 60 * 1000
  const server = createServer((request, reply) => {
    reply.end(Buffer.alloc(Number(request.url?.slice(1)) * megabyte))
  })
  cutSlowReaders(server, { windowMs: 1000, bytesMin: -hour, unreadBytesMax: 40 * megabyte })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const closed: number[] = []
  const ask = async (megabytes: number) => {
    const socket = connect(port, '127.0.0.1').pause()
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    const [accepted] = await Promise.all([
      once(server, 'connection'),
      socket.write(`GET /${megabytes} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
    ])
    accepted[0].once('close', () => closed.push(megabytes))
    return accepted[0]
  }
  await ask(16)
  const largest = await ask(40)
  await once(largest, 'close')
  expect(closed).toEqual([40])
})
