import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#config.ts'
import { cloneDatabase } from '#testing/database.ts'
import { urlOf } from '#testing/postgres.ts'
import { openDatabase } from './openDatabase.ts'

/** Opens a database after some statements, and returns its warnings. */
async function warningsAfter(...statements: string[]) {
  const { pool, address, close } = await cloneDatabase()
  onTestFinished(close)
  const { rows } = await pool.query('select current_database() as name')
  const name: string = rows[0].name
  for (const statement of statements) await pool.query(statement.replace('$name', name))
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line).msg) })
  const database = await openDatabase(readConfig({ DATABASE_URL: urlOf(address) }), log)
  await database.close()
  return { name, lines }
}

test('indexes of the current version get no warning', async () => {
  expect((await warningsAfter()).lines).toEqual([])
})

test('another version of ICU than the indexes were built with is reported, with what to do', async () => {
  const { name, lines } = await warningsAfter(
    `update pg_collation set collversion = '12.3' where collname = 'und-x-icu'`,
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /^The indexes of the database \S+ were built with version 12\.3 of "und-x-icu", and it now sorts text by version [\d.]+: /,
  )
  expect(lines[0]).toContain(
    `REINDEX DATABASE ${name}; ALTER COLLATION pg_catalog."und-x-icu" REFRESH VERSION;`,
  )
})

test('so is another version of the default collation', async () => {
  const { name, lines } = await warningsAfter(
    `update pg_database set datcollversion = '0' where datname = '$name'`,
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('were built with version 0 of the default collation')
  expect(lines[0]).toContain(`ALTER DATABASE ${name} REFRESH COLLATION VERSION;`)
})

test('a collation that no index uses is not reported', async () => {
  const { lines } = await warningsAfter(
    `update pg_collation set collversion = '12.3' where collname = 'de-x-icu'`,
  )
  expect(lines).toEqual([])
})

test('the statements of the warning end it', async () => {
  const { lines } = await warningsAfter(
    `update pg_collation set collversion = '12.3' where collname = 'und-x-icu'`,
    'reindex database $name',
    'alter collation pg_catalog."und-x-icu" refresh version',
  )
  expect(lines).toEqual([])
})
