import { everyCalendarWord } from './calendarWords.ts'
import { everydayNouns } from './commonCategories.ts'
import { isEnglish, plainWords } from './commonWords.ts'
import { knownWords, meaningOf, mendedTo } from './lexicon.ts'
import { isReserved, isWrittenAsName, previousOf } from './places.ts'
import { realWords } from './realWords.ts'
import { distance, isCertainSlip, isSlip, isSwapOf, oneSlipAway } from './spelling.ts'
import type { Token } from './tokens.ts'
import { tradeWords } from './trades.ts'
import { matchExact, type Name, type Vocabulary } from './vocabulary.ts'

export type Correction = { from: string; to: string; name?: string }

const nouns: ReadonlySet<string> = new Set([...everydayNouns, ...tradeWords])

/** Corrects single typos. Real words are left alone, and so is what stands where a name is expected. */
export function mended(tokens: readonly Token[], vocabulary: Vocabulary) {
  const corrections: Correction[] = []
  const fixed = tokens.map((token, at) => {
    if (token.isQuoted || isKnown(token, vocabulary)) return token
    const meant = meantBy(tokens, at, vocabulary)
    const name = meant === undefined ? mistypedName(tokens, at, vocabulary) : undefined
    const to = meant ?? name?.word
    if (to === undefined) return token
    corrections.push({ from: token.raw, to, ...(name && { name: name.name }) })
    return { ...token, text: to, name: to, bare: to }
  })
  return { tokens: fixed, corrections }
}

function isKnown({ text, bare }: Token, { byWord }: Vocabulary): boolean {
  if (knownWords.has(text) || isReserved(text) || byWord.has(text) || byWord.has(bare)) return true
  return realWords.has(text) || nouns.has(text) || !/^\p{L}+$/u.test(text)
}

/**
 * A message with its mended words put in, so that what only the phrasing tells is read from them too. Names stay as
 * they were typed: how they were read is told with the answer.
 */
export function respelled(message: string, corrections: readonly Correction[]): string {
  return corrections.reduce(
    (text, { from, to, name }) =>
      name === undefined
        ? text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${from}(?![\\p{L}\\p{N}])`, 'iu'), to)
        : text,
    message,
  )
}

const grammar: ReadonlySet<string> = new Set([...mendedTo, ...everyCalendarWord])

/** The word of the grammar, or the everyday noun, that a mistyped word stands for. */
function meantBy(tokens: readonly Token[], at: number, vocabulary: Vocabulary): string | undefined {
  const text = tokens[at]?.text ?? ''
  const words = tokens.map((token) => token.text)
  const previous = previousOf(words, at)
  const spelled = spelledPlain(text, (word) => nouns.has(word) || grammar.has(word))
  if (spelled !== undefined) return spelled
  // "How many tims"
  if (previous === 'many' && text !== 'time' && isCertainSlip(text, 'times')) return 'times'
  // "Hw much"
  if (/^(much|many|often)$/.test(words[at + 1] ?? '') && distance(text, 'how', 1) <= 1) return 'how'
  const isPlace = ['on', 'at', 'from', 'called', 'named', 'category'].includes(previous)
  if (isPlace) {
    const certain = certainSlipOf(text, vocabulary)
    if (certain === undefined) return oneSlipAway(text, everyCalendarWord)
    // "On avrage" is a phrase of the grammar, and "on grocries" a thing.
    const isPhrase = meaningOf(`${previous} ${certain}`) !== undefined
    return isPhrase || nouns.has(certain) || everyCalendarWord.has(certain) ? certain : undefined
  }
  const found = oneSlipAway(text, grammar)
  // "Kidds" are kids, and no "kinds".
  const isDoubtful = found !== undefined && !isCertainSlip(text, found)
  if (isDoubtful && [...nouns, ...realWords].some((word) => isCertainSlip(text, word)))
    return undefined
  // "Reent" may be the "Rent" of the records as well as "recent".
  if (found !== undefined && isNearName(text, found, vocabulary)) return undefined
  const mended = found ?? certainSlipOf(text, vocabulary)
  // "Wanda" may be somebody, and no "wanna".
  const isName = isWrittenAsName(tokens, at) && !(nouns.has(mended ?? '') || isTime(mended))
  return isName ? undefined : mended
}

/** "Grocerys", "houseing": what many write by the rule that holds for other words. */
function spelledPlain(text: string, isWord: (word: string) => boolean): string | undefined {
  const plain = text.replace(/(?<=[^aeiou])ys$/, 'ies').replace(/(?<=[^aeiouy])eing$/, 'ing')
  return plain !== text && isWord(plain) ? plain : undefined
}

function isNearName(text: string, found: string, { byWord }: Vocabulary): boolean {
  return [...byWord.keys()].some((word) => word !== found && isCertainSlip(text, word))
}

function isTime(word = ''): boolean {
  return everyCalendarWord.has(word)
}

/** The only word, of all English ones and all names here, that it is a certain slip of. Names are told, so not these. */
function certainSlipOf(text: string, vocabulary: Vocabulary): string | undefined {
  if (isEnglish(text)) return undefined
  const near = [grammar, nouns, plainWords, vocabulary.byWord.keys()].flatMap((words) =>
    [...words].filter((word) => isCertainSlip(text, word)),
  )
  const [word, ...others] = new Set(near)
  if (word === undefined || others.length > 0 || matchExact([word], 0, vocabulary)) return undefined
  // "Ese" may be "see" or "else".
  if (text.length === 3 && [...grammar].some((each) => each !== word && isSlip(text, each)))
    return undefined
  if (!isSwapOf(text, word) && [...grammar].some((each) => each !== word && isNear(text, each)))
    return undefined
  return grammar.has(word) || nouns.has(word) ? word : undefined
}

/** "Laast" may be "least" as well as "last", while swapped letters leave no doubt. */
function isNear(text: string, other: string): boolean {
  return other.length >= 3 && distance(text, other, 1) === 1
}

const nameLengthMin = 5

/** A word of a name with a slip in it: the only name, and no English word, as near. */
function mistypedName(tokens: readonly Token[], at: number, { byWord }: Vocabulary) {
  const text = tokens[at]?.text ?? ''
  const spelled = spelledPlain(text, (word) => byWord.has(word))
  if (text.length < nameLengthMin || (isEnglish(text) && spelled === undefined)) return undefined
  const near = spelled
    ? [spelled]
    : [...byWord.keys()].filter((word) => distance(text, word, 1) === 1)
  const [word] = near
  if (word === undefined || near.length > 1) return undefined
  if (spelled === undefined && !isSlip(text, word)) return undefined
  if ([...grammar].some((each) => each !== word && distance(text, each, 1) === 1)) return undefined
  const names = byWord.get(word) ?? []
  const whole = names.filter((each) => each.words.length === 1)
  const fitting =
    names.length === 1
      ? names
      : whole.length === 1
        ? whole
        : names.filter((each) => goesOnWith(each, word))
  const [name] = fitting
  return name && fitting.length === 1 ? { word, name: name.name } : undefined

  /** "Harvst market" is Harvest Market, and not Harvest Moon Cinema. */
  function goesOnWith({ words }: Name, meant: string): boolean {
    const next = words[words.indexOf(meant) + 1]
    return next !== undefined && tokens[at + 1]?.text === next
  }
}
