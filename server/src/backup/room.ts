import { Transform } from 'node:stream'
import { formatCount } from '@evenkeel/domain/text'
import { freeBytesIn, freeBytesMin } from '#adapters/freeSpace.ts'
import { BackupError } from './backupError.ts'

/** How much is written between two looks at the disk. */
const lookEveryBytes = 8 * 1024 * 1024

/**
 * Requires that a disk has room for this much and for what the database needs to go on.
 * @throws BackupError
 */
export async function requireRoom(
  folder: string,
  bytes: number,
  freeBytes = freeBytesIn,
): Promise<void> {
  if ((await freeBytes(folder)) - bytes >= freeBytesMin) return
  throw new BackupError(
    `The disk of ${folder} is too full for a backup: ${megabytes(bytes + freeBytesMin)} MB must be free.`,
  )
}

/** Passes a file's bytes on for as long as its disk has room, so that a backup is never what fills the disk. */
export function keepRoom(folder: string, freeBytes = freeBytesIn): Transform {
  let unseen = lookEveryBytes
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unseen += chunk.length
      if (unseen < lookEveryBytes) return done(null, chunk)
      unseen = 0
      requireRoom(folder, lookEveryBytes, freeBytes).then(() => done(null, chunk), done)
    },
  })
}

function megabytes(bytes: number): string {
  return formatCount(Math.ceil(bytes / 1024 / 1024))
}
