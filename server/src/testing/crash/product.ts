import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readPostmaster } from '@evenkeel/embedded-postgres'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** The product as a user starts it, in separate processes. */
export type Product = {
  origin: string
  /** Kills the server and its database abruptly, as a power cut would. */
  kill(): Promise<void>
  /** Stops it gracefully, as a service manager does. */
  stop(): Promise<void>
  /** Signals its process group, as Ctrl-C does, this many times; returns its exit code. */
  signalGroup(signal: NodeJS.Signals, times: number): Promise<number | null>
}

type Options = {
  env?: Record<string, string>
  /** Arguments of Node. */
  nodeArgs?: readonly string[]
  /** Needed for `signalGroup`. */
  ownGroup?: boolean
}

/** Starts the product on a data folder and a free port. */
export async function startProduct(
  dataDir: string,
  { env = {}, nodeArgs = [], ownGroup = false }: Options = {},
): Promise<Product> {
  const child = spawn(process.execPath, [...nodeArgs, main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', ...env },
    detached: ownGroup,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  return {
    origin: await originOf(child),
    kill: async () => {
      const victims = [child.pid ?? 0, ...databaseProcesses(dataDir)]
      for (const pid of victims) killIfThere(pid)
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
    signalGroup: async (signal, times) => {
      for (let time = 0; time < times; time += 1) process.kill(-(child.pid ?? 0), signal)
      const [code] = await ended
      return code
    },
  }
}

/** Reads the address the product prints once ready; any other output becomes the error message. */
async function originOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null || child.stderr === null)
    throw new Error('The product has no output streams')
  const output: string[] = []
  child.stderr.on('data', (text: Buffer) => output.push(text.toString()))
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^Evenkeel is ready at (\S+)$/.exec(line)?.[1]
    if (origin !== undefined) return origin
    output.push(line)
  }
  throw new Error(`The product did not start: ${output.join('\n')}`)
}

/** Whether PostgreSQL runs on this data folder. */
export function isDatabaseRunning(dataDir: string): boolean {
  return databaseProcesses(dataDir).length > 0
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

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
