import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Cents } from '@evenkeel/domain/money'
import { readAmount } from './amount.ts'
import {
  dayOfMonthOf,
  everyCalendarWord,
  monthOf,
  weekdayOf,
  weekdayPluralOf,
} from './calendarWords.ts'
import { type Feature, meaningOf, phraseWordsMax } from './lexicon.ts'
import { mended } from './mending.ts'
import { wholeNumberOf } from './numberWords.ts'
import type { Period } from './period.ts'
import { isReserved, namePlaces, payeePlaces, previousOf } from './places.ts'
import { readPeriod } from './readPeriod.ts'
import { type Token, tokenize } from './tokens.ts'
import {
  type Match,
  matchExact,
  matchPart,
  matchSynonym,
  matchTrade,
  type Name,
  type Vocabulary,
} from './vocabulary.ts'

/** A classified stretch of a question. Every word of the question is in exactly one. */
export type Item = { at: number; raw: string } & (
  | { kind: 'word'; feature: Feature }
  | { kind: 'name'; names: readonly Name[]; how: Match['how']; isAtPayee: boolean }
  | { kind: 'period'; period: Period }
  | { kind: 'amount'; cents: Cents }
  | { kind: 'number'; count: number; cents: Cents }
  | { kind: 'weekday'; weekday: number }
  | { kind: 'rank'; rank: number }
  | { kind: 'mistake'; sentence: string }
  | { kind: 'unknown'; isNamePlace: boolean }
)

export type Reading = {
  items: readonly Item[]
  tokens: readonly Token[]
  /** Words that were corrected as typos; `name` is the name of the user's that was taken. */
  corrections: readonly { from: string; to: string; name?: string }[]
}

type Place = {
  tokens: readonly Token[]
  words: string[]
  /** The words as names are compared: "may's" is no month in "May's Diner". */
  nameWords: string[]
  at: number
  today: LocalDate
  vocabulary: Vocabulary
}

/** Reads a question from left to right; at each position the first matching kind takes as many words as it can. */
export function read(question: string, today: LocalDate, vocabulary: Vocabulary): Reading {
  const { tokens, corrections } = mended(tokenize(question), vocabulary)
  return { ...readTokens(tokens, today, vocabulary), corrections }
}

/** A question that is told by its tokens, such as one without its asides. */
export function readTokens(
  tokens: readonly Token[],
  today: LocalDate,
  vocabulary: Vocabulary,
): Omit<Reading, 'corrections'> {
  const words = tokens.map(({ text }) => text)
  const nameWords = tokens.map(({ name }) => name)
  const items: Item[] = []
  for (let at = 0; at < tokens.length; ) {
    const { length, ...item } = readAt({ tokens, words, nameWords, at, today, vocabulary })
    const raw = tokens
      .slice(at, at + length)
      .map((token) => token.raw)
      .join(' ')
    items.push({ ...item, at, raw } as Item)
    at += length
  }
  return { items, tokens }
}

type Read = { length: number } & DistributiveOmit<Item, 'at' | 'raw'>
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never

function readAt(place: Place): Read {
  return (
    readLongName(place) ??
    readRank(place) ??
    readTime(place) ??
    readShortName(place) ??
    readWeekdays(place) ??
    readNumber(place) ??
    readEating(place) ??
    readWord(place) ??
    readDash(place) ??
    readPartName(place) ?? { kind: 'unknown', length: 1, isNamePlace: isNamePlace(place) }
  )
}

/** A name of two or more words, or one in quotation marks, always wins: Six Flags, April Rose. */
function readLongName(place: Place): Read | undefined {
  const { nameWords, at, vocabulary, tokens } = place
  const found = matchExact(nameWords, at, vocabulary)
  if (found === undefined) return undefined
  const isLong = found.length > 1
  // A name made of common words, such as "Last month", is recognized only where a name is expected.
  const isCommon = isPhrase(place, found.length)
  if (!tokens[at]?.isQuoted && (!isLong || (isCommon && !isNamePlace(place)))) return undefined
  return nameItem(place, found)
}

/** True if the grammar reads the same words as one phrase or period. */
function isPhrase(
  { words, at, today }: Pick<Place, 'words' | 'at' | 'today'>,
  length: number,
): boolean {
  if (meaningOf(words.slice(at, at + length).join(' ')) !== undefined) return true
  return readPeriod(words, at, today)?.length === length
}

function nameItem(place: Place, { names, how, length }: Match): Read {
  const isKind = how === 'synonym' && names.some(({ kind }) => kind === 'category')
  return { kind: 'name', names, how, length, isAtPayee: isPayeePlace(place) && !isKind }
}

function isPayeePlace({ words, at }: Place): boolean {
  return payeePlaces.has(previousOf(words, at))
}

function isNamePlace({ words, at }: Place): boolean {
  return namePlaces.has(previousOf(words, at)) || words[at + 1] === 'category'
}

function readTime(place: Place): Read | undefined {
  const { words, at, today } = place
  if (isNameOfTime(place)) return undefined
  if (words[at] === 'may' && /^(i|we)$/.test(words[at + 1] ?? '')) return undefined
  // "Around Christmas" names no days.
  if (/^(around|near|roughly|approximately)$/.test(words[at - 1] ?? '')) return undefined
  if (isKindOfDay(place)) return undefined
  const phrase = readWord(place)
  const found = readPeriod(words, at, today)
  if (found === undefined) return undefined
  // "the end of the month", "in a month": a longer phrase of the grammar is meant.
  if (
    phrase &&
    phrase.length >=
      found.length + (phrase.kind === 'word' && phrase.feature === 'monthEnd' ? 0 : 1)
  )
    return undefined
  if (startsName(place, found.length) || isPartOfName(place, found.length)) return undefined
  if ('mistake' in found) return { kind: 'mistake', sentence: found.mistake, length: found.length }
  return { kind: 'period', period: found.period, length: found.length }
}

/** "An average Saturday" is all of them. */
function isKindOfDay({ words, at }: Place): boolean {
  const skip = words[at] === 'on' || words[at] === 'a' ? (words[at + 1] === 'a' ? 2 : 1) : 0
  if (weekdayOf(words[at + skip]) === undefined) return false
  const before = words[at + skip - 1] ?? ''
  return kindWords.has(before) || (before === 'a' && words.some((word) => usually.test(word)))
}

const kindWords = new Set(['average', 'typical', 'normal', 'usual', 'every', 'each', 'any'])
const usually = /^(average|avg|typical|typically|normal|normally|usual|usually|generally)$/

/** A category "March" after "on": it is named, while "in March" is a month. */
function isNameOfTime(place: Place): boolean {
  const { words, at, vocabulary } = place
  const previous = previousOf(words, at)
  const isOn =
    ['on', 'at', 'to', 'category', 'called', 'named'].includes(previous) ||
    words[at + 1] === 'category'
  const startsOn =
    ['on', 'at', 'to'].includes(words[at] ?? '') && monthOf(words[at + 1]) !== undefined
  if (startsOn && vocabulary.exact.has(words[at + 1] ?? '') && !/^\d/.test(words[at + 2] ?? ''))
    return words[at] !== 'to'
  return (
    isOn &&
    previous !== 'to' &&
    monthOf(words[at]) !== undefined &&
    vocabulary.exact.has(words[at] ?? '')
  )
}

/** "at April Rose": small words before a period must not hide a long name that begins inside it. */
function startsName({ words, nameWords, at, vocabulary, today }: Place, length: number): boolean {
  for (let inside = at + 1; inside < at + length; inside += 1) {
    const found = matchExact(nameWords, inside, vocabulary)
    if (
      found &&
      (found.names[0]?.words.length ?? 0) > 1 &&
      inside + found.length > at + length - 1
    ) {
      const isCommon = isPhrase({ words, at: inside, today }, found.length)
      if (!isCommon) return true
    }
  }
  return false
}

/** "Summer camp": a season that goes on as part of a name. */
function isPartOfName({ words, at, vocabulary }: Place, length: number): boolean {
  const last = at + length - 1
  if (!/^(spring|summer|autumn|fall|winter)$/.test(words[last] ?? '')) return false
  return (matchPart(words, last, 2, vocabulary)?.length ?? 0) > 1
}

/** A whole name of one word; if the grammar uses the word too, only where a name is expected. */
function readShortName(place: Place): Read | undefined {
  const { words, at, vocabulary } = place
  const found = matchExact(words, at, vocabulary) ?? bareName(place) ?? paychecks(place)
  if (found === undefined || found.length > 1) return undefined
  const word = words[at] ?? ''
  if (isVisitTo(place)) return undefined
  if (isReserved(word) && !isNamePlace(place)) {
    if (!isWrittenAsName(place) && !nameableWords.has(word)) return undefined
  }
  // "on May", "for last": a period or a phrase that follows the small word goes first.
  if (
    everyCalendarWord.has(word) &&
    !['on', 'at', 'category', 'called'].includes(previousOf(words, at)) &&
    words[at + 1] !== 'category'
  )
    return undefined
  const phrase = readWord(place)
  if (phrase && phrase.length > 1) return undefined
  return nameItem(place, found)
}

/** "My last trips to Quang", "my average grocery trip", although there is a category Trips: how often somebody was there. */
function isVisitTo({ words, nameWords, at, tokens, vocabulary }: Place): boolean {
  if (meaningOf(words[at] ?? '') !== 'visit') return false
  const before = matchExact(nameWords.slice(0, at), at - 1, vocabulary)
  if (at > 0 && !tokens[at - 1]?.isPause && before !== undefined) return true
  return (
    /^(to|at)$/.test(words[at + 1] ?? '') && matchExact(nameWords, at + 2, vocabulary) !== undefined
  )
}

/** "What share of income was Business?": a capital letter in the middle of a sentence that has few. */
function isWrittenAsName({ tokens, at }: Place): boolean {
  const isCapital = (token: Token | undefined) => /^\p{Lu}\p{Ll}/u.test(token?.raw ?? '')
  return at > 0 && isCapital(tokens[at]) && tokens.filter(isCapital).length * 2 <= tokens.length
}

/** Words of the grammar that are also common names: the name wins if the user has it. */
const nameableWords = new Set([
  'salary',
  'salaries',
  'shopping',
  'gift',
  'trip',
  'trips',
  'drink',
  'order',
  'orders',
  'history',
  'memberships',
  'membership',
  'paycheck',
  'paychecks',
  'paycheques',
  'wages',
  'wage',
  'deposit',
  'life',
  'reimbursement',
  'savings',
  'room',
  'place',
  'home',
])

/** "My paychecks this year" are not all income, if there is a category for them. */
function paychecks({ words, at, vocabulary }: Place): Match | undefined {
  // "How much of my wages": what something else is a part of.
  const isWhole = /\b(of|from|out of)( my| our)?$/.test(words.slice(0, at).join(' '))
  if (!/^(paychecks|paycheques|wages)$/.test(words[at] ?? '') || isWhole) return undefined
  const names = vocabulary.exact.get('salary')?.filter(({ kind }) => kind === 'category')
  return names && names.length > 0 ? { names, length: 1, how: 'synonym' } : undefined
}

function bareName({ tokens, at, vocabulary }: Place): Match | undefined {
  const token = tokens[at]
  if (token === undefined || token.bare === token.text) return undefined
  const names = vocabulary.exact.get(token.bare)
  return names && { names, length: 1, how: 'exact' }
}

function readWeekdays({ words, at }: Place): Read | undefined {
  const skip = words[at] === 'on' || words[at] === 'for' ? 1 : 0
  const isKind = isKindOfDay({ words, at } as Place)
  const single = isKind && skip === 0 ? weekdayOf(words[at]) : undefined
  const weekday = single ?? weekdayPluralOf(words[at + skip])
  return weekday === undefined ? undefined : { kind: 'weekday', weekday, length: skip + 1 }
}

const rankFeatures = new Set(['max', 'min', 'most', 'least', 'often'])

/** `second biggest`, `3rd most expensive`: the place in an order. */
function readRank({ words, at }: Place): Read | undefined {
  const skip = words[at] === 'the' ? 1 : 0
  const rank = dayOfMonthOf(words[at + skip], false)
  if (rank === undefined || rank < 2 || rank > 20) return undefined
  const next = longestPhrase(words, at + skip + 1)
  if (next === undefined || !rankFeatures.has(next.feature)) return undefined
  return { kind: 'rank', rank, length: skip + 1 }
}

function readNumber(place: Place): Read | undefined {
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
function readWord({
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
function readDash({ words, at, vocabulary }: Place): Read | undefined {
  if (!/^[-–—]$/.test(words[at] ?? '')) return undefined
  const startsClause =
    /^(how|what|when|where|which|who|is|are|was|were|did|do|does|can|could|will|tell|show|please|thanks)$/
  const isBetweenNames = matchExact(words, at + 1, vocabulary) !== undefined
  const isClause = /^\p{L}/u.test(words[at + 1] ?? '') && at > 0 && !/\d$/.test(words[at - 1] ?? '')
  return startsClause.test(words[at + 1] ?? '') || (isClause && !isBetweenNames)
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

/** "Where do we eat out?": a category where there is one for it, and a visit otherwise. */
function readEating(place: Place): Read | undefined {
  const { words, at, vocabulary } = place
  const isEating = /^(eat|eating|dine|dining) out$/.test(words.slice(at, at + 2).join(' '))
  const found = isEating ? matchSynonym(words, at, vocabulary) : undefined
  return found?.length === 2 ? nameItem(place, found) : undefined
}

/** "How does | this July compare", "did my spending | go down": the last word belongs to what follows it. */
function goesOn(last = '', next = ''): boolean {
  if (/^(go|goes|going|gone|went)$/.test(last)) return /^(up|down)$/.test(next)
  return /^(this|last)$/.test(last) && monthOf(next) !== undefined
}

/** A part of a name, or a common word for a category. */
function readPartName(place: Place): Read | undefined {
  const { words, at, vocabulary, tokens } = place
  let free = 0
  while (at + free < words.length && (free === 0 || !isReserved(words[at + free] ?? ''))) free += 1
  if (isWeak(place, free)) return undefined
  const found =
    matchKind(place, free) ??
    matchPart(words, at, free, vocabulary) ??
    matchSynonym(words, at, vocabulary) ??
    matchTrade(words[at] ?? '', vocabulary) ??
    matchTrade(tokens[at]?.bare ?? '', vocabulary)
  if (found) return nameItem(place, found)
  const bare = tokens[at]?.bare ?? ''
  if (bare === words[at]) return undefined
  const part = matchPart([bare], 0, 1, vocabulary)
  return part && nameItem(place, part)
}

/** "The dog": the category Pets, although there is also a payee Dog walker. */
function matchKind({ words, at, vocabulary }: Place, free: number): Match | undefined {
  const part = matchPart(words, at, free, vocabulary)
  const kind = matchSynonym(words, at, vocabulary)
  if (part?.length !== 1 || kind?.length !== 1) return undefined
  if (part.names.some((name) => name.kind === 'category')) return undefined
  return { ...kind, names: [...kind.names, ...part.names] }
}

/** "The first half of June" does not ask for Half Price Books: such a word needs the words around a name. */
function isWeak(place: Place, free: number): boolean {
  const { words, at, vocabulary } = place
  const before = words.slice(Math.max(0, at - 2), at).join(' ')
  // "On my birthday" is a day, although there is also "Birthday money from Rosa".
  if (
    /^(birthday|anniversary|wedding)$/.test(words[at] ?? '') &&
    /^on (my|our|his|her)$/.test(before)
  )
    return true
  // "It is eating my pay" has a verb.
  if (words[at] === 'eating' && /(is|are|was|were|keeps)$/.test(before)) return true
  if (!weakWords.has(words[at] ?? '') || isPayeePlace(place)) return false
  return (matchPart(words, at, free, vocabulary)?.length ?? 1) === 1
}

const weakWords = new Set(
  `family half whole entire second third fourth best worst good better great big little small long short full free fast old older new newer
  early own real right wrong day night morning evening afternoon week weekend month year hour home house door world
  price prices card market club shop store supply center service company blue red green white black golden fresh sunny
  one two three four five six seven eight nine ten total super extra prime plus again other same main time times sunday
  say says said saw think thought mean means meant feel felt find found keep kept need needs wish hope guess try tried use used
  work works help love loves told ask asked call called let start started stop stopped turn turned move moved`.split(
    /\s+/,
  ),
)
