import { spawn } from 'node:child_process'

/** A program of ours and its arguments; all of them are run by the Node that runs us. */
export type Step = { name: string; args: string[] }

/** What came of a step: a check counts as one test. */
export type Result = { name: string; passed: number; failed: number; seconds: number }

type Ended = { code: number | null; output: string }

/** Runs checks, two at a time, and shows what each one printed when it is done. */
export async function runChecks(steps: readonly Step[]): Promise<Result[]> {
  const waiting = [...steps.entries()]
  const results: Result[] = []
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results[next[0]] = await runCheck(next[1])
    }
  }
  await Promise.all([work(), work()])
  return results
}

async function runCheck({ name, args }: Step): Promise<Result> {
  const started = performance.now()
  const { code, output } = await run(args, 'pipe')
  const good = code === 0
  console.log(`\n— ${name}: ${good ? 'passed' : 'FAILED'}\n${output.trimEnd()}`)
  return { name, passed: good ? 1 : 0, failed: good ? 0 : 1, seconds: secondsSince(started) }
}

/** Runs a program whose output is shown as it comes, and answers its exit code. */
export async function runShown(args: string[]): Promise<number | null> {
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
