import { createHash } from 'node:crypto'
import * as z from 'zod'

// A backup is a gzip stream of text: a line of JSON, then each table's rows as PostgreSQL's COPY writes them, ended by a
// line `\.`, and at the end a line of JSON with counts and hashes (docs/backup.md).

export const formatName = 'evenkeel-backup'
/** Increased when an older version of Evenkeel can no longer read the file. */
export const formatVersion = 1

const Table = z.object({ name: z.string(), columns: z.array(z.string()) })

/** What the first line says. */
export const Header = z.object({
  format: z.literal(formatName),
  formatVersion: z.number(),
  /** The newest migration of the database, as its time in the journal. */
  schemaVersion: z.number(),
  takenAt: z.iso.datetime(),
  tables: z.array(Table),
})
export type Header = z.output<typeof Header>

const Count = z.object({
  name: z.string(),
  rows: z.number(),
  bytes: z.number(),
  sha256: z.string(),
})
/** How many rows and bytes of COPY a table has, and the hash of those bytes. */
export type Count = z.output<typeof Count>

/** What the last line says. */
export const Footer = z.object({ tables: z.array(Count) })

/** A backup's contents without its rows. */
export type Contents = Header & { counts: Count[] }

/** COPY doubles every backslash in a row, so no row can be this line. */
export const endOfRows = '\\.\n'

/** Counts the rows of a table as they pass, and hashes them. */
export function countRows(name: string) {
  const hash = createHash('sha256')
  const count = { rows: 0, bytes: 0 }
  return {
    async *through(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
      for await (const chunk of rows) {
        hash.update(chunk)
        count.bytes += chunk.length
        count.rows += countLines(chunk)
        yield chunk
      }
    },
    result: (): Count => ({ name, ...count, sha256: hash.digest('hex') }),
  }
}

/** COPY ends each row with a line break and writes those within a row as `\n`. */
function countLines(chunk: Buffer): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1
  return lines
}

export function rowsIn({ counts }: Pick<Contents, 'counts'>): number {
  return counts.reduce((sum, { rows }) => sum + rows, 0)
}
