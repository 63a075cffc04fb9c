import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '#transactions'
import { scaled } from '../testing/index.ts'
import { csvFileName, csvHeader, csvLine } from './csv.ts'

const entry: Transaction = {
  id: '01930e38-7000-74fd-ac74-e0cec46dc6b1',
  userId: '01930e38-7000-74fd-ac74-e0cec46dc6b2',
  type: 'expense',
  amount: 1230,
  description: 'Lunch',
  category: 'Food & Dining',
  date: '2026-01-31',
  createdAt: new Date(0),
  version: 1,
  billId: null,
  billDueDate: null,
}

/** An RFC 4180 parser, independent of the writer. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isQuoted && char === '"' && text[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && char === ',') {
      rows.at(-1)?.push(cell)
      cell = ''
    } else if (!isQuoted && char === '\r' && text[at + 1] === '\n') {
      rows.at(-1)?.push(cell)
      rows.push([])
      cell = ''
      at += 1
    } else cell += char
  }
  return rows.slice(0, -1)
}

/** Removes one `'` wherever a cell may begin. */
const unguarded = (cell: string) => cell.replace(/(?<=^|[;\t\r\n])'/g, '')

describe('an entry as a CSV line', () => {
  test.each([
    ['plain', {}, '2026-01-31,expense,Food & Dining,"Lunch",12.30\r\n'],
    ['without description', { description: '' }, '2026-01-31,expense,Food & Dining,"",12.30\r\n'],
    [
      'inner quotes are doubled',
      { description: 'the "big" one' },
      '2026-01-31,expense,Food & Dining,"the ""big"" one",12.30\r\n',
    ],
    [
      'income of a category with a comma',
      { type: 'income', category: 'Gifts, other' },
      '2026-01-31,income,"Gifts, other","Lunch",12.30\r\n',
    ],
    [
      'a formula is text',
      { description: '=1+1', category: '@home' },
      `2026-01-31,expense,'@home,"'=1+1",12.30\r\n`,
    ],
    [
      'a formula in full-width characters is text',
      { description: '＝1＋1', category: '＠home' },
      `2026-01-31,expense,'＠home,"'＝1＋1",12.30\r\n`,
    ],
    [
      'a leading line break is guarded',
      { description: '\n=1+1' },
      `2026-01-31,expense,Food & Dining,"'\n'=1+1",12.30\r\n`,
    ],
    [
      'a formula after a semicolon is text',
      { description: 'a;=1+1', category: 'b;－1;c' },
      `2026-01-31,expense,b;'－1;c,"a;'=1+1",12.30\r\n`,
    ],
    [
      'a formula in quotes after a semicolon is text',
      { description: 'a;"=1+1;b' },
      `2026-01-31,expense,Food & Dining,"a;'""=1+1;b",12.30\r\n`,
    ],
    [
      'a formula after a line break or tab is text',
      { description: 'a\r\n=1\n+2\t@3\rb' },
      `2026-01-31,expense,Food & Dining,"a\r\n'=1\n'+2\t'@3\rb",12.30\r\n`,
    ],
    [
      'an apostrophe after a semicolon is kept',
      { description: "a;'b; c's" },
      `2026-01-31,expense,Food & Dining,"a;''b; c's",12.30\r\n`,
    ],
    [
      'a leading apostrophe is kept',
      { description: "'quoted" },
      `2026-01-31,expense,Food & Dining,"''quoted",12.30\r\n`,
    ],
  ] as [string, Partial<Transaction>, string][])('%s', (_, change, line) => {
    expect(csvLine({ ...entry, ...change })).toBe(line)
  })

  test('the columns and the file name', () => {
    expect(csvHeader).toBe('Date,Type,Category,Description,Amount\r\n')
    expect(csvFileName('2026-01-31')).toBe('evenkeel-transactions-2026-01-31.csv')
  })

  test('every text round-trips once its guard is removed', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '"',
        ',',
        '\n',
        '\r\n',
        "'",
        '=',
        '+',
        '-',
        '@',
        '＝',
        '＋',
        '－',
        '＠',
        ';',
        '\t',
        'é',
        '日本',
        '🛶',
        'ש',
      ),
      fc.string({ unit: 'grapheme', maxLength: 6 }),
    )
    const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, text, (description, category) => {
        const [row] = readCsv(csvLine({ ...entry, description, category }))
        expect(row).toHaveLength(5)
        expect(unguarded(row?.[3] ?? '')).toBe(description)
        expect(unguarded(row?.[2] ?? '')).toBe(category)
        for (const cell of row ?? []) {
          expect(cell).not.toMatch(/^[=+\-@＝＋－＠\t\r\n]/)
          expect(cell).not.toMatch(/[;\t\r\n]"*[=+\-@＝＋－＠]/)
        }
      }),
      { numRuns: scaled(500) },
    )
  })
})
