import { everyCalendarWord, monthOf, weekdayOf, weekdayPluralOf } from './calendarWords.ts'
import { meaningOf } from './lexicon.ts'
import { wholeNumberOf } from './numberWords.ts'
import type { Token } from './tokens.ts'

// Where in a question a name is expected, and which words the grammar keeps for itself.

export const payeePlaces = new Set([
  'at',
  'to',
  'from',
  'called',
  'named',
  'with',
  'payee',
  'merchant',
  'paid',
  'pay',
  'given',
  'gave',
  'via',
])
export const namePlaces = new Set([
  ...payeePlaces,
  'on',
  'for',
  'category',
  'about',
  'against',
  'cancel',
  'by',
  'excluding',
  'except',
  'without',
  'cancelling',
  'canceling',
  'versus',
  'vs',
])

/** The word before a position, past an article. */
export function previousOf(words: readonly string[], at: number): string {
  const before = words[at - 1] ?? ''
  return ['the', 'my', 'a', 'an'].includes(before) ? (words[at - 2] ?? '') : before
}

/** "What share of income was Business?": a capital letter in the middle of a sentence that has few. */
export function isWrittenAsName(tokens: readonly Token[], at: number): boolean {
  const isCapital = (token: Token | undefined) => /^\p{Lu}\p{Ll}/u.test(token?.raw ?? '')
  return at > 0 && isCapital(tokens[at]) && tokens.filter(isCapital).length * 2 <= tokens.length
}

/** True for a word that the grammar itself uses. */
export function isReserved(word: string): boolean {
  return (
    meaningOf(word) !== undefined ||
    monthOf(word) !== undefined ||
    weekdayOf(word) !== undefined ||
    weekdayPluralOf(word) !== undefined ||
    wholeNumberOf(word) !== undefined ||
    everyCalendarWord.has(word)
  )
}
