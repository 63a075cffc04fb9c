import type { LocalDate } from '@evenkeel/domain/calendar'
import { readFillingUp } from './fillingUp.ts'
import type { Item, Place, Read, Reading } from './items.ts'
import { mended } from './mending.ts'
import { asOwners } from './owners.ts'
import { isNamePlace, readEating, readLongName, readPartName, readShortName } from './readNames.ts'
import { readDash, readNumber, readRank, readWord } from './readPhrases.ts'
import { readTime, readWeekdays } from './readTimes.ts'
import { type Token, tokenize } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Reads a question from left to right; at each position the first matching kind takes as many words as it can. */
export function read(question: string, today: LocalDate, vocabulary: Vocabulary): Reading {
  const { tokens, corrections } = mended(tokenize(question), vocabulary)
  return { ...readTokens(asOwners(tokens, vocabulary), today, vocabulary), corrections }
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

function readAt(place: Place): Read {
  return (
    readLongName(place) ??
    readRank(place) ??
    readTime(place) ??
    readShortName(place) ??
    readWeekdays(place) ??
    readNumber(place) ??
    readEating(place) ??
    readFillingUp(place) ??
    readWord(place) ??
    readDash(place) ??
    readPartName(place) ?? { kind: 'unknown', length: 1, isNamePlace: isNamePlace(place) }
  )
}
