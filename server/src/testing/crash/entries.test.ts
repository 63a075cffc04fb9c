import { expect, test } from 'vitest'
import {
  brokenPromises,
  countCommittedUnanswered,
  type Entry,
  type Row,
  settle,
} from './entries.ts'

const row: Row = { id: 'id-1', description: 'key', amount: '1.00', version: 1 }
const answered: Entry = {
  key: 'key',
  body: {},
  created: row,
  amounts: ['1.00'],
  deletion: 'none',
}
const unanswered: Entry = { ...answered, created: undefined }

test.each<[string, Entry[], Row[], string[], number]>([
  ['an answered entry that is there', [answered], [row], [], 0],
  ['an answered entry that is lost', [answered], [], ['key was answered and is lost'], 0],
  ['an entry that is there twice', [answered], [row, row], ['key is there 2 times'], 0],
  ['an unanswered entry that is there', [unanswered], [row], [], 1],
  ['an unanswered entry that is not', [unanswered], [], [], 0],
  [
    'an unanswered entry that is there twice',
    [unanswered],
    [row, row],
    ['key is there 2 times'],
    1,
  ],
  [
    'an entry with another id',
    [answered],
    [{ ...row, id: 'id-2' }],
    ['key has another id than was answered'],
    0,
  ],
  ['an unanswered edit that is there', [{ ...answered, amounts: ['2.00', '1.00'] }], [row], [], 1],
  ['an unanswered edit that is not', [{ ...answered, amounts: ['1.00', '2.00'] }], [row], [], 0],
  [
    'an answered edit that is lost',
    [{ ...answered, amounts: ['2.00'] }],
    [row],
    ['key has the amount 1.00, not 2.00'],
    0,
  ],
  ['an unanswered delete that is done', [{ ...answered, deletion: 'sent' }], [], [], 1],
  ['an unanswered delete that is not', [{ ...answered, deletion: 'sent' }], [row], [], 0],
  [
    'an answered delete that is undone',
    [{ ...answered, deletion: 'answered' }],
    [row],
    ['key was deleted and is back'],
    0,
  ],
  ['an entry of nobody', [], [row], ['key was never asked for'], 0],
])('%s', (_name, entries, rows, broken, committed) => {
  expect(brokenPromises(entries, rows)).toEqual(broken)
  expect(countCommittedUnanswered(entries, rows)).toBe(committed)
})

test('what is there after a crash counts from then on', () => {
  const entries: Entry[] = [
    { ...unanswered, amounts: ['1.00'] },
    { ...answered, key: 'gone', deletion: 'sent' },
  ]
  settle(entries, [row])
  expect(entries[0]).toMatchObject({ created: row, amounts: ['1.00'], deletion: 'none' })
  expect(entries[1]).toMatchObject({ deletion: 'answered' })
  expect(brokenPromises(entries, [row])).toEqual([])
})
