import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type Usage = { cpuMicros: number }

/** A server in a separate process. */
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
  const { port } = await nextMessage<{ port: number }>(child)
  return {
    pid: child.pid ?? 0,
    port,
    usage: () => {
      child.send('usage')
      return nextMessage<Usage>(child)
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
    // Preserves Buffers and Maps.
    serialization: 'advanced',
    env: { ...process.env, ...environment },
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
}

/** Our programs exit when the parent disconnects. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  if (child.connected) child.disconnect()
  await gone
}

/** A child's next message; throws if it exits first. */
export async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const settled = new AbortController()
  const ended = once(child, 'exit', { signal: settled.signal }).then(([code]) => {
    throw new Error(`${child.spawnargs[1]} ended with exit code ${code}`)
  })
  try {
    const [message] = await Promise.race([
      once(child, 'message', { signal: settled.signal }),
      ended,
    ])
    return message as T
  } finally {
    ended.catch(() => {})
    settled.abort()
  }
}
