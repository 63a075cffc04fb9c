import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Usage = { cpuMicros: number }

/** A server in a process of its own. */
export type Server = {
  pid: number
  port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

/** Starts one of `bench/programs` and waits until it listens. */
export async function startServer(
  program: 'product' | 'bare',
  environment: Readonly<Record<string, string>>,
  setup?: object,
): Promise<Server> {
  const child = forkProgram(program, environment)
  if (setup !== undefined) child.send(setup)
  const { port } = await answerOf<{ port: number }>(child)
  return {
    pid: child.pid ?? 0,
    port,
    usage: () => {
      child.send('usage')
      return answerOf<Usage>(child)
    },
    stop: () => stopProgram(child),
  }
}

export function forkProgram(
  program: string,
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const path = fileURLToPath(new URL(`../programs/${program}.ts`, import.meta.url))
  return fork(path, [], {
    // Keeps Buffers and Maps what they are.
    serialization: 'advanced',
    env: { ...process.env, ...environment },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Our programs stop when they are left alone. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  if (child.connected) child.disconnect()
  await gone
}

/** The next message of a child; its end instead is an error. */
export async function answerOf<T>(child: ChildProcess): Promise<T> {
  const over = new AbortController()
  const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => {
    throw new Error(`${child.spawnargs[1]} ended with exit code ${code}`)
  })
  try {
    const [message] = await Promise.race([once(child, 'message', { signal: over.signal }), ended])
    return message as T
  } finally {
    ended.catch(() => {})
    over.abort()
  }
}
