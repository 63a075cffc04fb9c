import { mkdirSync, readdirSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { makeFolder } from '#testing/folders.ts'
import { dailyBackups } from './dailyBackups.ts'
import { readBackup } from './index.ts'
import { inBackupSnapshot } from './snapshotStore.ts'

const lines: string[] = []
const app = await openTestApp({ logTo: (line) => lines.push(line) })
const { address } = app.database

/** A server's daily backups into a new folder; a restart sees the same folder. */
function startServer(folder = join(makeFolder(), 'backups')) {
  lines.length = 0
  const context = { ...app.context, config: { ...app.config, backupDir: folder } }
  const { worker, state } = dailyBackups({ address, clock: app.clock })
  const { signal } = new AbortController()
  return {
    folder,
    state,
    poll: () => worker.poll(context, signal),
    names: () => readdirSync(folder).toSorted(),
    restart: () => startServer(folder),
  }
}

test('a server backs up at once, and then a day after the last one, also after a restart', async () => {
  const server = startServer()
  expect(server.state.ageMs()).toBeUndefined()
  await server.poll()
  const [name = ''] = server.names()
  expect(name).toMatch(/^evenkeel-daily-[0-9a-f]{12}-2026-03-15T093000Z\.gz$/)
  const { takenAt } = await readBackup(join(server.folder, name))
  expect(takenAt).toBe('2026-03-15T09:30:00.000Z')
  app.clock.advance({ hours: 23, minutes: 59 })
  await server.poll()
  const later = server.restart()
  await later.poll()
  expect(later.names()).toEqual([name])
  expect(later.state.ageMs()).toBe((24 * 60 - 1) * 60_000)
  app.clock.advance({ minutes: 15 })
  await later.poll()
  expect(later.names()).toHaveLength(2)
  expect(later.state.ageMs()).toBe(0)
  // Another server on the same database finds it in the folder.
  const other = later.restart()
  await other.poll()
  expect(other.names()).toHaveLength(2)
})

test('the newest 14 are kept, and files of others and of other databases stay', async () => {
  const server = startServer()
  mkdirSync(server.folder)
  const foreign = [
    'evenkeel-daily-000000000000-2020-01-01T000000Z.gz',
    'evenkeel-2020-01-01T000000Z.gz',
    'notes.txt',
  ]
  for (const name of foreign) writeFileSync(join(server.folder, name), 'mine')
  const taken: string[] = []
  for (let day = 0; day < 16; day += 1) {
    await server.poll()
    taken.push(...server.names().filter((name) => ![...foreign, ...taken].includes(name)))
    app.clock.advance({ days: 1 })
  }
  expect(taken).toHaveLength(16)
  expect(server.names()).toEqual([...foreign, ...taken.slice(-14)].toSorted())
})

test('a failure is logged and counted, tried again, and deletes nothing', async () => {
  const server = startServer()
  await server.poll()
  app.clock.advance({ days: 1 })
  await app.database.pool.query('alter table rate_limits rename to broken')
  onTestFinished(async () => {
    await app.database.pool.query('alter table if exists broken rename to rate_limits')
  })
  await server.poll()
  expect([server.state.failures(), server.state.isLate()]).toEqual([1, false])
  expect(lines.join('')).toContain('the daily backup failed and will be tried again')
  await server.poll()
  expect(server.state.failures()).toBe(1)
  app.clock.advance({ minutes: 15 })
  await server.poll()
  expect(server.state.failures()).toBe(2)
  app.clock.advance({ days: 1 })
  expect(server.state.isLate()).toBe(true)
  expect(server.names()).toHaveLength(1)
  await app.database.pool.query('alter table broken rename to rate_limits')
  await server.poll()
  expect([server.state.isLate(), server.names().length]).toEqual([false, 2])
})

test('a first backup that fails is late at once', async () => {
  const server = startServer()
  writeFileSync(server.folder, 'not a folder')
  expect(server.state.isLate()).toBe(false)
  await server.poll()
  expect(server.state.isLate()).toBe(true)
})

test('a disk without room for one more is left alone', async () => {
  const server = startServer()
  await server.poll()
  const [name = ''] = server.names()
  // As long as a whole disk, but it takes no room.
  truncateSync(join(server.folder, name), 2 ** 43)
  app.clock.advance({ days: 1 })
  await server.poll()
  expect(lines.join('')).toMatch(
    /The disk of .* is too full for a backup: 10,486,016 MB must be free\./,
  )
  expect(server.names()).toEqual([name])
})

test('a backup that somebody else is taking is no failure', async () => {
  const server = startServer()
  await inBackupSnapshot(address, () => server.poll())
  expect([server.names(), server.state.failures(), server.state.isLate()]).toEqual([[], 0, false])
  app.clock.advance({ minutes: 15 })
  await server.poll()
  expect(server.names()).toHaveLength(1)
})

test('a clock that was ahead does not delay the next one', async () => {
  const server = startServer()
  app.clock.advance({ days: 30 })
  await server.poll()
  app.clock.advance({ days: -30 })
  await server.poll()
  expect(server.names()).toHaveLength(2)
  expect(server.state.ageMs()).toBe(0)
})
