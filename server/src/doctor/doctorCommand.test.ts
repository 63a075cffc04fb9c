import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findEmbedded, startEmbedded } from '@evenkeel/embedded-postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/openDatabase.ts'
import { settingsWith } from '#testing/doctor.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'

const command = fileURLToPath(new URL('../doctorCommand.ts', import.meta.url))

type Outcome = { code: number; output: string }

/** Runs the command as an operator does. */
function runCommand(environment: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const env = { PATH: process.env.PATH, PORT: '1', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-doctor-'))
  // The embedded database may run as another user.
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('a set-up that has never been started is left as it is', async () => {
  const dataDir = join(newFolder(), 'data')
  const { code, output } = await runCommand({ DATA_DIR: dataDir })
  expect(output).toContain('ok       database: none yet; the first start creates it\n')
  expect(output).toMatch(/\nProblems: 0 · Warnings: \d\n$/)
  expect(code).toBe(0)
  expect(existsSync(dataDir)).toBe(false)
})

test('the embedded database is examined whether it runs or not, and left as it was', async (context) => {
  needsEmbedded('examines the embedded database')(context)
  const dataDir = join(newFolder(), 'data')
  const { config, log } = settingsWith({ DATA_DIR: dataDir })
  const database = await openDatabase(config, log)
  const running = await runCommand({ DATA_DIR: dataDir })
  expect(running.output).toContain('ok       database: embedded, running\n')
  expect(findEmbedded(dataDir)?.running).toBeDefined()
  await database.close()
  const stopped = await runCommand({ DATA_DIR: dataDir })
  expect(stopped.output).toContain('ok       database: embedded, started for this\n')
  expect(findEmbedded(dataDir)?.running).toBeUndefined()
  for (const { code, output } of [running, stopped]) {
    expect(output).toContain('ok       durability: what is saved survives a power cut\n')
    expect(output).toContain('ok       schema: current\n')
    expect(output).toContain('ok       totals: right (users looked at: 0)\n')
    expect(output).not.toContain('\nproblem')
    expect(code).toBe(0)
  }
})

test('an embedded database without its tables is not migrated', async (context) => {
  needsEmbedded('examines the embedded database')(context)
  const dataDir = join(newFolder(), 'data')
  const embedded = await startEmbedded({ dataDir, log: () => {} })
  onTestFinished(embedded.stop)
  for (const _round of [1, 2]) {
    const { output } = await runCommand({ DATA_DIR: dataDir })
    expect(output).toContain('ok       schema: empty; the first start fills it\n')
  }
})

test('each wrong setting is a problem, and nothing else is looked at', async () => {
  const { code, output } = await runCommand({ BILLING: 'free', PORT: 'x' })
  expect(output).toContain('problem  settings: BILLING must be simulator, square or off\n')
  expect(output).toContain('problem  settings: PORT must be a number from 0 to 65535\n')
  expect(output).not.toContain('database')
  expect(code).toBe(1)
})

test('services that are away are problems, and no secret is printed', async () => {
  const { code, output } = await runCommand({
    DATABASE_URL: 'postgres://ada:s3cret@127.0.0.1:1/evenkeel',
    MAIL_URL: 'smtp://ada:s3cret@127.0.0.1:1',
    MAIL_FROM: 'mail@example.org',
    DATA_DIR: join(newFolder(), 'data'),
  })
  expect(output).toMatch(/^problem {2}mail: MAIL_URL names 127.0.0.1:1, .*ECONNREFUSED/m)
  expect(output).toMatch(/^problem {2}database: 127.0.0.1:1 cannot be used: .*ECONNREFUSED/m)
  expect(output).toMatch(/\nProblems: 2 · Warnings: \d\n$/)
  expect(output).not.toContain('s3cret')
  expect(code).toBe(1)
})

test('an argument says how it is used', async () => {
  const { code, output } = await runCommand({}, 'all')
  expect(code).toBe(2)
  expect(output).toContain('Usage: npm run doctor')
})
