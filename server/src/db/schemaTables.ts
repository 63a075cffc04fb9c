import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationsFolder } from './migrate.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

export type TableShape = { name: string; columns: string[] }

type Snapshot = {
  tables: Record<
    string,
    {
      name: string
      columns: Record<string, unknown>
      foreignKeys: Record<string, { tableTo: string }>
    }
  >
}

/**
 * The tables of Evenkeel after a migration, as drizzle-kit recorded them, each after the tables its rows refer to.
 * @param version the migration's time in the journal
 * @returns undefined if this version of Evenkeel does not know the migration
 */
export function tablesAt(version: number): TableShape[] | undefined {
  const entry = journal.entries.find(({ when }) => when === version)
  if (entry === undefined) return undefined
  const name = `meta/${String(entry.idx).padStart(4, '0')}_snapshot.json`
  const snapshot: Snapshot = JSON.parse(readFileSync(join(migrationsFolder, name), 'utf8'))
  return inOrderOfReference(Object.values(snapshot.tables)).map((table) => ({
    name: table.name,
    columns: Object.keys(table.columns),
  }))
}

function inOrderOfReference(tables: Snapshot['tables'][string][]) {
  const ordered: typeof tables = []
  let waiting = tables.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  while (waiting.length > 0) {
    const isWaiting = (name: string) => waiting.some((table) => table.name === name)
    const ready = waiting.filter(({ name, foreignKeys }) =>
      Object.values(foreignKeys).every(({ tableTo }) => tableTo === name || !isWaiting(tableTo)),
    )
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...ready)
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return ordered
}
