import { addDays, type LocalDate, startOfDay } from './localDate.ts'

/** How a day was written, for callers that must tell a day from a name: "Ruby Tuesday", "1/2 chicken". */
type DayStyle = 'word' | 'shift' | 'weekday' | 'span' | 'date' | 'slashed' | 'ordinal' | 'month'

/** A day in words, how many words it takes up, and either the day or what is unclear about it. */
export type FoundDay = { length: number; style: DayStyle; hasYear?: boolean } & (
  | { day: LocalDate }
  | { unclear: string }
)

/** Which days a text tells of where it does not say: days that have been, or days to come, such as a bill's first. */
export type DayAim = 'past' | 'coming'

/** Lower-case words without punctuation around them. */
export type Words = readonly string[]

export const whichDay = 'Which day was it? Write it like 11/20.'

/** The names of each day of the week, Sunday first, in lower case. */
export const weekdayWords: readonly Words[] = [
  ['sunday', 'sun'],
  ['monday', 'mon'],
  ['tuesday', 'tue', 'tues'],
  ['wednesday', 'wed', 'weds'],
  ['thursday', 'thu', 'thur', 'thurs'],
  ['friday', 'fri'],
  ['saturday', 'sat'],
]

/** Sunday is 0. */
export function weekdayOf(day: LocalDate): number {
  return startOfDay(day).getUTCDay()
}

/** The weekday that a word names; undefined if it names none. */
export function weekdayNamed(word: string | undefined): number | undefined {
  const weekday = weekdayWords.findIndex((names) => names.includes(word ?? ''))
  return weekday < 0 ? undefined : weekday
}

/** The latest such weekday, or the coming one, today included. */
export function nearestWeekday(weekday: number, today: LocalDate, aim: DayAim): LocalDate {
  const back = daysSince(weekday, today)
  return addDays(today, aim === 'past' ? -back : (7 - back) % 7)
}

/** How many days ago the latest such weekday was: 0 if it is today. */
export function daysSince(weekday: number, today: LocalDate): number {
  return (weekdayOf(today) - weekday + 7) % 7
}
