// The only script that must run on an old Node: it installs and builds what is missing or outdated,
// then hands over to the Node pinned by the lock file.
import { build } from './bootstrap/build.js'
import { install, installToRun } from './bootstrap/install.js'
import { explain } from './bootstrap/problem.js'
import { handOver, runTogether } from './bootstrap/runtime.js'

const commands = {
  start: async (args) => {
    await installToRun()
    await build()
    await handOver('server/dist/main.js', args)
  },
  demo: async (args) => {
    // The demo user's password is public, so the demo never runs on a folder with real data.
    if (!process.env.DATABASE_URL) process.env.DATA_DIR ||= './demo-data'
    await installToRun()
    await build()
    await handOver('server/dist/demo.js', args)
  },
  bench: async (args) => {
    await install()
    await build()
    await handOver('bench/main.ts', args)
  },
  screens: async (args) => {
    await install()
    await build()
    await handOver('e2e/screens.ts', args)
  },
  mutants: async ([area = 'domain', ...args]) => {
    await install()
    // Each mutant runs the tests, so random tests run fewer cases.
    process.env.TEST_SCALE ||= '0.05'
    const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
    await handOver(stryker, ['run', `scripts/mutants/${area}.json`, ...args])
  },
  doctor: async (args) => {
    await installToRun()
    await handOver('server/src/doctorCommand.ts', args)
  },
  backup: async (args) => {
    await installToRun()
    await handOver('server/src/backupCommand.ts', args)
  },
  restore: async (args) => {
    await installToRun()
    await handOver('server/src/restoreCommand.ts', args)
  },
  payments: async (args) => {
    await installToRun()
    await handOver('server/src/paymentsCommand.ts', args)
  },
  sessions: async (args) => {
    await installToRun()
    await handOver('server/src/sessionsCommand.ts', args)
  },
  totals: async (args) => {
    await installToRun()
    await handOver('server/src/totals.ts', args)
  },
  distribute: async (args) => {
    await installToRun()
    await handOver('server/src/distributeCommand.ts', args)
  },
  drills: async ([size = '10', ...args]) => {
    await install()
    process.env.TEST_SCALE = size
    const drills = [
      ...['http/fairness', 'http/share', 'http/connections', 'twoVersions', 'mail/floods'],
      ...['account/knownBrowser', 'account/uncheckedPassword', 'account/turns', 'unread'],
      ...['ledger/limits', 'http/slowReaders', 'http/floods', 'wrongClock', 'shutdown', 'crash'],
      ...['stops', 'backup/underWrites', 'databaseFaults', 'diskFaults', 'serviceFaults'],
      ...['mailFolderFaults', 'processes'],
    ].map((name) => `server/src/${name}.test.ts`)
    const vitest = 'node_modules/vitest/vitest.mjs'
    await handOver(vitest, ['run', '--project', 'server', ...drills, ...args])
  },
  eval: async (args) => {
    await install()
    await handOver('server/src/eval.ts', args)
  },
  dev: async (args) => {
    await install()
    // In development Vite serves the page, so requests come from Vite's origin.
    process.env.PUBLIC_URL ||= 'http://127.0.0.1:5173'
    await runTogether([
      ['--watch', 'server/src/main.ts', ...args],
      ['node_modules/vite/bin/vite.js', 'web'],
    ])
  },
  build: async () => {
    await installToRun()
    await build()
  },
  test: async (args) => {
    await install()
    await handOver('scripts/test.ts', args)
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (command) {
  await command(args).catch(explain)
} else {
  console.error(`Usage: node scripts/run.js ${Object.keys(commands).join('|')}`)
  process.exitCode = 2
}
