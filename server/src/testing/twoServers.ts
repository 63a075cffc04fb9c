import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { busyRetrySeconds } from '#http/lateness.ts'
import { isPooler } from './database.ts'
import type { Address } from './postgres.ts'

/** Two complete servers in separate processes on one database. */
export type TwoServers = {
  /**
   * Posts to the servers alternately, as our own page would, from a network address.
   * @throws TypeError if no reply arrives
   */
  post(turn: number, path: string, body: object, client: Client): Promise<Response>
  /** Kills one of them abruptly. */
  kill(turn: number): Promise<void>
  restart(turn: number): Promise<void>
  close(): Promise<void>
}

/** The client: a number standing for its network address, and extra headers. */
export type Client = { address: number; headers?: Record<string, string> }

type Server = { url: string; child: ChildProcess }

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export async function openTwoServers(database: Address): Promise<TwoServers> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-two-'))
  const start = () => startServer(database, folder)
  const servers: [Server, Server] = await Promise.all([start(), start()])
  const at = (turn: number) => (turn % 2 === 0 ? 0 : 1)
  return {
    post: (turn, path, body, client) => post(servers[at(turn)].url + path, body, client),
    kill: (turn) => end(servers[at(turn)].child, 'SIGKILL'),
    restart: async (turn) => {
      servers[at(turn)] = await start()
    },
    close: async () => {
      await Promise.all(servers.map(({ child }) => end(child, 'SIGTERM')))
      rmSync(folder, { recursive: true })
    },
  }
}

async function startServer(database: Address, dataDir: string): Promise<Server> {
  const child = spawn(process.execPath, [main], {
    env: {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: urlOf(database),
      DATABASE_POOLER: String(isPooler),
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { url: await addressOf(child), child }
}

/** Asks again while the server is too busy to begin, as a burst can make it on a slow machine. */
async function post(url: string, body: object, client: Client): Promise<Response> {
  const { address, headers } = client
  const reply = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: new URL(url).origin,
      'x-forwarded-for': `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`,
      ...headers,
    },
    body: JSON.stringify(body),
  })
  if (reply.headers.get('retry-after') !== String(busyRetrySeconds)) return reply
  await reply.arrayBuffer()
  await wait(busyRetrySeconds * 1000)
  return post(url, body, client)
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout) {
    for await (const line of createInterface(stdout)) {
      const url = /^Evenkeel is ready at (\S+)$/.exec(line)?.[1]
      if (url) return url
    }
  }
  throw new Error('The server exited before it was ready')
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

function urlOf(address: Address): string {
  if ('connectionString' in address) return address.connectionString
  const { user, host, port, database } = address
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
