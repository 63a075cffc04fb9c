import { once } from 'node:events'
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Server,
  type Socket,
} from 'node:net'

/** Where a proxy leads: a host and a port, or the path of a socket file. */
export type Target = NetConnectOpts

/** A TCP proxy that stands between a client and a service that is well, and can make it look ill. */
export type FaultProxy = {
  port: number
  /** Accepts connections, and passes nothing on in either direction until `heal`. */
  freeze(): void
  /** Breaks every connection, and each new one, until `heal`. */
  refuse(): void
  /** Until `heal`, ends each connection in the middle of an answer. @param bytesOf how far it gets */
  cutAnswers(bytesOf: () => number): void
  /** Breaks the connection whose next requests match this, once the service has answered, and keeps the answer. */
  loseAnswerTo(requests: RegExp): void
  heal(): void
  close(): Promise<void>
}

type Mode = 'passing' | 'frozen' | 'refusing'

/** A client's connection, and the one to the service that belongs to it. */
type Link = {
  client: Socket
  service: Socket | undefined
  /** How much of the answers may still pass. */
  bytesLeft: number
  /** What was requested, as far as anybody wants to know. */
  requested: string
}

export async function openFaultProxy(target: Target): Promise<FaultProxy> {
  const links = new Set<Link>()
  let mode: Mode = 'passing'
  let bytesOf = () => Number.POSITIVE_INFINITY
  let lost: RegExp | undefined

  const server = createServer({ pauseOnConnect: true }, (client) => {
    const link: Link = { client, service: undefined, bytesLeft: bytesOf(), requested: '' }
    links.add(link)
    client.on('error', () => {})
    client.on('data', (chunk: Buffer) => note(link, chunk))
    client.once('close', () => {
      links.delete(link)
      link.service?.destroy()
    })
    if (mode === 'refusing') client.resetAndDestroy()
    if (mode === 'passing') join(link)
  })

  function note(link: Link, chunk: Buffer): void {
    if (lost === undefined) return
    link.requested += chunk.toString('latin1')
    if (!lost.test(link.requested)) return
    link.bytesLeft = 0
    lost = undefined
  }

  function join(link: Link): void {
    link.service ??= openService(target, link)
    link.client.resume()
    link.service.resume()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      mode = 'frozen'
      for (const { client, service } of links) {
        client.pause()
        service?.pause()
      }
    },
    refuse: () => {
      mode = 'refusing'
      for (const { client } of links) client.resetAndDestroy()
    },
    cutAnswers: (next) => {
      bytesOf = next
      for (const link of links) link.bytesLeft = bytesOf()
    },
    loseAnswerTo: (requests) => {
      lost = requests
    },
    heal: () => {
      mode = 'passing'
      bytesOf = () => Number.POSITIVE_INFINITY
      for (const link of links) {
        link.bytesLeft = bytesOf()
        join(link)
      }
    },
    close: () => closeAll(server, links),
  }
}

function openService(target: Target, link: Link): Socket {
  const { client } = link
  const service = connect(target)
  service.on('error', () => {})
  service.once('close', () => client.destroy())
  client.on('data', (chunk) => service.write(chunk))
  client.once('end', () => service.end())
  service.on('data', (chunk: Buffer) => {
    const passed = chunk.subarray(0, link.bytesLeft)
    link.bytesLeft -= passed.length
    if (link.bytesLeft > 0) {
      client.write(passed)
    } else {
      service.destroy()
      client.end(passed)
    }
  })
  service.once('end', () => client.end())
  return service
}

async function closeAll(server: Server, links: ReadonlySet<Link>): Promise<void> {
  server.close()
  for (const { client } of links) client.destroy()
  await once(server, 'close')
}
