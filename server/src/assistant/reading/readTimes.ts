import { type LocalDate, partsOf } from '@evenkeel/domain/calendar'
import { monthOf, weekdayOf, weekdayPluralOf, yearOf } from './calendarWords.ts'
import type { Place, Read } from './items.ts'
import {
  isForSomebody,
  isPaidMonth,
  isSpentOnMonth,
  isWholeName,
  monthOrPayee,
} from './paidMonth.ts'
import { previousOf } from './places.ts'
import { isAtSomebodys, isPartOfName, startsName } from './readNames.ts'
import { readPeriod } from './readPeriod.ts'
import { readWord } from './readPhrases.ts'

export function readTime(place: Place): Read | undefined {
  const { tokens, words, at, today } = place
  if (isNameOfTime(place)) return undefined
  // "May I ask", while "I worry about May, I was away" names the month.
  const isModal = words[at] === 'may' && /^(i|we)$/.test(words[at + 1] ?? '')
  if (isModal && tokens[at]?.isPause !== true) return undefined
  // "Around Christmas" names no days.
  if (/^(around|near|roughly|approximately)$/.test(words[at - 1] ?? '')) return undefined
  if (isKindOfDay(place) || isLimit(words, at, today) || isLimit(words, at + 1, today))
    return undefined
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
  if (isSpentOnMonth(place))
    return { kind: 'mistake', sentence: monthOrPayee(tokens[at + 1]?.raw ?? ''), length: 2 }
  const isIn = /^(in|during|this|last|of|since|that)$/.test(words[at - 1] ?? '')
  const isAlsoName = found.length === 1 && !isIn && isWholeName(place)
  const period = isAlsoName ? { ...found.period, isAlsoName } : found.period
  return { kind: 'period', period, length: found.length }
}

const limits = /^(over|above|under|below|exceeding|least|most|min|max|minimum|maximum|than)$/
const rows =
  /^(payments?|expenses?|charges?|transactions?|purchases?|deposits?|entries|anything|everything)$/

/** "Payments over 2000": too long ago for a year of records, while "spent over 2025" and "more than 2025" name it. */
function isLimit(words: Place['words'], at: number, today: LocalDate): boolean {
  const year = yearOf(words[at])
  const limit = words[at - 1] ?? ''
  if (year === undefined || !limits.test(limit) || monthOf(words[at + 1]) !== undefined)
    return false
  const isOfRecords = Math.abs(partsOf(today).year - year) <= 20
  return !isOfRecords || (!/^(over|than)$/.test(limit) && rows.test(words[at - 2] ?? ''))
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
  if (isPaidMonth(place)) return true
  if (/^(at|from|to)$/.test(words[at] ?? '') && isAtSomebodys({ ...place, at: at + 1 })) return true
  if (/^(from|the|next)$/.test(words[at] ?? '') && isPaidMonth({ ...place, at: at + 1 }))
    return true
  if (words[at] === 'for' && isForSomebody({ ...place, at: at + 1 })) return true
  const previous = previousOf(words, at)
  const isOn =
    ['on', 'at', 'to', 'category', 'called', 'named'].includes(previous) ||
    words[at + 1] === 'category'
  if (isNameOfHoliday(place)) return true
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

/** A category "Christmas": named, unless "at Christmas", "since Christmas" or "Christmas Day" tells a time. */
function isNameOfHoliday({ words, at, vocabulary }: Place): boolean {
  const place = words.slice(at).findIndex((word) => !/^(in|on|for|the|my|our)$/.test(word))
  const [word = '', next = ''] = words.slice(at + place)
  if (!holiday.test(word) || !vocabulary.exact.has(word)) return false
  if (next === 'category') return true
  if (/^(day|eve|week|weekend)$/.test(next) || words[at] === 'in') return false
  return place > 0 || !timed.test(previousOf(words, at))
}

const holiday = /^(christmas|xmas|easter|halloween|thanksgiving)$/
const timed =
  /^(at|in|by|since|before|after|until|till|over|around|during|this|last|next|from|between|to|through|and|every|each|than|vs)$/

export function readWeekdays({ words, at }: Place): Read | undefined {
  const skip = words[at] === 'on' || words[at] === 'for' ? 1 : 0
  const isKind = isKindOfDay({ words, at } as Place)
  const single = isKind && skip === 0 ? weekdayOf(words[at]) : undefined
  const weekday = single ?? weekdayPluralOf(words[at + skip])
  return weekday === undefined ? undefined : { kind: 'weekday', weekday, length: skip + 1 }
}
