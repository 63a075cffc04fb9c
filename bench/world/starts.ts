import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { fetchCompressed } from './fetchCompressed.ts'
import { productEnvironment } from './world.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const probe = new URL('../programs/startProbe.js', import.meta.url)

/** What a start spent its time on, in milliseconds. */
export type StartTimes = {
  whole: number
  /** Until our own script runs. */
  npm: number
  /** Is everything installed and built? Then over to the pinned Node. */
  bootstrap: number
  modules: number
  postgres: number
  migrations: number
  /** The routes, until the server listens. */
  app: number
  firstAnswer: number
}

/** Runs `npm start` on a data folder until the first page is answered, and stops it again. */
export async function timeStart(dataDir: string): Promise<StartTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-probe-'))
  const notes = join(folder, 'notes')
  const startedAt = performance.timeOrigin + performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: {
      ...process.env,
      ...productEnvironment(dataDir),
      EVENKEEL_BENCH_PROBE: notes,
      NODE_OPTIONS: `--import ${probe.href}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own, as a terminal gives it, so that one signal reaches all of it.
    detached: true,
  })
  try {
    await fetchCompressed(await portOf(child), '/')
    const answeredAt = performance.timeOrigin + performance.now()
    return split(readFileSync(notes, 'utf8'), startedAt, answeredAt)
  } finally {
    await stop(child, dataDir)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The port in the line that a start ends with. */
async function portOf(child: ChildProcess): Promise<number> {
  let printed = ''
  for await (const text of child.stdout ?? []) {
    printed += text
    const port = /ready at http:\/\/[^:\s]+:(\d+)/.exec(printed)?.[1]
    if (port !== undefined) return Number(port)
  }
  throw new Error(`npm start ended: ${printed}`)
}

const stopMsMax = 20_000
const pollMs = 20

/** npm may be gone before its program is; PostgreSQL takes this file away last. */
async function stop(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null) {
    const gone = once(child, 'exit')
    process.kill(-child.pid, 'SIGTERM')
    await gone
  }
  const held = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  const deadline = performance.now() + stopMsMax
  while (existsSync(held) && performance.now() < deadline) await wait(pollMs)
}

type Note = { program: string; event: string; atMs: number }

function split(text: string, startedAt: number, answeredAt: number): StartTimes {
  const notes = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Note)
  const at = (program: string, event: RegExp) => {
    const note = notes.find((one) => one.program === program && event.test(one.event))
    if (note === undefined) throw new Error(`The start has changed: no ${event} of ${program}`)
    return note.atMs
  }
  const main = (event: RegExp) => at('main.ts', event)
  // Of the connections that end before the server listens, the last one is the one that migrates.
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
    answeredAt,
  ]
  const [npm, bootstrap, modules, postgres, migrations, app, firstAnswer] = marks
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
  const whole = answeredAt - startedAt
  return { whole, npm, bootstrap, modules, postgres, migrations, app, firstAnswer }
}
