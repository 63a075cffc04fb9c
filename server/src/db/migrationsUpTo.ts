import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Journal = { entries: { when: number }[] }

/**
 * Runs work on a migrations folder that ends with the given migration. That is a copy: Drizzle applies whole folders.
 * @param version the migration's time in the journal
 */
export async function withMigrationsUpTo<T>(
  folder: string,
  version: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const journal: Journal = JSON.parse(await readFile(journalOf(folder), 'utf8'))
  const entries = journal.entries.filter(({ when }) => when <= version)
  if (entries.length === journal.entries.length) return work(folder)
  const copy = await mkdtemp(join(tmpdir(), 'evenkeel-migrations-'))
  try {
    await cp(folder, copy, { recursive: true })
    await writeFile(journalOf(copy), JSON.stringify({ ...journal, entries }))
    return await work(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

function journalOf(folder: string): string {
  return join(folder, 'meta', '_journal.json')
}
