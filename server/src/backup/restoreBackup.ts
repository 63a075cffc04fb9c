import { isDeepStrictEqual } from 'node:util'
import type { DatabaseAddress } from '#db/openDatabase.ts'
import { tablesAt } from '#db/schemaTables.ts'
import { BackupError } from './backupError.ts'
import type { Contents } from './format.ts'
import { readBackup } from './readBackup.ts'
import { inEmptyDatabase } from './restoreStore.ts'

/**
 * Reads a whole backup and makes sure that this version of Evenkeel can restore it.
 * @throws BackupError with a message for the operator
 */
export async function requireRestorable(file: string): Promise<Contents> {
  const contents = await readBackup(file)
  const tables = tablesAt(contents.schemaVersion)
  if (tables === undefined) {
    throw new BackupError(
      `${file} was made by a newer version of Evenkeel. Install that version to restore it.`,
    )
  }
  if (!isDeepStrictEqual(contents.tables, tables)) {
    throw new BackupError(`${file} has other tables than its version of Evenkeel has.`)
  }
  return contents
}

/**
 * Restores the rows of a backup, with its own version, into a database that holds nothing of ours. A restore that is cut
 * short leaves the database empty. `finishRestore` brings it to this version.
 * @param contents what `requireRestorable` found in the file
 * @throws NotEmptyError; BackupError with a message for the operator
 */
export async function restoreBackup(
  address: DatabaseAddress,
  file: string,
  contents: Contents,
): Promise<void> {
  await inEmptyDatabase(address, contents.schemaVersion, async ({ addRows }) => {
    const taken = new Map<string, number>()
    const restored = await readBackup(file, async (table, rows) => {
      taken.set(table.name, await addRows(table, rows))
    })
    const isWhole = restored.counts.every(({ name, rows }) => taken.get(name) === rows)
    if (!isWhole || !isDeepStrictEqual(restored, contents)) {
      throw new BackupError(`${file} changed while it was being restored. Nothing was restored.`)
    }
  })
}
