import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { codeOf } from './error.ts'
import type { ServerUser } from './user.ts'

/** Starts one of PostgreSQL's programs as the server's user, with nothing of our environment. */
export function spawnAs(
  user: ServerUser | undefined,
  program: string,
  args: string[],
  options: { stdio: StdioOptions; detached?: boolean },
): ChildProcess {
  return spawn(program, args, {
    ...options,
    // The folder we were started in may be out of the other user's reach.
    cwd: process.platform === 'win32' ? process.cwd() : '/',
    env: cleanEnvironment(),
    windowsHide: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  })
}

/** No PG* variable of the person's shell may change what we start, nor a language its messages. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

export type Outcome = { code: number | null; signal: NodeJS.Signals | null; output: string }

/** Waits for a program to end and answers what it printed; rejects if it could not be started. */
export function outcomeOf(child: ChildProcess): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let output = ''
    const collect = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal, output }))
  })
}

/** Whether a process of this number lives, whosever it is. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
