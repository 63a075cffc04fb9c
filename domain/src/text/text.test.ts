import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled } from '#testing'
import { composedText, freeText, looksEmpty, nameText, searchText, spellingsOf } from './text.ts'

const Note = freeText(500, 'Too long')
const Name = nameText('Name is required', 60, 'Too long')
const Search = searchText(100)

describe('free text', () => {
  it.each([
    ['an empty string', ''],
    ['line breaks', 'first\nsecond\r\nthird'],
    ['surrounding spaces', '  spaced  '],
    ['every script', 'Ünïcode 日本語 العربية हिन्दी'],
    ['multi-part emoji', '👩‍👩‍👧‍👦🇺🇳'],
    ['quotes and formulas', '=SUM("a";\'b\')'],
    ['text of exactly the maximum length', 'x'.repeat(500)],
  ])('keeps %s', (_, text) => {
    expect(Note.parse(text)).toBe(text)
  })

  it.each([
    ['a NUL', 'a\u0000b'],
    ['a tab', 'a\tb'],
    ['a bell', 'a\u0007b'],
    ['a delete', 'a\u007fb'],
    ['a C1 control', 'a\u0085b'],
    ['a lone high surrogate', 'a\ud83db'],
    ['a lone low surrogate', '\udc00'],
    ['a reversed surrogate pair', '\udc00\ud83d'],
  ])('rejects %s', (_, text) => {
    const message = 'This text contains characters that cannot be stored'
    expect(Note.safeParse(text).error?.issues[0]?.message).toBe(message)
    expect(Name.safeParse(`x${text}x`).error?.issues[0]?.message).toBe(message)
    expect(Search.safeParse(`x${text}x`).success).toBe(false)
  })

  it('rejects one character more than the maximum', () => {
    expect(Note.safeParse('x'.repeat(501)).error?.issues[0]?.message).toBe('Too long')
  })

  it('agrees with a check of each code unit', () => {
    const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(
        fc.array(fc.oneof(unit, fc.string({ unit: 'grapheme' })), { maxLength: 8 }),
        (parts) => {
          const text = parts.join('')
          expect(Note.safeParse(text).success).toBe(text.length <= 500 && isStorableByHand(text))
        },
      ),
      { numRuns: scaled(3000) },
    )
  })
})

describe('composed text', () => {
  const Composed = composedText(3, 'Too long')

  it('is free text in its composed form', () => {
    expect(Composed.parse('e\u0301\n')).toBe('\u00e9\n')
    expect(Composed.safeParse('a\u0000').success).toBe(false)
    expect(Composed.safeParse('\u0958\u0958').error?.issues[0]?.message).toBe('Too long')
  })

  it('has one spelling, other text two', () => {
    expect(spellingsOf('caf\u00e9')).toEqual(['caf\u00e9'])
    expect(spellingsOf('cafe\u0301')).toEqual(['cafe\u0301', 'caf\u00e9'])
  })
})

function isStorableByHand(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f)
    if (isControl && code !== 0x0a && code !== 0x0d) return false
    if (code >= 0xdc00 && code <= 0xdfff) return false
    if (code >= 0xd800 && code <= 0xdbff) {
      const next = text.charCodeAt(at + 1)
      if (!(next >= 0xdc00 && next <= 0xdfff)) return false
      at += 1
    }
  }
  return true
}

describe('a name', () => {
  it('is trimmed and must fit on one line', () => {
    expect(Name.parse('  Food & Dining ')).toBe('Food & Dining')
    expect(Name.safeParse('two\nlines').success).toBe(false)
  })

  it.each([undefined, null, '', '   ', 5])('is required, so %j is rejected', (value) => {
    expect(Name.safeParse(value).error?.issues[0]?.message).toBe('Name is required')
  })

  it.each([
    ['zero-width spaces', '\u200b\u200b'],
    ['a byte order mark', '\ufeff'],
    ['direction marks and spaces', '\u200e \u202e\u2066'],
    ['a soft hyphen', '\u00ad'],
    ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
    ['a blank Braille cell', '\u2800'],
    ['variation selectors', '\ufe0f\ufe0e'],
    ['tag characters', '\u{e0020}\u{e007f}'],
    ['control characters', '\u0007\u0085'],
  ])('of %s looks empty and is rejected', (_, text) => {
    expect(looksEmpty(text)).toBe(true)
    expect(Name.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      'Name is required',
    ])
  })

  it.each(['👩‍👩‍👧', 'می‌خواهم', '☕️', '·', '-', 'ㅤa', '𝒳'])('keeps %j', (text) => {
    expect(looksEmpty(text)).toBe(false)
    expect(Name.parse(text)).toBe(text)
  })

  it('is composed before it is measured', () => {
    expect(Name.parse('Cafe\u0301')).toBe('Caf\u00e9')
    expect(Name.parse('e\u0301'.repeat(60))).toBe('\u00e9'.repeat(60))
    // Some characters become longer when composed.
    expect(Name.safeParse('\u0958'.repeat(60)).error?.issues[0]?.message).toBe('Too long')
  })

  it('is measured after trimming', () => {
    expect(Name.safeParse(` ${'x'.repeat(60)} `).success).toBe(true)
    expect(Name.safeParse('x'.repeat(61)).error?.issues[0]?.message).toBe('Too long')
  })
})
