import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'

export type Request = {
  method: 'GET' | 'POST'
  url: string
  cookie: string
  body?: unknown
  /** Sends an idempotency key, another one each time, as our pages do. */
  hasKey?: boolean
}

export type Response = { status: number; head: string; body: string }

/** A keep-alive connection with one request in flight. */
export type Client = { send(request: string): Promise<Response>; close(): void }

/** A complete HTTP request as text, built once and sent many times unless it has a key. */
export function requestText(
  port: number,
  { method, url, cookie, body, hasKey = false }: Request,
): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const origin = `http://127.0.0.1:${port}`
  return [
    `${method} ${url} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    'Accept: application/json',
    'User-Agent: evenkeel-bench',
    ...(hasKey ? [`Idempotency-Key: ${randomUUID()}`] : []),
    ...(method === 'GET'
      ? []
      : [
          `Origin: ${origin}`,
          'Sec-Fetch-Site: same-origin',
          'Content-Type: application/json',
          `Content-Length: ${Buffer.byteLength(text)}`,
        ]),
    '',
    text,
  ].join('\r\n')
}

/**
 * Opens a connection to a server on this machine. One request is sent at a time, and of its reply only the end
 * is looked for, because this must use as little CPU as possible next to the servers under test.
 * @param localAddress the address of this machine to connect from, if it matters
 */
export async function openClient(port: number, localAddress?: string): Promise<Client> {
  const socket = connect({
    port,
    host: '127.0.0.1',
    noDelay: true,
    ...(localAddress && { localAddress }),
  })
  await once(socket, 'connect')
  let settle: { resolve(response: Response): void; reject(error: Error): void } | undefined
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const response = readResponse(received)
    if (response === undefined) return
    received = Buffer.alloc(0)
    settle?.resolve(response)
  })
  const fail = () => settle?.reject(new Error('The server closed the connection'))
  socket.on('error', fail).on('close', fail)
  return {
    send: (request) => {
      const { promise, resolve, reject } = Promise.withResolvers<Response>()
      settle = { resolve, reject }
      socket.write(request, 'utf8')
      return promise
    },
    close: () => {
      settle = undefined
      socket.destroy()
    },
  }
}

/** Linux answers to all of 127.0.0.0/8. Each of our programs has a network of its own there. */
export function loopbackAddress(network: number, index: number): string {
  return `127.${network}.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`
}

const lastChunk = Buffer.from('\r\n0\r\n\r\n')

/** The reply, or undefined while it is incomplete. Chunks are not put together. */
function readResponse(received: Buffer): Response | undefined {
  const end = received.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = received.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const body = end + 4
  const isComplete =
    length === undefined
      ? received.subarray(-lastChunk.length).equals(lastChunk)
      : received.length >= body + Number(length)
  if (!isComplete) return undefined
  return { status: Number(head.slice(9, 12)), head, body: received.toString('utf8', body) }
}
