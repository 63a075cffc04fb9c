import { type Connection, connectionTo } from './connection.ts'
import { findHome } from './home.ts'
import { isPostmasterOf, readPostmaster } from './postmaster.ts'
import { findProgram } from './program.ts'
import { openTransport } from './transport.ts'

/** An existing database: the folder of its files, and how to reach its server if that runs. */
export type Found = { folder: string; running: Connection | undefined }

/**
 * Looks for the database of a data folder, without creating or starting anything.
 * @returns undefined if the data folder has no database yet
 * @throws EmbeddedDatabaseError if this version or user cannot use it
 */
export function findEmbedded(dataDir: string): Found | undefined {
  const home = findHome(dataDir, findProgram().major)
  if (home === undefined) return undefined
  const postmaster = readPostmaster(home.cluster)
  const isRunning = postmaster?.isReady === true && isPostmasterOf(postmaster.pid, home.cluster)
  return {
    folder: home.path,
    running: isRunning ? connectionTo(postmaster, openTransport(home).password) : undefined,
  }
}
