import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { keepRoom, requireRoom } from './room.ts'

const mebibyte = 1024 * 1024

test('a backup needs its own size and the 256 MiB that the database needs to go on', async () => {
  const free = (mebibytes: number) => async () => mebibytes * mebibyte
  await requireRoom('/backups', 100 * mebibyte, free(356))
  await expect(requireRoom('/backups', 100 * mebibyte, free(355))).rejects.toThrow(
    'The disk of /backups is too full for a backup: 356 MB must be free.',
  )
})

test('writing stops before it fills the disk', async () => {
  let free = 300 * mebibyte
  let written = 0
  const chunks = Array.from({ length: 100 }, () => Buffer.alloc(mebibyte))
  const writing = pipeline(
    Readable.from(chunks),
    keepRoom('/backups', async () => free),
    async (output) => {
      for await (const chunk of output) {
        written += chunk.length
        free -= chunk.length
      }
    },
  )
  await expect(writing).rejects.toThrow('is too full for a backup')
  expect(written).toBeGreaterThan(20 * mebibyte)
  expect(free).toBeGreaterThanOrEqual(256 * mebibyte)
})
