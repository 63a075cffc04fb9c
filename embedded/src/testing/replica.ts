import { type ChildProcess, execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { ensureCluster, superuser } from '../cluster.ts'
import { type Connection, connectionTo } from '../connection.ts'
import { openHome } from '../home.ts'
import { spawnAs } from '../process.ts'
import { findProgram, prepareProgram } from '../program.ts'
import { serverSettings } from '../settings.ts'
import { type Embedded, startEmbedded } from '../start.ts'
import { openTransport } from '../transport.ts'

/** A streaming replica that can be paused, frozen, killed and started again. */
export type Replica = {
  connection: Connection
  /** Starts it after it has stopped; ends once it answers. */
  start(): Promise<void>
  /** Stops it at once, as a power cut does. */
  kill(): Promise<void>
  /** Sends a signal to all of its processes. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void
}

/** A server for tests and a streaming replica of it, in a folder that the servers' user can enter. */
export async function startWithReplica(folder: string) {
  const [primaryDir, replicaDir] = [join(folder, 'primary'), join(folder, 'replica')]
  const primary = await startEmbedded({ dataDir: primaryDir, log: () => {}, durable: false })
  const replica = await startReplica(primary, replicaDir)
  const stop = async () => {
    await replica.kill()
    await primary.stop()
  }
  return { primary, replica, stop }
}

const startsMax = 20

const notCopied = new Set(['postmaster.pid', 'postmaster.opts'])

async function startReplica(primary: Embedded, dataDir: string): Promise<Replica> {
  const program = findProgram()
  const home = openHome(dataDir, program.major)
  const transport = openTransport(home)
  const native = await prepareProgram(program, home)
  await copyCluster(primary, home.cluster)
  // The copy exists, so this only gives it to the server's user.
  await ensureCluster(home, native, transport, { durable: false, signal: undefined })
  const settings: Record<string, string> = {
    ...serverSettings(false),
    ...(await transport.serverSettings()),
    primary_conninfo: conninfoOf(primary.connection),
    wal_retrieve_retry_interval: '100ms',
    max_standby_streaming_delay: '100ms',
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const host = settings.unix_socket_directories?.replaceAll('"', '') ?? '127.0.0.1'
  const connection = connectionTo({ host, port: Number(settings.port) }, transport.password)
  let server: ChildProcess
  const spawnServer = () => {
    const program = join(native, 'bin', 'postgres')
    server = spawnAs(home.runAs, program, ['-D', home.cluster, ...args], { stdio: 'ignore' })
  }
  const start = async () => {
    spawnServer()
    for (let starts = 1; !(await answers(connection)); await wait(20)) {
      if (server.exitCode === null) continue
      if (starts === startsMax) throw new Error('The replica did not start')
      starts += 1
      // A connection that came while it was killed still holds its memory.
      await wait(100)
      spawnServer()
    }
  }
  await start()
  return {
    connection,
    start,
    kill: async () => {
      if (server.exitCode !== null || server.signalCode !== null) return
      const processes = processesOf(server)
      const ended = new Promise((end) => server.once('close', end))
      for (const pid of processes) sendTo(pid, 'SIGKILL')
      await ended
      rmSync(join(home.cluster, 'postmaster.pid'), { force: true })
    },
    signal: (name) => {
      for (const pid of processesOf(server)) sendTo(pid, name)
    },
  }
}

/** Copies a running server's files as they were at one moment, once the write-ahead log has been replayed. */
async function copyCluster({ connection, folder }: Embedded, to: string): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  await client.query(`select pg_backup_start('replica', true)`)
  mkdirSync(to, { mode: 0o700 })
  cpSync(join(folder, 'cluster'), to, {
    recursive: true,
    filter: (path) => !notCopied.has(basename(path)),
  })
  const { rows } = await client.query('select labelfile as label from pg_backup_stop(false)')
  await client.end()
  writeFileSync(join(to, 'backup_label'), rows[0].label)
  writeFileSync(join(to, 'standby.signal'), '')
}

function conninfoOf({ host, port, password }: Connection): string {
  const secret = password === undefined ? '' : ` password=${password}`
  return `host='${host}' port=${port} user=${superuser}${secret}`
}

async function answers(connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** A server and the processes that it has started. */
function processesOf({ pid }: ChildProcess): number[] {
  if (pid === undefined) throw new Error('The replica did not start')
  const lines =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
  return [pid, ...lines.split(/\s+/).filter(Boolean).map(Number)]
}

function sendTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as { code?: string }).code !== 'ESRCH') throw error
  }
}
