import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readPostmaster } from '@evenkeel/embedded-postgres'
import { root } from '#root.ts'

/** The product as a user starts it, in separate processes. */
export type Product = {
  pid: number
  origin: string
  /** Its log so far. */
  log: readonly string[]
  /** Kills the server and its database abruptly, as a power cut would. */
  kill(): Promise<void>
  /** Stops it gracefully, as a service manager does. */
  stop(): Promise<void>
  /** Signals it alone; returns its exit code. */
  signalAlone(signal: NodeJS.Signals): Promise<number | null>
  /** Signals every process of its database. */
  signalDatabase(signal: NodeJS.Signals): void
  /** The processes that answer requests, if it has several. */
  servingProcesses(): number[]
  /** Signals the database's first process, which stops the others. */
  signalPostmaster(signal: NodeJS.Signals): void
  /** Signals its process group, as Ctrl-C does, this many times; returns its exit code. */
  signalGroup(signal: NodeJS.Signals, times: number): Promise<number | null>
}

type Options = {
  /** The program, as built or as in the sources. */
  main?: 'server/dist/main.js' | 'server/src/main.ts'
  env?: Record<string, string>
  /** Arguments of Node. */
  nodeArgs?: readonly string[]
  /** Needed for `signalGroup`. */
  ownGroup?: boolean
}

/** The product while it starts. */
export type StartingProduct = {
  pid: number
  log: readonly string[]
  /** Its address once it is ready. */
  origin: Promise<string>
  ended: Promise<number | null>
  signal(signal: NodeJS.Signals, to: 'process' | 'group'): void
}

const sourceMain = 'server/src/main.ts'

export function beginProduct(
  dataDir: string,
  { main = sourceMain, env = {}, nodeArgs = [], ownGroup = false }: Options = {},
): StartingProduct {
  const child = spawn(process.execPath, [...nodeArgs, join(root, main)], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...env },
    detached: ownGroup,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const origin = originOf(child, log)
  // A test that ends it before may never await this.
  origin.catch(() => {})
  const pid = child.pid ?? 0
  return {
    pid,
    log,
    origin,
    ended: once(child, 'exit').then(([code]) => code),
    signal: (signal, to) => signalIfThere(to === 'group' ? -pid : pid, signal),
  }
}

/** Starts the product on a data folder and a free port. */
export async function startProduct(dataDir: string, options: Options = {}): Promise<Product> {
  const { pid, log, origin, ended, signal } = beginProduct(dataDir, options)
  return {
    pid,
    origin: await origin,
    log,
    kill: async () => {
      signal('SIGKILL', 'process')
      for (const pid of databaseProcesses(dataDir)) signalIfThere(pid, 'SIGKILL')
      await ended
    },
    signalDatabase: (name) => {
      for (const pid of databaseProcesses(dataDir)) signalIfThere(pid, name)
    },
    servingProcesses: () =>
      childrenOf(pid).filter((child) => commandOf(child).includes(options.main ?? sourceMain)),
    signalPostmaster: (name) => {
      const [postmaster] = databaseProcesses(dataDir)
      if (postmaster !== undefined) signalIfThere(postmaster, name)
    },
    stop: async () => {
      signal('SIGTERM', 'process')
      await ended
    },
    signalAlone: (name) => {
      signal(name, 'process')
      return ended
    },
    signalGroup: (name, times) => {
      for (let time = 0; time < times; time += 1) signal(name, 'group')
      return ended
    },
  }
}

/** Reads the address the product prints once ready; any other output becomes the error message. */
function originOf({ stdout, stderr }: ChildProcess, log: string[]): Promise<string> {
  if (stdout === null || stderr === null) throw new Error('The product has no output streams')
  return new Promise((resolve, reject) => {
    const output = createInterface({ input: stdout })
    output.on('line', (line) => {
      log.push(line)
      const origin = /^Evenkeel is ready at (\S+)$/.exec(line)?.[1]
      if (origin !== undefined) resolve(origin)
    })
    stderr.on('data', (text: Buffer) => log.push(text.toString()))
    output.once('close', () => reject(new Error(`The product did not start: ${log.join('\n')}`)))
  })
}

/** Whether PostgreSQL runs on this data folder. */
export function isDatabaseRunning(dataDir: string): boolean {
  return databaseProcesses(dataDir).length > 0 || listCommands().some((it) => it.includes(dataDir))
}

/** The programs that run, each with its arguments. */
function listCommands(): string[] {
  if (!existsSync('/proc/self/cmdline')) {
    return execFileSync('ps', ['-A', '-ww', '-o', 'command='], { encoding: 'utf8' }).split('\n')
  }
  return readdirSync('/proc').map((name) => commandOf(Number(name)))
}

/** A process's program with its arguments; empty if it is none, or has just exited. */
function commandOf(pid: number): string {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

/** The PostgreSQL postmaster of this data folder and its child processes. */
function databaseProcesses(dataDir: string): number[] {
  const postmaster = readPostmaster(join(dataDir, 'postgres', 'cluster'))?.pid
  if (postmaster === undefined) return []
  return [postmaster, ...childrenOf(postmaster)]
}

function childrenOf(parent: number): number[] {
  return listProcesses().flatMap(([pid, parentOfPid]) => (parentOfPid === parent ? [pid] : []))
}

function listProcesses(): [pid: number, parent: number][] {
  if (!existsSync('/proc/self/stat')) {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    return lines
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  }
  return readdirSync('/proc').flatMap((name): [number, number][] => {
    try {
      // The state and the parent follow the process name in parentheses, which may contain anything.
      const [, parent] =
        readFileSync(`/proc/${Number(name)}/stat`, 'utf8')
          .split(') ')
          .at(-1)
          ?.split(' ') ?? []
      return [[Number(name), Number(parent)]]
    } catch {
      // Not a process, or one that has just exited.
      return []
    }
  })
}

function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
