import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { productEnvironment } from './environment.ts'
import { fetchCompressed } from './fetchCompressed.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const probe = new URL('../programs/startProbe.js', import.meta.url)

/** How long each phase of a start took, in milliseconds. */
export type StartTimes = {
  whole: number
  /** Until our script runs. */
  npm: number
  /** Checking that everything is installed and built, and handing over to the pinned Node. */
  bootstrap: number
  modules: number
  postgres: number
  migrations: number
  /** Registering the routes, until the server listens. */
  app: number
  firstReply: number
}

/** Runs `npm start` on a data folder until it serves the first page, then stops it. */
export async function timeStart(
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<StartTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-probe-'))
  const notes = join(folder, 'notes')
  const startedAt = performance.timeOrigin + performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      ...productEnvironment(dataDir),
      ...settings,
      EVENKEEL_BENCH_PROBE: notes,
      NODE_OPTIONS: `--import ${probe.href}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // In its own process group, as in a terminal, so that one signal reaches every process.
    detached: true,
  })
  try {
    await fetchCompressed(await portOf(child), '/')
    const repliedAt = performance.timeOrigin + performance.now()
    return split(readFileSync(notes, 'utf8'), startedAt, repliedAt)
  } finally {
    await stop(child, dataDir)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The port in the line that reports readiness. */
async function portOf(child: ChildProcess): Promise<number> {
  let printed = ''
  for await (const text of child.stdout ?? []) {
    printed += text
    const port = /ready at http:\/\/[^:\s]+:(\d+)/.exec(printed)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error(`npm start exited: ${printed}`)
}

const stopMsMax = 20_000
const pollMs = 20

/** npm may exit before its program does. PostgreSQL removes its lock file last. */
async function stop(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null) {
    const gone = once(child, 'exit')
    process.kill(-child.pid, 'SIGTERM')
    await gone
  }
  const lockFile = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  const deadline = performance.now() + stopMsMax
  while (existsSync(lockFile) && performance.now() < deadline) await wait(pollMs)
}

type Note = { program: string; event: string; atMs: number }

function split(text: string, startedAt: number, repliedAt: number): StartTimes {
  const notes = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Note)
  const at = (program: string, event: RegExp) => {
    const note = notes.find((one) => one.program === program && event.test(one.event))
    if (note === undefined)
      throw new Error(`The startup sequence has changed: no ${event} from ${program}`)
    return note.atMs
  }
  const main = (event: RegExp) => at('main.js', event)
  // The last connection closed before the server listens is the one that ran the migrations.
  const migrating = notes.findLast(({ event }) => event.startsWith('ending '))?.event.split(' ')[1]
  const ours = at('run.js', /^began$/)
  const marks = [
    startedAt,
    ours,
    main(/^began$/),
    main(/^(spawned|connecting)/),
    main(new RegExp(`^connecting ${migrating}$`)),
    main(new RegExp(`^ending ${migrating}$`)),
    main(/^listening$/),
    repliedAt,
  ]
  const [npm, bootstrap, modules, postgres, migrations, app, firstReply] = marks
    .slice(1)
    .map((mark, index) => mark - (marks[index] ?? mark)) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const whole = repliedAt - startedAt
  return { whole, npm, bootstrap, modules, postgres, migrations, app, firstReply }
}
