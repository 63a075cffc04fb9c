import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readPostmaster } from '#db/embedded/postmaster.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))

/** The product as a person starts it, in processes of its own. */
export type Product = {
  /** Where its page is. */
  origin: string
  /** Ends the server and its database as a power cut does: at once, and in the middle of whatever they do. */
  kill(): Promise<void>
  /** Ends it as Ctrl-C does. */
  stop(): Promise<void>
}

/** Starts the product on a data folder, on a port that is free. */
export async function startProduct(dataDir: string): Promise<Product> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn' },
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
  }
}

/** Reads where the product says that it is ready; what it says instead is the reason why it is not. */
async function originOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null || child.stderr === null) throw new Error('The product has no output')
  const said: string[] = []
  child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^Evenkeel is ready at (\S+)$/.exec(line)?.[1]
    if (origin !== undefined) return origin
    said.push(line)
  }
  throw new Error(`The product did not start: ${said.join('\n')}`)
}

/** PostgreSQL's first process on this data folder and all that it has started. */
function databaseProcesses(dataDir: string): number[] {
  const postmaster = readPostmaster(join(dataDir, 'postgres', 'cluster'))?.pid
  if (postmaster === undefined) return []
  return [postmaster, ...childrenOf(postmaster)]
}

function childrenOf(parent: number): number[] {
  return listProcesses().flatMap(([pid, parentOfPid]) => (parentOfPid === parent ? [pid] : []))
}

/** Every process with its parent. */
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
      // After the name in brackets, which may hold anything, come the state and the parent.
      const [, parent] =
        readFileSync(`/proc/${Number(name)}/stat`, 'utf8')
          .split(') ')
          .at(-1)
          ?.split(' ') ?? []
      return [[Number(name), Number(parent)]]
    } catch {
      // No process, or one that has ended since.
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
