import { daysSince, type FoundDay, type Words, weekdayNamed, whichDay } from './foundDay.ts'
import { addDays, addMonths, dayMin, type LocalDate } from './localDate.ts'

const dayUnits = ['d', 'day', 'days']
const weekUnits = ['w', 'wk', 'wks', 'week', 'weeks']
const monthUnits = ['mo', 'mos', 'month', 'months']
const yearUnits = ['y', 'yr', 'yrs', 'year', 'years']

type Step = { days: number } | { months: number }

const units: ReadonlyMap<string, Step> = new Map<string, Step>([
  ...dayUnits.map((word): [string, Step] => [word, { days: 1 }]),
  ...weekUnits.map((word): [string, Step] => [word, { days: 7 }]),
  ...monthUnits.map((word): [string, Step] => [word, { months: 1 }]),
  ...yearUnits.map((word): [string, Step] => [word, { months: 12 }]),
])

const shiftMax = 3660

/** "-3d", "+2w", "-1mo", "-1y"; "-2m" may be minutes or months. */
export function readShift(words: Words, at: number, today: LocalDate): FoundDay | undefined {
  const match = /^([-+−])(\d{1,4})(d|w|mo|y|m)$/.exec(words[at] ?? '')
  if (match === null) return undefined
  const day = distant(today, match[1] === '+' ? Number(match[2]) : -Number(match[2]), match[3])
  return { length: 1, style: 'shift', ...(day === undefined ? { unclear: whichDay } : { day }) }
}

const counts = ' one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Words before a distance that make it less than exact, or the last part of a longer one. */
const inexact =
  /^(and|or|to|about|around|over|almost|nearly|roughly|approximately|circa|than|under|like|maybe|least|most|half)$/

/** "3 days ago", "2d ago", "a week ago", "6 months ago", "2 fridays ago". */
export function readAgo(words: Words, at: number, today: LocalDate): FoundDay | undefined {
  const text = words.slice(at, at + 3).join(' ')
  const match = /^(\d{1,3}|[a-z]+) ?([a-z]+) ago(?= |$)/.exec(text)
  if (match === null) return undefined
  const [whole, count = '', unit = ''] = match
  const length = whole.split(' ').length
  const number = /\d/.test(count) ? Number(count) : /^an?$/.test(count) ? 1 : counts.indexOf(count)
  const before = words[at - 1] ?? ''
  const isExact = !inexact.test(before) && !units.has(before)
  const day = isExact ? dayAgo(number, unit, today) : undefined
  if (number < 0 || (number === 0 && count !== '0')) return undefined
  return { length, style: 'shift', ...(day === undefined ? { unclear: whichDay } : { day }) }
}

function dayAgo(number: number, unit: string, today: LocalDate): LocalDate | undefined {
  const weekday = weekdayNamed(unit) ?? weekdayNamed(unit.replace(/s$/, ''))
  if (weekday === undefined) return distant(today, -number, unit)
  const back = daysSince(weekday, today) || 7
  return number === 0 ? undefined : addDays(today, -back - 7 * (number - 1))
}

/** By the calendar, so that a month before March 31 is the last day of February. */
function distant(today: LocalDate, number: number, unit = ''): LocalDate | undefined {
  const step = units.get(unit)
  if (step === undefined) return undefined
  const isMonths = 'months' in step
  const days = Math.abs(number) * (isMonths ? step.months * 31 : step.days)
  if (days > shiftMax * (isMonths ? 10 : 1)) return undefined
  const day = isMonths ? addMonths(today, number * step.months) : addDays(today, number * step.days)
  return day < dayMin ? undefined : day
}
