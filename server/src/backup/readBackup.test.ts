import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { scaled } from '@evenkeel/domain/testing'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { fakeClock } from '#testing/clock.ts'
import { cloneDatabase } from '#testing/database.ts'
import { addOddRows } from '#testing/oddRows.ts'
import { readBackup, requireRestorable, takeBackup } from './index.ts'

// Only a whole backup can be restored. Anything else is refused in words, before a database is touched.

const folder = mkdtempSync(join(tmpdir(), 'evenkeel-files-'))
const database = await cloneDatabase()
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

const original = join(folder, 'original.gz')
await addOddRows(database.pool)
await takeBackup({ address: database.address, clock: fakeClock() }, original)
const whole = readFileSync(original)
const contents = await readBackup(original)
const text = gunzipSync(whole).toString('latin1')

/** The message for the operator, or the file's contents if it is whole. */
async function outcomeOf(bytes: Uint8Array) {
  const file = join(folder, 'changed.gz')
  writeFileSync(file, bytes)
  return requireRestorable(file).catch((error: Error) => error.message.replace(file, 'FILE'))
}

const rewritten = (change: (text: string) => string) =>
  gzipSync(Buffer.from(change(text), 'latin1'))

const damaged = 'FILE is damaged: its contents are not those that were written.'
const cutShort = 'FILE is cut short: its end is missing.'
const foreign = 'FILE is not a backup of Evenkeel.'

test('a whole file can be restored', async () => {
  expect(await outcomeOf(whole)).toEqual(contents)
  expect(await outcomeOf(rewritten((same) => same))).toEqual(contents)
})

test.each<[string, Uint8Array, string]>([
  ['an empty file', Buffer.alloc(0), 'FILE is empty.'],
  ['a text', Buffer.from('Date,Type,Category\n'), foreign],
  ['one byte', Buffer.from('x'), foreign],
  ['something else that is zipped', gzipSync('Date,Type,Category\n'), foreign],
  ['nothing that is zipped', gzipSync(''), cutShort],
  ['the first two bytes', whole.subarray(0, 2), cutShort],
  ['the first half', whole.subarray(0, whole.length / 2), cutShort],
  ['all but the last byte', whole.subarray(0, -1), cutShort],
  [
    'a text that ends after the header',
    rewritten((it) => it.slice(0, it.indexOf('\n') + 1)),
    cutShort,
  ],
  ['a text that ends in its header', rewritten((it) => it.slice(0, 100)), cutShort],
  [
    'a text without its last line',
    rewritten((it) => it.slice(0, it.lastIndexOf('\n', it.length - 2) + 1)),
    cutShort,
  ],
  ['a text with more behind it', rewritten((it) => `${it}more`), damaged],
  ['a changed row', rewritten((it) => it.replace('99999999.99', '99999999.98')), damaged],
  ['a missing row', rewritten((it) => it.replace(/^\\\\\.\t1\t.*\n/m, '')), damaged],
  ['a changed count', rewritten((it) => it.replace(/"rows":2/, '"rows":1')), damaged],
  ['a header without tables', rewritten((it) => it.replace('"tables"', '"table"')), damaged],
  ['a broken header', rewritten((it) => it.replace('"tables":[', '"tables":')), damaged],
  [
    'another table',
    rewritten((it) => it.replaceAll('"name":"jobs"', '"name":"posts"')),
    'FILE has other tables than its version of Evenkeel has.',
  ],
  [
    'a newer schema',
    rewritten((it) => it.replace(/"schemaVersion":\d+/, '"schemaVersion":4000000000000')),
    'FILE was made by a newer version of Evenkeel. Install that version to restore it.',
  ],
  [
    'a newer format',
    rewritten((it) => it.replace('"formatVersion":1', '"formatVersion":2')),
    'FILE was made by a newer version of Evenkeel: it has format 2, and this version reads format 1. Install the newer ' +
      'version to use it.',
  ],
])('%s is refused', async (_what, bytes, message) => {
  expect(bytes).not.toEqual(whole)
  expect(await outcomeOf(bytes)).toBe(message)
})

test('a file that is missing, or a folder, is refused', async () => {
  await expect(requireRestorable('/no/such/file')).rejects.toThrow(
    '/no/such/file cannot be read (ENOENT).',
  )
  await expect(requireRestorable(folder)).rejects.toThrow(`${folder} cannot be read (EISDIR).`)
})

test('a file with a changed byte is refused, or says the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.nat(whole.length - 1),
      fc.integer({ min: 1, max: 255 }),
      async (at, flip) => {
        const bytes = Buffer.from(whole)
        bytes.writeUInt8((whole.at(at) ?? 0) ^ flip, at)
        const outcome = await outcomeOf(bytes)
        // A few bits of gzip say nothing about the contents: notes in its header, and what fills up a byte.
        if (typeof outcome === 'object') expect(outcome).toEqual(contents)
        else expect([damaged, cutShort, foreign]).toContain(outcome)
      },
    ),
    { numRuns: scaled(200) },
  )
})

test('a file cut off anywhere is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: whole.length - 1 }), async (length) => {
      expect([cutShort, foreign]).toContain(await outcomeOf(whole.subarray(0, length)))
    }),
    { numRuns: scaled(50) },
  )
})
