import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Journal = { entries: { when: number }[] }

/**
 * Runs work on a copy of a migrations folder that ends with the given migration: Drizzle applies whole folders.
 * @param version the migration's time in the journal
 */
export async function withMigrationsUpTo<T>(
  folder: string,
  version: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const copy = await mkdtemp(join(tmpdir(), 'evenkeel-migrations-'))
  try {
    await cp(folder, copy, { recursive: true })
    const file = join(copy, 'meta', '_journal.json')
    const journal: Journal = JSON.parse(await readFile(file, 'utf8'))
    const entries = journal.entries.filter(({ when }) => when <= version)
    await writeFile(file, JSON.stringify({ ...journal, entries }))
    return await work(copy)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}
