import { spawn } from 'node:child_process'

/** A program and its arguments, run with the current Node. */
export type Step = { name: string; args: string[] }

/** The result of a step. A check counts as one test. */
export type Result = {
  name: string
  passed: number
  failed: number
  seconds: number
  /** What failed and why, a text each. */
  failures: string[]
}

type Ended = { code: number | null; output: string }

/** Runs checks two at a time and prints each one's output when it finishes. */
export async function runChecks(steps: readonly Step[]): Promise<Result[]> {
  const queue = [...steps.entries()]
  const results: Result[] = []
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results[next[0]] = await runCheck(next[1])
    }
  }
  await Promise.all([work(), work()])
  return results
}

async function runCheck({ name, args }: Step): Promise<Result> {
  const started = performance.now()
  const { code, output } = await run(args, 'pipe')
  const passed = code === 0
  console.log(`\n— ${name}: ${passed ? 'passed' : 'FAILED'}\n${output.trimEnd()}`)
  return {
    name,
    passed: passed ? 1 : 0,
    failed: passed ? 0 : 1,
    seconds: secondsSince(started),
    failures: passed ? [] : [`${name}\n${output.trimEnd()}`],
  }
}

/** Runs a program with its output visible and returns the exit code. */
export async function runVisible(args: string[]): Promise<number | null> {
  return (await run(args, 'inherit')).code
}

export function secondsSince(started: number): number {
  return (performance.now() - started) / 1000
}

function run(args: string[], output: 'pipe' | 'inherit'): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', output, output] })
    const parts: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => parts.push(part))
    child.stderr?.on('data', (part: Buffer) => parts.push(part))
    child.once('error', (error) => resolve({ code: null, output: error.message }))
    child.once('close', (code) => resolve({ code, output: Buffer.concat(parts).toString() }))
  })
}
