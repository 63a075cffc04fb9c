import { monthOf, weekdayOf } from './calendarWords.ts'
import { expand } from './expansions.ts'

/** One word, number or date of a question. */
export type Token = {
  /** In lower case, without accents and apostrophes: used for matching. */
  text: string
  /** Used for matching names: keeps a possessive `'s` that `text` may have lost. */
  name: string
  /** Without a possessive `'s`: `netflix` of "Netflix's". */
  bare: string
  /** As the user wrote it. */
  raw: string
  /** Between quotation marks in the question. */
  isQuoted: boolean
  /** A punctuation mark follows that ends a sentence or a clause. */
  isPause: boolean
  /** That mark is a comma, which may also stand in a list. */
  isComma: boolean
}

const pattern =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}(?:\/\d{2,4})?|\$?\d[\d,]*(?:\.\d+)?k?(?![\p{L}\p{N}-])%?|\$?\.\d+|[\p{L}\p{N}][\p{L}\p{M}\p{N}'.+-]*|[<>]=?|[%€£¥₹]|(?<=\s)[-–—](?=\s)|["“”]/gu

/** Splits a question into tokens, expanding contractions and dropping meaningless signs. */
export function tokenize(question: string): Token[] {
  let isQuoted = false
  const tokens: Token[] = []
  const expanded = expand(question.normalize('NFKC').replace(/[’‘´`]/g, "'"))
  for (const match of expanded.matchAll(pattern)) {
    const [found] = match
    if (/["“”]/.test(found)) {
      isQuoted = !isQuoted
      continue
    }
    const end = match.index + found.length
    const raw = found.replace(/[.,'+-]+$/u, '') || found
    const bare = fold(raw.replace(/'s$/iu, ''))
    const name = fold(raw)
    const mark = pauseAfter(expanded.slice(match.index + raw.length, end + 3), raw)
    const isTime = ownsTime(bare) || ownsDay(bare, tokens.at(-1)?.text)
    const [isPause, isComma] = [mark !== undefined, mark === ',']
    tokens.push({ text: isTime ? bare : name, name, bare, raw, isQuoted, isPause, isComma })
  }
  return tokens
}

/** The mark that ends a clause after a word; the dot of "Dr." ends none. */
function pauseAfter(after: string, raw: string): string | undefined {
  const [mark = ''] = /^[^\p{L}\p{N}$]*/u.exec(after) ?? []
  if (/^\.\s/.test(mark) && /^(dr|mr|mrs|ms|st|vs|inc|co|jr|sr|etc|\p{L})$/iu.test(raw))
    return undefined
  return /[,;:!?…\n()—–]|\.(\s|\.|$)/.test(mark) ? mark.trim() : undefined
}

/** "last month's expenses" are those of last month. */
function ownsTime(word: string): boolean {
  return (
    /^(today|yesterday|tonight|week|weekend|month|quarter|year)$/.test(word) ||
    monthOf(word) !== undefined
  )
}

/** "Saturday's expenses" are those of one day, while "on Saturday's" is written for all Saturdays. */
function ownsDay(word: string, before: string | undefined): boolean {
  return weekdayOf(word) !== undefined && before !== 'on'
}

/** The form in which words are compared: lower case, no accents, no apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}']/gu, '')
    .toLowerCase()
}

/** The words of a name; `&` and "and" between them may be left out. */
export function wordsOf(name: string): string[] {
  const words = [
    ...name
      .normalize('NFKC')
      .replace(/[’‘´`]/g, "'")
      .matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'.+-]*/gu),
  ]
  return words.map(([word]) => fold(word.replace(/[.'+-]+$/u, ''))).filter((word) => word !== 'and')
}
