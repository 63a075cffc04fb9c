import type { FastifyInstance, FastifyRequest } from 'fastify'

type Server = FastifyInstance['server']
type Socket = FastifyRequest['raw']['socket']

export type SlowReaderLimits = {
  /** A client with unread data must read `bytesMin` within this time. */
  windowMs: number
  bytesMin: number
  /** How much data may wait in memory for clients to read it. */
  unreadBytesMax: number
}

const standard: SlowReaderLimits = {
  windowMs: 20_000,
  // Slower than any network that the page is usable on.
  bytesMin: 20_000,
  unreadBytesMax: 64 * 1024 * 1024,
}

/** The state of a client at the start of its window. */
type Mark = { atMs: number; readBytes: number }

/**
 * Disconnects clients that read too slowly, and those with the most unread data when all of it together exceeds the
 * limit. Otherwise clients that ask for much and read nothing would fill the memory.
 */
export function cutSlowReaders(server: Server, limits: SlowReaderLimits = standard): void {
  const marks = new Map<Socket, Mark>()
  server.on('connection', (socket) => {
    marks.set(socket, { atMs: performance.now(), readBytes: 0 })
    socket.once('close', () => marks.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, mark] of marks) cutIfSlow(socket, mark, limits)
    cutLargest([...marks.keys()], limits.unreadBytesMax)
  }, limits.windowMs / 20)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

function cutIfSlow(socket: Socket, mark: Mark, { windowMs, bytesMin }: SlowReaderLimits): void {
  const nowMs = performance.now()
  const readBytes = readBytesOf(socket)
  const isWindowOver = nowMs - mark.atMs >= windowMs
  if (isWindowOver && socket.writableLength > 0 && readBytes - mark.readBytes < bytesMin) {
    socket.destroy()
  }
  // A client that has read everything is waiting for us, so its window starts again.
  if (isWindowOver || socket.writableLength === 0) Object.assign(mark, { atMs: nowMs, readBytes })
}

/** The socket's own figures change only when a whole piece has been sent, however large it is; its handle's are exact. */
function readBytesOf(socket: Socket): number {
  const { _handle: handle } = socket as unknown as { _handle?: Handle | null }
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten
}

/** Node's own time limit for sockets reads the same. */
type Handle = { bytesWritten: number; writeQueueSize: number }

function cutLargest(sockets: readonly Socket[], unreadBytesMax: number): void {
  const unread = sockets.filter(({ writableLength }) => writableLength > 0)
  let total = unread.reduce((sum, { writableLength }) => sum + writableLength, 0)
  for (const socket of unread.toSorted((a, b) => b.writableLength - a.writableLength)) {
    if (total <= unreadBytesMax) return
    total -= socket.writableLength
    socket.destroy()
  }
}
