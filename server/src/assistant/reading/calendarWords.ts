import { monthNames, weekdayWords } from '@evenkeel/domain/calendar'
import { numberWords, smallNumbers, wholeNumberOf } from './numberWords.ts'

const shortMonths: readonly (readonly string[])[] = [
  ['jan'],
  ['feb', 'febr'],
  ['mar'],
  ['apr'],
  [],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep', 'sept'],
  ['oct'],
  ['nov'],
  ['dec'],
]

const months = monthNames.map((name, at) => [name.toLowerCase(), ...(shortMonths[at] ?? [])])

export const weekdayNames = weekdayWords.map(
  ([name = '']) => name.charAt(0).toUpperCase() + name.slice(1),
)

export const ordinals: readonly string[] = [
  '',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'].map(
    (each) => `twenty-${each}`,
  ),
  'thirtieth',
  'thirty-first',
]

/** The number of a month, counted from 1. */
export function monthOf(word: string | undefined): number | undefined {
  const index = months.findIndex((names) => word !== undefined && names.includes(word))
  return index < 0 ? undefined : index + 1
}

/** The number of a weekday, Sunday being 0; also of "mondays". */
export function weekdayOf(word: string | undefined): number | undefined {
  const index = weekdayWords.findIndex((names) => word !== undefined && names.includes(word))
  return index < 0 ? undefined : index
}

export function weekdayPluralOf(word: string | undefined): number | undefined {
  if (!word?.endsWith('s')) return undefined
  const index = weekdayWords.findIndex(([name]) => `${name}s` === word)
  return index < 0 ? undefined : index
}

/** A day of the month: `5th`, `fifth`, `5`. */
export function dayOfMonthOf(word: string | undefined, isBareAllowed: boolean): number | undefined {
  if (word === undefined) return undefined
  const digits = /^(\d{1,2})(st|nd|rd|th)$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits)
  const index = ordinals.indexOf(word)
  if (index > 0) return index
  return isBareAllowed && /^\d{1,2}$/.test(word) ? Number(word) : undefined
}

const endings: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

/** "Second" for `2nd` and the other way round, "nine" for `9`; undefined for what is no small number. */
export function otherDigitsOf(word: string): string | undefined {
  const ordinal = dayOfMonthOf(word, false)
  if (ordinal !== undefined && ordinal <= 12)
    return /^\d/.test(word) ? ordinals[ordinal] : `${ordinal}${endings[ordinal] ?? 'th'}`
  const count = wholeNumberOf(word)
  if (count === undefined || count > 12) return undefined
  return /^\d/.test(word) ? smallNumbers[count] : `${count}`
}

export function yearOf(word: string | undefined): number | undefined {
  return word !== undefined && /^(19|20|21)\d\d$/.test(word) ? Number(word) : undefined
}

export const everyCalendarWord: ReadonlySet<string> = new Set([
  ...months.flat(),
  ...weekdayWords.flat(),
  ...weekdayWords.map(([name]) => `${name}s`),
  ...numberWords,
  ...[
    'today',
    'yesterday',
    'tomorrow',
    'week',
    'weeks',
    'month',
    'months',
    'year',
    'years',
    'days',
  ],
  ...['quarter', 'weekend', 'last', 'this', 'next', 'past', 'previous', 'current', 'since'],
])
