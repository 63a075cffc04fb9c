import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { migrationsFolder } from '#db/migrate.ts'
import { addressOf, newDatabaseName, runAsAdmin } from './postgres.ts'

/** A database without tables; dropped when the test ends. */
export async function openEmptyDatabase(): Promise<pg.Pool> {
  const { address } = inject('postgres')
  const name = newDatabaseName()
  await runAsAdmin(address, `create database ${name}`)
  // In parts, so that tests can connect as another role.
  const { host, port, user, password, database, ssl } = new pg.Client(addressOf(address, name))
  const pool = new pg.Pool({ host, port, user, password, database, ssl })
  // Dropping the database may reach a connection that is still closing.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  onTestFinished(async () => {
    await pool.end()
    await runAsAdmin(address, `drop database ${name} with (force)`)
  })
  return pool
}

/** The migrations before the one of this name. */
export function migrationsBefore(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  cpSync(migrationsFolder, folder, { recursive: true })
  const journal = join(folder, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  const first = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(`_${name}`))
  if (first === -1) throw new Error(`No migration is called ${name}`)
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, first) }))
  return folder
}
