import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import type { TableShape } from '#db/schemaTables.ts'
import { BackupError, reasonOf } from './backupError.ts'
import {
  type Contents,
  type Count,
  countRows,
  Footer,
  formatName,
  formatVersion,
  Header,
} from './format.ts'
import { CutShortError, readLines } from './lines.ts'

/** Receives the rows of one table; it must read them to their end. */
type RowsReader = (table: TableShape, rows: AsyncIterable<Buffer>) => Promise<void>

/**
 * Reads a backup from beginning to end and compares each table with the counts and hashes at its end.
 * @param read receives each table's rows before they are known to be whole
 * @throws BackupError if the file is not a whole backup
 */
export async function readBackup(file: string, read: RowsReader = skip): Promise<Contents> {
  const lines = readLines(unpack(file))
  try {
    const header = parseHeader(file, await lines.line())
    const counts: Count[] = []
    for (const table of header.tables) {
      const counter = countRows(table.name)
      await read(table, counter.through(lines.rows()))
      counts.push(counter.result())
    }
    const footer = Footer.safeParse(jsonOf(await lines.line()))
    const isWhole = isDeepStrictEqual(footer.data?.tables, counts) && (await lines.isAtEnd())
    if (!isWhole) throw damaged(file)
    return { ...header, counts }
  } catch (error) {
    throw explained(file, error)
  } finally {
    await lines.close()
  }
}

async function skip(_table: TableShape, rows: AsyncIterable<Buffer>): Promise<void> {
  for await (const _ of rows);
}

async function* unpack(file: string): AsyncGenerator<Buffer> {
  await requireGzip(file)
  const unzip = createGunzip()
  pipeline(createReadStream(file), unzip, () => {})
  let isFirst = true
  for await (const chunk of unzip) {
    if (isFirst && !chunk.toString().startsWith(`{"format":"${formatName}"`)) throw foreign(file)
    isFirst = false
    yield chunk
  }
}

async function requireGzip(file: string): Promise<void> {
  const handle = await open(file)
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(2), 0, 2)
    if (bytesRead === 0) throw new BackupError(`${file} is empty.`)
    if (buffer.readUInt16BE() !== 0x1f8b) throw foreign(file)
  } finally {
    await handle.close()
  }
}

function parseHeader(file: string, line: string): Header {
  const json = jsonOf(line) as Partial<Header> | undefined
  if (Number(json?.formatVersion) > formatVersion) {
    throw new BackupError(
      `${file} was made by a newer version of Evenkeel: it has format ${json?.formatVersion}, and this version reads ` +
        `format ${formatVersion}. Install the newer version to use it.`,
    )
  }
  const header = Header.safeParse(json)
  if (!header.success) throw damaged(file)
  return header.data
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

function foreign(file: string): BackupError {
  return new BackupError(`${file} is not a backup of Evenkeel.`)
}

function damaged(file: string): BackupError {
  return new BackupError(`${file} is damaged: its contents are not those that were written.`)
}

/** Codes of zlib for contents that are wrong; one for contents that end too early. */
const damagedCodes = ['Z_DATA_ERROR', 'Z_NEED_DICT']
const cutShortCode = 'Z_BUF_ERROR'

function explained(file: string, error: unknown): unknown {
  const { code, syscall } = error as { code?: string; syscall?: string }
  if (code === cutShortCode || error instanceof CutShortError) {
    return new BackupError(`${file} is cut short: its end is missing.`)
  }
  if (damagedCodes.includes(code ?? '')) return damaged(file)
  if (syscall === 'open' || syscall === 'read') {
    return new BackupError(`${file} cannot be read (${reasonOf(error)}).`)
  }
  return error
}
