import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findEmbedded } from './find.ts'
import { cleanUp, makeTestFolder, startApp } from './testing/apps.ts'

afterEach(cleanUp)

test('looking for a database creates nothing', () => {
  const folder = makeTestFolder()
  expect(findEmbedded(join(folder, 'data'))).toBeUndefined()
  expect(existsSync(join(folder, 'data'))).toBe(false)
  expect(findEmbedded(folder)).toBeUndefined()
  expect(readdirSync(folder)).toEqual([])
})

test('a database is found, and its server while it runs', async () => {
  const dataDir = join(makeTestFolder(), 'data')
  const app = startApp({ dataDir })
  const connection = await app.ready
  const folder = join(dataDir, 'postgres')
  expect(findEmbedded(dataDir)).toEqual({ folder, running: connection })
  await app.stop()
  expect(findEmbedded(dataDir)).toEqual({ folder, running: undefined })
})

test('a server that was killed does not run', async () => {
  const dataDir = join(makeTestFolder(), 'data')
  const app = startApp({ dataDir })
  await app.ready
  await app.stop()
  // A killed server leaves its file behind. No process has this id.
  const file = join(dataDir, 'postgres', 'cluster', 'postmaster.pid')
  writeFileSync(file, '2147483647\n/x\n0\n5432\n/x\n\n0 0\nready   \n')
  expect(findEmbedded(dataDir)?.running).toBeUndefined()
})

test('a database of a newer version is refused', async () => {
  const dataDir = join(makeTestFolder(), 'data')
  const app = startApp({ dataDir })
  await app.ready
  await app.stop()
  writeFileSync(join(dataDir, 'postgres', 'cluster', 'EVENKEEL_FORMAT'), '2\n')
  expect(() => findEmbedded(dataDir)).toThrow('was created by a newer version of Evenkeel')
})
