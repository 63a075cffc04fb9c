import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { EmbeddedDatabaseError, reasonOf } from './error.ts'
import type { Home } from './home.ts'
import { isPassing } from './membership.ts'

type Log = (message: string, details?: object) => void

const noteEveryMs = 1000

/** How far the write-ahead log was written, by which run of the server, and when it was first seen to end earlier. */
type Note = { position: string; server: string; at: string; endsEarlier?: string }

/**
 * PostgreSQL takes the first damaged record of its write-ahead log for the log's end, and starts without what came
 * after it. It then writes a checkpoint there, whose position is compared with the one noted last.
 * @throws EmbeddedDatabaseError if the log ended earlier, until the operator deletes the note
 */
export async function requireWholeLog(client: pg.Client, home: Home): Promise<void> {
  const note = readNote(home)
  if (note === undefined) return
  const { rows } = await client.query(
    `SELECT checkpoint_lsn::text AS ends, checkpoint_lsn < $1::pg_lsn AS short,
        pg_postmaster_start_time()::text <> $2 AS restarted
      FROM pg_control_checkpoint()`,
    [note.position, note.server],
  )
  const [{ ends, short, restarted }] = rows
  const endsEarlier = note.endsEarlier ?? (restarted && short ? ends : undefined)
  if (endsEarlier === undefined) return
  // Later starts write new checkpoints, so this has to be remembered.
  writeNote(home, { ...note, endsEarlier })
  throw new EmbeddedDatabaseError(
    `The database in ${home.cluster} has lost changes that were saved: its write-ahead log is damaged. It ends at ` +
      `${endsEarlier}, but had reached ${note.position} by ${note.at}. Restore a copy of the data folder. To ` +
      `continue without those changes, delete ${fileOf(home)} and start again.`,
  )
}

/** Notes every second how far the log has been written. Returns a function that stops it. */
export function noteWalPosition(client: pg.Client, home: Home, log: Log): () => void {
  let last: string | undefined
  let hasFailed = false
  async function note(): Promise<void> {
    const { rows } = await client.query(
      'SELECT pg_current_wal_flush_lsn()::text AS position, pg_postmaster_start_time()::text AS server',
    )
    const { position, server } = rows[0]
    if (position !== last) writeNote(home, { position, server, at: new Date().toISOString() })
    last = position
  }
  // An older note tells less than is true, never more, so the server goes on.
  function reportOnce(error: unknown): void {
    if (!hasFailed && !isPassing(error)) {
      log('The position of the write-ahead log could not be noted', { reason: reasonOf(error) })
    }
    hasFailed = true
  }
  const timer = setInterval(() => note().catch(reportOnce), noteEveryMs).unref()
  return () => clearInterval(timer)
}

/** Beside PostgreSQL's own files, so that a copy of the folder includes it. */
function fileOf({ cluster }: Home): string {
  return join(cluster, 'EVENKEEL_WAL_POSITION')
}

function readNote(home: Home): Note | undefined {
  try {
    const note = JSON.parse(readFileSync(fileOf(home), 'utf8'))
    return /^[\dA-F]{1,8}\/[\dA-F]{1,8}$/.test(note.position) ? note : undefined
  } catch {
    return undefined
  }
}

/** Another app on the same server may write at the same time, so each has its own temporary file. */
function writeNote(home: Home, note: Note): void {
  const temporary = `${fileOf(home)}.${process.pid}`
  writeFileSync(temporary, JSON.stringify(note))
  renameSync(temporary, fileOf(home))
}
