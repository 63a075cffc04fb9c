import { readAmount } from './amount.ts'
import { dayOfMonthOf, monthOf } from './calendarWords.ts'
import type { Place, Read } from './items.ts'
import { meaningOf, phraseWordsMax } from './lexicon.ts'
import { wholeNumberOf } from './numberWords.ts'
import { isReserved } from './places.ts'
import { readPeriod } from './readPeriod.ts'
import { matchExact, matchPart } from './vocabulary.ts'

const rankFeatures = new Set(['max', 'min', 'most', 'least', 'often'])

/** `second biggest`, `3rd most expensive`: the place in an order. */
export function readRank({ words, at }: Place): Read | undefined {
  const skip = words[at] === 'the' ? 1 : 0
  const rank = dayOfMonthOf(words[at + skip], false)
  if (rank === undefined || rank < 2 || rank > 20) return undefined
  const next = longestPhrase(words, at + skip + 1)
  if (next === undefined || !rankFeatures.has(next.feature)) return undefined
  return { kind: 'rank', rank, length: skip + 1 }
}

export function readNumber(place: Place): Read | undefined {
  const { words, at } = place
  // "Charged two times" is a phrase of the grammar.
  if ((readWord(place)?.length ?? 0) > 1) return undefined
  // "Forty acres" may be a part of a name.
  if (
    !/^\$?\d/.test(words[at] ?? '') &&
    (matchPart(words, at, 4, place.vocabulary)?.length ?? 0) > 1
  )
    return undefined
  const found = readAmount(words, at)
  if (found) {
    const { cents, length, isMoney, count } = found
    if (isMoney || count === undefined) return { kind: 'amount', cents, length }
    return { kind: 'number', count, cents, length }
  }
  const count = wholeNumberOf(words[at])
  if (count === undefined || words[at] === 'one') return undefined
  return { kind: 'number', count, cents: count * 100, length: 1 }
}

const articles = new Set(['a', 'an', 'the', 'my'])

/** The longest phrase of the grammar. In "the most recent", it is "most recent" that goes further. */
export function readWord({
  words,
  at,
  today,
}: Pick<Place, 'words' | 'at' | 'today'>): (Read & { kind: 'word' }) | undefined {
  // "my money in 2026" names a year; "money in" alone is income.
  const isMoneyOfPeriod =
    words[at] === 'money' && (readPeriod(words, at + 1, today)?.length ?? 0) > 1
  if (isMoneyOfPeriod) return { kind: 'word', feature: 'filler', length: 1 }
  const found = longestPhrase(words, at)
  if (found === undefined || !articles.has(words[at] ?? '')) return found
  const inner = longestPhrase(words, at + 1)
  return inner && inner.length >= found.length && found.length > 1
    ? { kind: 'word', feature: 'filler', length: 1 }
    : found
}

/** A dash before a new clause: "Coffee in October - how much was it?" Elsewhere it could mean a minus or a range. */
export function readDash({ words, at, vocabulary }: Place): Read | undefined {
  if (!/^[-–—]$/.test(words[at] ?? '')) return undefined
  const startsClause =
    /^(how|what|when|where|which|who|is|are|was|were|did|do|does|can|could|will|tell|show|please|thanks)$/
  const isBetweenNames =
    matchExact(words, at + 1, vocabulary) !== undefined && !isReserved(words[at + 1] ?? '')
  const isClause = /^\p{L}/u.test(words[at + 1] ?? '') && at > 0 && !/\d$/.test(words[at - 1] ?? '')
  const isLast = at === words.length - 1
  return isLast || startsClause.test(words[at + 1] ?? '') || (isClause && !isBetweenNames)
    ? { kind: 'word', feature: 'filler', length: 1 }
    : undefined
}

function longestPhrase(
  words: readonly string[],
  at: number,
): (Read & { kind: 'word' }) | undefined {
  for (let length = Math.min(phraseWordsMax, words.length - at); length >= 1; length -= 1) {
    if (length > 1 && goesOn(words[at + length - 1], words[at + length])) continue
    const feature = meaningOf(words.slice(at, at + length).join(' '))
    if (feature !== undefined) return { kind: 'word', feature, length }
  }
  return undefined
}

/** "How does | this July compare", "did my spending | go down": the last word belongs to what follows it. */
function goesOn(last = '', next = ''): boolean {
  if (/^(go|goes|going|gone|went)$/.test(last)) return /^(up|down)$/.test(next)
  return (
    /^(this|last)$/.test(last) &&
    (monthOf(next) !== undefined || /^(week|weekend|month|quarter|year)$/.test(next))
  )
}
