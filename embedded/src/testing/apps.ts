import { type ChildProcess, spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Connection } from '../connection.ts'
import { shortHash } from '../home.ts'
import { isPostmasterOf } from '../postmaster.ts'
import { findProgram, type Program, programAt } from '../program.ts'
import { socketFolder } from '../transport.ts'
import { canReach, isRoot, serviceUser } from '../user.ts'

export type AppOptions = {
  dataDir: string
  program?: Program
  /** Whether data survives a power cut; tests run faster if not. */
  durable?: boolean
  /** The user to run the app as, if not the tests' own. */
  user?: { uid: number; gid: number }
}

export type App = {
  dataDir: string
  process: ChildProcess
  logs: string[]
  /** The connection once it is ready; rejects with the message for the operator. */
  ready: Promise<Connection>
  ended: Promise<number | null>
  stop(): Promise<number | null>
  kill(): Promise<number | null>
}

const appProcess = fileURLToPath(new URL('./appProcess.ts', import.meta.url))
const started = new Set<App>()
const folders = new Set<string>()

/** Starts an app in its own process group. `before` is shell code that runs first. */
export function startApp(options: AppOptions, before = ''): App {
  const command = `${before}\nexec "$0" "$@"`
  const full = { program: reachableProgram(), ...options }
  const args = ['-c', command, process.execPath, appProcess, JSON.stringify(full)]
  const child = spawn('/bin/sh', args, { detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const logs: string[] = []
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<Connection>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line)
      if (said.log) logs.push(said.log)
      if (said.ready) resolve(said.ready)
      if (said.failed) reject(new Error(said.failed))
    })
    void ended.then(() => reject(new Error('the app ended')))
  })
  // A test that kills the app may never await this.
  ready.catch(() => {})
  const app = {
    dataDir: options.dataDir,
    process: child,
    logs,
    ready,
    ended,
    stop: () => {
      child.stdin.end('stop\n')
      return ended
    },
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
  started.add(app)
  return app
}

/** Runs statements on a separate connection and returns the rows of the last one. */
export async function query(connection: Connection, ...statements: string[]) {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** A new folder that every user can enter, removed after the test. */
export function makeTestFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'evenkeel-test-'))
  chmodSync(folder, 0o777)
  folders.add(folder)
  return folder
}

/** The server process of this home. */
export function postmasterPid(home: string): number {
  return Number.parseInt(readFileSync(join(home, 'cluster', 'postmaster.pid'), 'utf8'), 10)
}

/** Where root stores the database of a data folder that the server's user cannot access. */
export function systemHome(dataDir: string): string {
  return join('/var/lib/evenkeel', shortHash(dataDir))
}

/** Whether this process is the home's server; a zombie is not. */
export function isServer(pid: number, home: string): boolean {
  return isPostmasterOf(pid, join(home, 'cluster'))
}

export async function untilGone(pid: number, home: string): Promise<void> {
  while (isServer(pid, home)) await wait(10)
}

/** PostgreSQL as npm installs it with install scripts blocked: without its library links. */
export function copyProgramWithoutLinks(folder: string): Program {
  const { native } = findProgram()
  const copy = join(folder, 'package')
  cpSync(native, join(copy, 'native'), {
    recursive: true,
    filter: (path) => !lstatSync(path).isSymbolicLink() && !path.endsWith('.a'),
  })
  cpSync(join(native, '..', 'package.json'), join(copy, 'package.json'))
  return programAt(join(copy, 'native'))
}

let copiedProgram: Program | undefined

/**
 * The installed program or, if the server's user cannot access it, one copy for all tests of a file, so that not every
 * data folder gets its own.
 */
function reachableProgram(): Program {
  const program = findProgram()
  if (!isRoot() || canReach(join(program.native, 'bin'), serviceUser())) return program
  if (!copiedProgram) {
    const folder = mkdtempSync(join(realpathSync(tmpdir()), 'evenkeel-program-'))
    chmodSync(folder, 0o755)
    copiedProgram = copyProgramWithoutLinks(folder)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  }
  return copiedProgram
}

/** Cleans up after a test: its apps, then the servers they started, then the folders. */
export async function cleanUp(): Promise<void> {
  for (const app of started) await app.kill()
  for (const { dataDir } of started) {
    await endServer(join(dataDir, 'postgres'))
    await endServer(systemHome(dataDir))
    rmSync(systemHome(dataDir), { recursive: true, force: true })
    const sockets = socketFolder({ path: join(dataDir, 'postgres'), runAs: undefined })
    rmSync(sockets, { recursive: true, force: true })
  }
  started.clear()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  folders.clear()
}

async function endServer(home: string): Promise<void> {
  if (!lstatSync(join(home, 'cluster', 'postmaster.pid'), { throwIfNoEntry: false })) return
  const pid = postmasterPid(home)
  if (!isServer(pid, home)) return
  process.kill(pid, 'SIGQUIT')
  await untilGone(pid, home)
}
