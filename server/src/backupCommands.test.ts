import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { openClient } from '#testing/crash/client.ts'
import { isDatabaseRunning, type Product, startProduct } from '#testing/crash/product.ts'
import { cloneDatabase } from '#testing/database.ts'
import { makeFolder } from '#testing/folders.ts'
import { openEmptyDatabase } from '#testing/migrations.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'
import { urlOf } from '#testing/postgres.ts'
import { hashTables } from '#testing/tableHashes.ts'

// `npm run backup` and `npm run restore` as an operator runs them: as processes, also beside the product, and killed.

const programs = {
  backup: fileURLToPath(new URL('./backupCommand.ts', import.meta.url)),
  restore: fileURLToPath(new URL('./restoreCommand.ts', import.meta.url)),
}

type Env = Record<string, string>

function run(name: keyof typeof programs, args: readonly string[], env: Env = {}) {
  return new Promise<{ code: unknown; text: string }>((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...env } }
    execFile(process.execPath, [programs[name], ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: stdout + stderr }),
    )
  })
}

/** A folder that the database's user can enter when the tests run as root. */
function makeOpenFolder(): string {
  const folder = makeFolder()
  chmodSync(folder, 0o755)
  return folder
}

const login = { email: 'ada@example.com', password: 'Calm-Harbour-7' }
const lunch = { type: 'expense', amount: '12.30', category: 'Food', date: '2026-03-15' }

async function signedIn({ origin }: Product, path: 'register' | 'login') {
  const body = path === 'register' ? { ...login, username: 'ada' } : login
  const reply = await openClient(origin).send('POST', `/api/auth/${path}`, body)
  expect(reply?.status).toBeLessThan(300)
  const client = openClient(origin, reply?.cookie)
  onTestFinished(client.close)
  return client
}

test('a running product is backed up, and restored into a new folder where it goes on', async (context) => {
  needsEmbedded('starts the product with its database')(context)
  const folder = makeOpenFolder()
  const dataDir = join(folder, 'data')
  const file = join(folder, 'backup.gz')
  const product = await startProduct(dataDir)
  onTestFinished(product.stop)
  const ada = await signedIn(product, 'register')
  expect((await ada.send('POST', '/api/transactions', lunch))?.status).toBe(201)

  const taken = await run('backup', [file], { DATA_DIR: dataDir })
  expect(taken.text).toMatch(
    /^Backed up to .*backup\.gz \(0\.0 MB\): \d+ rows in 22 tables, as of /,
  )
  expect(taken.code).toBe(0)
  expect(await run('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 1 })
  expect((await run('backup', ['check', file])).text).toContain(`${file} is whole: `)
  expect((await run('backup', [], { DATA_DIR: dataDir })).text).toContain(join(dataDir, 'backups'))
  // The first daily one, and the one just asked for.
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(2)

  const over = await run('restore', [file], { DATA_DIR: dataDir })
  expect(over.code).toBe(1)
  expect(over.text).toBe(
    `${dataDir} holds data already. Nothing was restored, because a backup never replaces data. Name a folder that ` +
      `does not exist yet: DATA_DIR=./restored npm run restore -- ${file}\n`,
  )
  const restored = join(folder, 'restored')
  expect(await run('restore', [file], { DATA_DIR: restored })).toMatchObject({ code: 0 })
  expect(isDatabaseRunning(restored)).toBe(false)
  const again = await startProduct(restored)
  onTestFinished(again.stop)
  const back = await signedIn(again, 'login')
  const entries = (await back.send('GET', '/api/transactions'))?.body
  expect(entries).toMatchObject([{ amount: '12.30', category: 'Food' }])
  expect((await ada.send('GET', '/api/transactions'))?.body).toEqual(entries)
}, 180_000) // Only stops a test that hangs.

test('a product that is stopped is backed up, and stays stopped', async (context) => {
  needsEmbedded('starts the product with its database')(context)
  const folder = makeOpenFolder()
  const dataDir = join(folder, 'data')
  await (await startProduct(dataDir, { env: { BACKUP_DIR: 'off' } })).stop()
  expect(existsSync(join(dataDir, 'backups'))).toBe(false)
  expect(await run('backup', [join(folder, 'backup.gz')], { DATA_DIR: dataDir })).toMatchObject({
    code: 0,
  })
  expect(isDatabaseRunning(dataDir)).toBe(false)
}, 180_000)

test.each([
  ['backup', ['check']],
  ['backup', ['one.gz', 'two.gz']],
  ['backup', ['--help']],
  ['restore', []],
  ['restore', ['one.gz', 'two.gz']],
] as const)('%s %j explains how it is used', async (name, args) => {
  expect(await run(name, args)).toMatchObject({
    code: 2,
    text: expect.stringMatching(/^Usage: npm run /),
  })
})

test('a file that is not a backup is refused before a database is created', async () => {
  const folder = makeOpenFolder()
  const dataDir = join(folder, 'data')
  const { code, text } = await run('restore', [programs.restore], { DATA_DIR: dataDir })
  expect([code, text]).toEqual([1, `${programs.restore} is not a backup of Evenkeel.\n`])
  expect(existsSync(dataDir)).toBe(false)
})

test('a database that cannot be reached is named without its password', async () => {
  const file = join(makeFolder(), 'backup.gz')
  const { code, text } = await run('backup', [file], {
    DATABASE_URL: 'postgres://app:secret@127.0.0.1:1/app',
  })
  expect(code).toBe(1)
  expect(text).toBe(
    'DATABASE_URL names a database at 127.0.0.1:1 that cannot be reached: connect ECONNREFUSED 127.0.0.1:1\n',
  )
})

/** A database with rows that hardly compress, so that a backup takes a while. */
async function largeDatabase() {
  const database = await cloneDatabase()
  onTestFinished(database.close)
  await database.pool.query(
    `insert into rate_limits select md5(n::text) || md5((n + 1)::text), 1, 0, '2026-03-01' from generate_series(1, 200000) n`,
  )
  return { ...database, env: { DATABASE_URL: urlOf(database.address) } }
}

test('a backup that is killed leaves no file under its name, and the next one clears up', async () => {
  const { env } = await largeDatabase()
  const folder = join(makeFolder(), 'backups')
  mkdirSync(folder)
  const file = join(folder, 'backup.gz')
  const watcher = watch(folder)
  const begun = once(watcher, 'change')
  const child = spawn(process.execPath, [programs.backup, file], { env })
  const ended = once(child, 'exit')
  await begun
  watcher.close()
  child.kill('SIGKILL')
  await ended
  const [left = '', ...others] = readdirSync(folder)
  expect([others, left]).toEqual([[], expect.stringMatching(/^\.evenkeel-.*\.part$/)])
  let next = await run('backup', [file], env)
  // The killed one's connection may still hold its lock.
  while (next.text.startsWith('Another backup')) next = await run('backup', [file], env)
  expect(next.code).toBe(0)
  expect(readdirSync(folder)).toEqual(['backup.gz'])
})

test('a signal ends a backup in order', async () => {
  const { env } = await largeDatabase()
  const folder = makeFolder()
  const watcher = watch(folder)
  const begun = once(watcher, 'change')
  const child = spawn(process.execPath, [programs.backup, join(folder, 'backup.gz')], { env })
  const ended = once(child, 'exit')
  await begun
  watcher.close()
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
  expect(readdirSync(folder)).toEqual([])
})

test('a restore that is killed leaves an empty database, which can be restored into again', async () => {
  const source = await largeDatabase()
  const file = join(makeFolder(), 'backup.gz')
  expect(await run('backup', [file], source.env)).toMatchObject({ code: 0 })
  const target = await openEmptyDatabase()
  const env = { DATABASE_URL: urlOf(target.options as Parameters<typeof urlOf>[0]) }
  const child = spawn(process.execPath, [programs.restore, file], { env })
  const ended = once(child, 'exit')
  const count = async (what: string) =>
    (
      await target.query(
        `select from pg_stat_activity where datname = current_database() and ${what}`,
      )
    ).rowCount
  const isCopying = `query like 'copy public."rate_limits"%' and state = 'active'`
  while (!(await count(isCopying)));
  child.kill('SIGKILL')
  await ended
  while (await count('pid <> pg_backend_pid()'));
  const empty = Object.values(await hashTables(target)).every(({ rows }) => rows === 0)
  expect(empty).toBe(true)
  expect(await run('restore', [file], env)).toMatchObject({ code: 0 })
  expect(await hashTables(target)).toEqual(await hashTables(source.pool))
})
