import { expect, test } from 'vitest'
import {
  adoptState,
  countCommittedUnacknowledged,
  type Entry,
  findViolations,
  type Row,
} from './entries.ts'

const row: Row = { id: 'id-1', description: 'key', amount: '1.00', version: 1 }
const acknowledged: Entry = {
  key: 'key',
  body: {},
  created: row,
  amounts: ['1.00'],
  deletion: 'none',
}
const unacknowledged: Entry = { ...acknowledged, created: undefined }

test.each<[string, Entry[], Row[], string[], number]>([
  ['an acknowledged entry that is present', [acknowledged], [row], [], 0],
  [
    'an acknowledged entry that is lost',
    [acknowledged],
    [],
    ['key was acknowledged but is lost'],
    0,
  ],
  ['a duplicated entry', [acknowledged], [row, row], ['key exists 2 times'], 0],
  ['an unacknowledged entry that is present', [unacknowledged], [row], [], 1],
  ['an unacknowledged entry that is absent', [unacknowledged], [], [], 0],
  ['a duplicated unacknowledged entry', [unacknowledged], [row, row], ['key exists 2 times'], 1],
  [
    'an entry with another id',
    [acknowledged],
    [{ ...row, id: 'id-2' }],
    ['key has a different id than acknowledged'],
    0,
  ],
  [
    'an unacknowledged edit that is present',
    [{ ...acknowledged, amounts: ['2.00', '1.00'] }],
    [row],
    [],
    1,
  ],
  [
    'an unacknowledged edit that is absent',
    [{ ...acknowledged, amounts: ['1.00', '2.00'] }],
    [row],
    [],
    0,
  ],
  [
    'an acknowledged edit that is lost',
    [{ ...acknowledged, amounts: ['2.00'] }],
    [row],
    ['key has the amount 1.00, not 2.00'],
    0,
  ],
  ['an unacknowledged delete that took effect', [{ ...acknowledged, deletion: 'sent' }], [], [], 1],
  ['an unacknowledged delete that did not', [{ ...acknowledged, deletion: 'sent' }], [row], [], 0],
  [
    'an acknowledged delete that is undone',
    [{ ...acknowledged, deletion: 'acknowledged' }],
    [row],
    ['key was deleted but is back'],
    0,
  ],
  ['an unknown entry', [], [row], ['key was never requested'], 0],
])('%s', (_name, entries, rows, broken, committed) => {
  expect(findViolations(entries, rows)).toEqual(broken)
  expect(countCommittedUnacknowledged(entries, rows)).toBe(committed)
})

test('the state after a crash becomes the expected state', () => {
  const entries: Entry[] = [
    { ...unacknowledged, amounts: ['1.00'] },
    { ...acknowledged, key: 'gone', deletion: 'sent' },
  ]
  adoptState(entries, [row])
  expect(entries[0]).toMatchObject({ created: row, amounts: ['1.00'], deletion: 'none' })
  expect(entries[1]).toMatchObject({ deletion: 'acknowledged' })
  expect(findViolations(entries, [row])).toEqual([])
})
