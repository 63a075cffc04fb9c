import { execFileSync } from 'node:child_process'
import {
  closeSync,
  fchownSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './error.ts'
import type { Home } from './home.ts'
import { isAlive, outcomeOf, spawnAs } from './process.ts'
import type { ServerUser } from './user.ts'

/** The content of a running server's postmaster.pid. */
export type Postmaster = {
  pid: number
  port: number
  host: string
  /** Whether it has finished starting; then it has its socket. */
  isReady: boolean
}

const pidFile = 'postmaster.pid'
const logBytesMax = 1_000_000

/** The server that runs on this cluster, or seems to: the file survives a kill. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readIfThere(join(cluster, pidFile))?.split('\n') ?? []
  const [pid, , , port, socketFolder, address, , status] = lines
  if (!pid || !port) return undefined
  return {
    pid: Number(pid),
    port: Number(port),
    host: socketFolder || address || '',
    isReady: status?.trim() === 'ready',
  }
}

/**
 * Whether that process is this cluster's server. A running process with the same id proves nothing: ids are reused,
 * especially after a restart of the machine.
 */
export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!isAlive(pid)) return false
  if (process.platform === 'win32') return true
  if (process.platform === 'linux') {
    return (readIfThere(`/proc/${pid}/cmdline`) ?? '').split('\0').includes(cluster)
  }
  return commandOf(pid).includes(`-D ${cluster} `)
}

function commandOf(pid: number): string {
  try {
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    // ps fails exactly when the process no longer exists.
    return ''
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes(codeOf(error) ?? '')) return undefined
    throw error
  }
}

export type Attempt = {
  /** Undefined if it could not be started. */
  pid: number | undefined
  /** The server's log once it has exited; undefined while it runs. */
  failure: () => string | undefined
}

/** Starts a server that keeps running if we are killed and is adopted by the next start. */
export function spawnPostmaster(
  home: Home,
  native: string,
  settings: Record<string, string>,
): Attempt {
  const log = openLog(join(home.path, 'postgres.log'), home.runAs)
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let failure: (() => string) | undefined
  const child = spawnAs(
    home.runAs,
    join(native, 'bin', 'postgres'),
    ['-D', home.cluster, ...options],
    { stdio: ['ignore', log.fd, log.fd], detached: true },
  )
  child.once('error', (error) => {
    failure = () => error.message
  })
  // The log is read only on request: a stopped server's folder may already be gone.
  child.once('exit', (code, signal) => {
    failure = () => readFrom(log.path, log.start) || `it exited with ${signal ?? `code ${code}`}`
  })
  child.unref()
  closeSync(log.fd)
  return { pid: child.pid, failure: () => failure?.() }
}

type Log = { path: string; fd: number; start: number }

function openLog(path: string, owner: ServerUser | undefined): Log {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > logBytesMax) renameSync(path, `${path}.1`)
  const fd = openSync(path, 'a', 0o600)
  // The server's user may start it without root next time.
  if (owner) fchownSync(fd, owner.uid, owner.gid)
  return { path, fd, start: fstatSync(fd).size }
}

function readFrom(path: string, start: number): string {
  const fd = openSync(path, 'r')
  try {
    const text = Buffer.alloc(Math.max(0, fstatSync(fd).size - start))
    readSync(fd, text, 0, text.length, start)
    return text.toString()
  } finally {
    closeSync(fd)
  }
}

/**
 * Removes a dead server's lock files that PostgreSQL itself would not remove: empty ones (it was killed between
 * creating and writing them) and ones whose process id has been reused.
 */
export function removeStaleLocks(cluster: string, socketFolder: string): void {
  const locks = [join(cluster, pidFile), join(socketFolder, '.s.PGSQL.5432.lock')]
  for (const lock of locks) if (isStale(lock, cluster)) rmSync(lock, { force: true })
}

function isStale(lock: string, cluster: string): boolean {
  const text = readIfThere(lock)
  if (text === undefined) return false
  if (text === '') return Date.now() - (statSync(lock).mtimeMs ?? 0) > emptyLockMsMax
  return !isPostmasterOf(Number.parseInt(text, 10), cluster)
}

/** A server writes its lock file right after creating it; one that is still empty at this age is stale. */
const emptyLockMsMax = 2000

/** Asks the server to close its connections, write everything to disk and exit. */
export async function shutDown(pid: number, home: Home, native: string): Promise<void> {
  if (process.platform === 'win32') {
    // A signal would kill it on Windows; its own tool uses a named pipe.
    const args = ['stop', '-D', home.cluster, '-m', 'fast']
    await outcomeOf(spawnAs(undefined, join(native, 'bin', 'pg_ctl'), args, { stdio: 'ignore' }))
    return
  }
  try {
    process.kill(pid, 'SIGINT')
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
