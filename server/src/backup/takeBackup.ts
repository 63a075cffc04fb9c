import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, link, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDeepStrictEqual } from 'node:util'
import { constants, createGzip } from 'node:zlib'
import type { Clock } from '#adapters/clock.ts'
import type { DatabaseAddress } from '#db/openDatabase.ts'
import { BackupError, reasonOf } from './backupError.ts'
import {
  type Contents,
  countRows,
  endOfRows,
  formatName,
  formatVersion,
  type Header,
} from './format.ts'
import { readBackup } from './readBackup.ts'
import { keepRoom } from './room.ts'
import { inBackupSnapshot, type Snapshot } from './snapshotStore.ts'

export type Backup = Contents & { file: string; bytes: number }

type Ports = {
  address: DatabaseAddress
  clock: Clock
  /** Abandons the backup. */
  signal?: AbortSignal
}

/**
 * Backs up a whole database as of one moment into a new file, which appears under its name once it has been read back.
 * @throws BackupError with a message for the operator
 */
export function takeBackup({ address, clock, signal }: Ports, file: string): Promise<Backup> {
  return inBackupSnapshot(address, (snapshot) => writeSnapshot(snapshot, file, clock.now(), signal))
}

/** Stays in the snapshot's transaction until the file is in place: its lock keeps others from deleting our draft. */
export async function writeSnapshot(
  snapshot: Snapshot,
  file: string,
  takenAt: Date,
  signal?: AbortSignal,
): Promise<Backup> {
  const folder = dirname(file)
  const isDraft = draftPattern(snapshot.databaseId)
  const draft = join(folder, draftName(snapshot.databaseId))
  try {
    await requireFree(file)
    await removeLeftDrafts(folder, isDraft)
    const written = await write(snapshot, draft, takenAt, signal)
    signal?.throwIfAborted()
    if (!isDeepStrictEqual(await readBackup(draft), written)) {
      throw new BackupError(`What was written to ${file} is not what was read back.`)
    }
    await publish(draft, file)
    return { ...written, file, bytes: (await stat(file)).size }
  } catch (error) {
    throw explained(file, error)
  } finally {
    await rm(draft, { force: true })
  }
}

async function write(
  { schemaVersion, tables, rowsOf }: Snapshot,
  draft: string,
  takenAt: Date,
  signal: AbortSignal | undefined,
): Promise<Contents> {
  const header: Header = {
    format: formatName,
    formatVersion,
    schemaVersion,
    takenAt: takenAt.toISOString(),
    tables,
  }
  const counts: Contents['counts'] = []
  async function* text(): AsyncGenerator<Buffer | string> {
    yield `${JSON.stringify(header)}\n`
    for (const table of tables) {
      const counter = countRows(table.name)
      yield* counter.through(rowsOf(table))
      yield endOfRows
      counts.push(counter.result())
    }
    yield `${JSON.stringify({ tables: counts })}\n`
  }
  // It holds everybody's data, so nobody else may read it. `flush` waits for the disk.
  const output = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })
  // Half the processor time of the default, which users need more than a file that is a tenth smaller.
  const zip = createGzip({ level: constants.Z_BEST_SPEED })
  await pipeline(Readable.from(text()), zip, keepRoom(dirname(draft)), output, { signal })
  return { ...header, counts }
}

const draftSuffix = 'part'

function draftName(databaseId: string): string {
  return `.evenkeel-${databaseId}-${randomBytes(6).toString('hex')}.${draftSuffix}`
}

function draftPattern(databaseId: string): RegExp {
  return new RegExp(`^\\.evenkeel-${databaseId}-[0-9a-f]{12}\\.${draftSuffix}$`)
}

/** Nobody else is backing up this database, so its drafts were left by processes that were killed. */
async function removeLeftDrafts(folder: string, isDraft: RegExp): Promise<void> {
  for (const name of await readdir(folder)) {
    if (isDraft.test(name)) await rm(join(folder, name), { force: true })
  }
}

async function requireFree(file: string): Promise<void> {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (isThere) throw taken(file)
}

function taken(file: string): BackupError {
  return new BackupError(
    `${file} exists already, and a backup never overwrites a file. Name another one.`,
  )
}

/** Gives the draft its final name, unless something has that name by now, and waits for the disk. */
async function publish(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
    await unlink(draft)
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (code === 'EEXIST') throw taken(file)
    // Not every disk has links.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(code)) throw error
    await requireFree(file)
    await rename(draft, file)
  }
  await syncFolder(dirname(file))
}

async function syncFolder(folder: string): Promise<void> {
  // Windows has no such thing.
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const diskCodes = ['ENOSPC', 'EDQUOT', 'EIO']

/** Failed file operations in words. What fails without a path is a connection, unless the disk is to blame. */
function explained(file: string, error: unknown): unknown {
  const { code = '', path } = error as { code?: string; path?: string }
  if (error instanceof BackupError || (path === undefined && !diskCodes.includes(code)))
    return error
  return new BackupError(
    `${basename(file)} cannot be written to ${dirname(file)} (${reasonOf(error)}).`,
    { cause: error },
  )
}
