import {
  dayNumberOf,
  type FoundDay,
  findDay,
  findNumberedWeekday,
  findStanding,
  isWeekday,
  type LocalDate,
} from '#calendar'

/** A day in an entry line. Where it may be part of a name, it stays in the description, and the day is asked about. */
export type LineDay = FoundDay & { at: number; isKept: boolean }

/** Words before a day that make it a name: "Ruby Tuesday", "USA Today". */
const namesBefore = new Set('ruby taco tgi tgif freaky usa psychology'.split(' '))

/** The same, but the day may be meant as well: "Black Friday". */
const maybeBefore = new Set('black good cyber easter ash fat giving palm super blue'.split(' '))

/** Words after the short form of a weekday that make it a word: "sun cream", "sat nav". */
const namesAfter = new Set(
  'cream hat lotion screen block glasses shade dress tan bed room chips basket nav tv dish ami'.split(
    ' ',
  ),
)

/** Words after a weekday's name that may belong to it: "Sunday Times". */
const maybeAfter = new Set(
  'times post mail express mirror paper brunch roast school league country life valley trust cheri'.split(
    ' ',
  ),
)

/** Words after a weekday's night or morning that make it a show: "Friday Night Lights". */
const showsAfter = new Set('lights football fever live raw magic quarterback'.split(' '))

/** "Friday's lunch"; "Friday's" alone is a restaurant. */
const owned = /^(sun|mon|tues|wednes|thurs|fri|satur)day's$/

/** "A week's groceries", "New Year's Eve": without a "last" before it, a span may be part of a name. */
const ownedSpan = /^(night|week|month|year)'s$/

/** Words that may follow a day in the middle of a line. */
const joints = new Set('with at for from in to and'.split(' '))

/** Fractions and names that look like a month and a day. */
const maybeFractions = new Set(['1/2', '1/3', '1/4', '1/8', '2/3', '3/4', '9/11', '7/11'])
const neverDays = new Set(['24/7', '50/50'])

/** Days with a slip: "yesturday", "tommorow", "wensday". */
const slip =
  /^(yest|yeter|yers)[a-z]*$|^tom+or[a-z]*$|^(fir|fr|fird)day$|^(fridy|friady|mondey|moday|mnday|munday|sunay|sundya)$|^(wen|wed|thu|thr|tue|tus|teu|sat|sta)[a-z]*day$/

/** Every day that a line names, in order. */
export function findDays(
  words: readonly string[],
  isName: (at: number) => boolean,
  today: LocalDate,
): LineDay[] {
  const days: LineDay[] = []
  for (let at = 0; at < words.length; at += 1) {
    const found = daysAt(words, at, isName, today)
    if (found === undefined) continue
    days.push(found)
    at += found.length - 1
  }
  return days
}

function daysAt(
  words: readonly string[],
  at: number,
  isName: (at: number) => boolean,
  today: LocalDate,
): LineDay | undefined {
  const word = words[at] ?? ''
  if (neverDays.has(word) || namesBefore.has(words[at - 1] ?? '')) return undefined
  const isOn = word === 'on'
  const found = dayAt(words, at, isName, today)
  if (found === undefined) {
    const alone = standingAt(words, at, isName)
    if (alone) return { ...unsure({ length: alone.length, style: 'span' }), ...alone, at }
    const isOwned = owned.test(word) && isName(at + 1) && words[at - 1] !== 'tgi'
    return slip.test(word) || isOwned
      ? { ...unsure({ length: 1, style: 'word' }), at, isKept: true }
      : undefined
  }
  if (isEitherSide(words, at)) return { ...unsure(found), at, length: 3, isKept: true }
  if (isOn) return { ...found, at, isKept: found.style === 'month' }
  const doubt = doubtOf(
    words,
    at,
    found,
    isName,
    findDay(words, at + found.length, today) !== undefined,
  )
  if (doubt === 'name') return undefined
  return doubt === 'either'
    ? { ...unsure(found), at, isKept: true }
    : { ...found, at, isKept: false }
}

/** A day with an "on" before it, a weekday with its number, or any other day. */
function dayAt(
  words: readonly string[],
  at: number,
  isName: (at: number) => boolean,
  today: LocalDate,
): FoundDay | undefined {
  const told = findDay(words, at, today)
  const isOn = words[at] === 'on' && told === undefined
  const first = at + (isOn ? 1 : 0)
  const found = isOn ? findDay(words, first, today) : told
  const numbered = found?.style === 'weekday' ? numberedDay(words, first, isName, today) : undefined
  const day = numbered ?? found
  return day && { ...day, length: day.length + (isOn ? 1 : 0) }
}

const counted =
  /^(lbs?|pounds?|oz|g|kg|gal|l|ml|km|pm|am|hours?|hrs?|min|dozen|pack|people|person|way|star|course|day|night|dollars?|bucks?|cents?|usd|\$)$/

/** Words before a time that make it a purpose or a name: "gifts for christmas", "merry christmas". */
const purposes = new Set('for of from to by and & my our the merry happy no black good'.split(' '))

/** A time such as "halloween" with nothing after it that it could belong to, in a line that has another name. */
function standingAt(words: readonly string[], at: number, isName: (at: number) => boolean) {
  const found = findStanding(words, at)
  if (found === undefined || purposes.has(words[at - 1] ?? '')) return undefined
  const end = at + found.length
  const isAbbreviated = /^eo[dwmqy]$/.test(words[at] ?? '')
  const isFollowed = !isAbbreviated && isName(end) && !joints.has(words[end] ?? '')
  const hasName = words.some((_, other) => (other < at || other >= end) && isName(other))
  return isFollowed || !hasName ? undefined : found
}

/** "fri 6" is a day if the 6th was a Friday. With a price elsewhere in the line, the number has to be that of a day. */
function numberedDay(
  words: readonly string[],
  at: number,
  isName: (at: number) => boolean,
  today: LocalDate,
): FoundDay | undefined {
  const [number = '', next = ''] = words.slice(at + 1, at + 3)
  const isCount = counted.test(next) || (isName(at + 2) && /s$/.test(next))
  // "sat 21 nov" is a weekday and a date.
  const isDate = findDay(words, at + 1, today) !== undefined
  if (!/^\d{1,2}$/.test(number) || isCount || isDate) return undefined
  const found = findNumberedWeekday(words, at, today)
  if (found !== undefined) return found
  const hasPrice = words.some((word) => /^[-+]?\$?\d[\d,]*\.\d\d$|^[-+]?\$\d/.test(word))
  return hasPrice && dayNumberOf(number) ? unsure({ length: 2, style: 'date' }) : undefined
}

/** "3 nov 15": the third or the fifteenth. */
function isEitherSide(words: readonly string[], at: number): boolean {
  const [before, month, after] = words.slice(at, at + 3)
  const isBoth = [before, after].every((word) => /^\d+$/.test(word ?? '') && dayNumberOf(word))
  return isBoth && /^[a-z]/.test(month ?? '')
}

function unsure({ length, style }: Pick<FoundDay, 'length' | 'style'>): FoundDay {
  return { length, style, unclear: 'Which day was it? Write it like 11/20.' }
}

/** Whether a day may be part of a name, or is certainly one. */
function doubtOf(
  words: readonly string[],
  at: number,
  { style, length }: FoundDay,
  isName: (at: number) => boolean,
  isBeforeDay: boolean,
): 'name' | 'either' | undefined {
  const word = words[at] ?? ''
  const next = words[at + length] ?? ''
  const isFollowed = isName(at + length) && !isBeforeDay
  switch (style) {
    case 'weekday': {
      if (maybeBefore.has(words[at - 1] ?? '') || maybeAfter.has(next)) return 'either'
      if (length > 1 && showsAfter.has(next)) return 'either'
      if (word.length === 3 && namesAfter.has(next)) return 'name'
      const isInside =
        isFollowed && !joints.has(next) && words.some((_, other) => other < at && isName(other))
      return isInside ? 'either' : undefined
    }
    case 'slashed':
      return isFollowed && maybeFractions.has(word) ? 'either' : undefined
    case 'ordinal':
      if (isWeekday(words[at - 1])) return undefined
      if (word !== 'the') return isName(at + length) ? 'name' : 'either'
      return isFollowed ? 'either' : undefined
    case 'month':
      return 'either'
    case 'span':
      return ownedSpan.test(word) ? 'either' : undefined
    default:
      return undefined
  }
}
