import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { batchedSocket } from './batchedSocket.ts'

const server = createServer()
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

async function connect() {
  const accepted = once(server, 'connection')
  const socket = batchedSocket()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const [other] = await accepted
  return { socket, received: text(other) }
}

/** What reaches the system: pieces sent alone, and how many were sent together. */
function watchSends(socket: Socket) {
  const one = vi.spyOn(socket, '_write')
  const many = vi.spyOn(socket as Required<Socket>, '_writev')
  return () => ({
    alone: one.mock.calls.length,
    together: many.mock.calls.map(([all]) => all.length),
  })
}

test('what is written in one turn is sent at once, in order', async () => {
  const { socket, received } = await connect()
  const sends = watchSends(socket)
  socket.write('a')
  socket.cork()
  socket.write('b')
  socket.write('c')
  socket.uncork()
  await Promise.resolve()
  socket.write('d')
  expect(sends()).toEqual({ alone: 0, together: [] })
  await setImmediate()
  expect(sends()).toEqual({ alone: 0, together: [4] })
  socket.write('e')
  await setImmediate()
  expect(sends()).toEqual({ alone: 1, together: [4] })
  socket.end()
  expect(await received).toBe('abcde')
})

test('a socket that ends in the same turn still sends what was written', async () => {
  const { socket, received } = await connect()
  socket.write('a')
  socket.end('b')
  expect(await received).toBe('ab')
})
