import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { codeOf } from './error.ts'
import type { ServerUser } from './user.ts'

/** Starts one of PostgreSQL's programs as the server's user, without our environment. */
export function spawnAs(
  user: ServerUser | undefined,
  program: string,
  args: string[],
  options: { stdio: StdioOptions; detached?: boolean },
): ChildProcess {
  return spawn(program, args, {
    ...options,
    // The other user may not be able to access our working directory.
    cwd: process.platform === 'win32' ? process.cwd() : '/',
    env: cleanEnvironment(),
    windowsHide: true,
    ...(user && { uid: user.uid, gid: user.gid }),
  })
}

/** PG* variables and the language of the user's shell must not affect the program or its messages. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC' }
}

export type Outcome = { code: number | null; signal: NodeJS.Signals | null; output: string }

/** Waits for a program to end and returns its output; rejects if it could not be started. */
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

/** Whether a process with this id is running, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
