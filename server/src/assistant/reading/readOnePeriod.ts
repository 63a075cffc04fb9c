import { addDays, type LocalDate } from '@evenkeel/domain/calendar'
import { type Period, weekPeriod, weekStart } from './period.ts'
import { readHoliday } from './readHoliday.ts'
import { type Found, readDate, readMonth, readWeekday, readYear, type Words } from './readNamed.ts'
import { readHalf, readPartOf, readQuarter, readSeason, readThird } from './readParts.ts'
import { readNamedDay, readOfPresent, readRelative, weekendPeriod } from './readRelative.ts'
import { readAgo, readRolling } from './readRolling.ts'
import { readSameDays } from './sameDays.ts'

const leads = new Set([
  'in',
  'on',
  'during',
  'for',
  'over',
  'within',
  'throughout',
  'of',
  'at',
  'the',
  'in the',
  'across',
  'from',
  'month',
  'year',
  'as',
])

/** One period with the small words before it: `in the`, `during`, `for all of`. */
export function readSingle(
  words: Words,
  at: number,
  today: LocalDate,
  readers = plainReaders,
): Found | undefined {
  for (let skip = 0; skip <= 3; skip += 1) {
    if (skip > 0 && !isLead(words[at + skip - 1])) return undefined
    const found =
      readPlain(words, at + skip, today, readers) ?? readWhole(words, at + skip, today, readers)
    if (found) return { ...found, length: found.length + skip }
  }
  return undefined
}

/** `the whole of 2025`, `the month of May`, `calendar year 2025`: the period itself. */
function readWhole(
  words: Words,
  at: number,
  today: LocalDate,
  readers: readonly Reader[],
): Found | undefined {
  const lead =
    /^(?:(?:whole|entire|full|entirety|course|complete) (?:of )?|all of |all )?(?:the )?(?:(?:calendar )?(month|year|quarter) (?:of )?)?/.exec(
      `${words.slice(at, at + 7).join(' ')} `,
    )
  const text = lead?.[0].trim() ?? ''
  if (text === '') return undefined
  const skip = text.split(' ').length
  const found = readPlain(words, at + skip, today, readers)
  if (found === undefined || 'mistake' in found) return undefined
  const { kind } = found.period
  const unit = lead?.[1]
  if (unit === undefined ? !spanKinds.has(kind) : kind !== unit) return undefined
  return { ...found, length: found.length + skip }
}

export const spanKinds: ReadonlySet<Period['kind']> = new Set(['week', 'month', 'quarter', 'year'])

function isLead(word: string | undefined): boolean {
  return word !== undefined && leads.has(word) && word !== 'month' && word !== 'year'
}

type Reader = (words: Words, at: number, today: LocalDate) => Found | undefined

const plainReaders: readonly Reader[] = [
  readNamedDay,
  readSameDays,
  readHoliday,
  readPartOf,
  readHalf,
  readThird,
  readSeason,
  readWeekOf,
  readOfPresent,
  readRelative,
  readRolling,
  readAgo,
  readQuarter,
  readMonth,
  readDate,
  readWeekday,
  readYear,
]

export function readPlain(
  words: Words,
  at: number,
  today: LocalDate,
  readers = plainReaders,
): Found | undefined {
  for (const read of readers) {
    const found = read(words, at, today)
    if (found) return found
  }
  return undefined
}

/** `the week of August 10`: the Monday week that the day is in, or its weekend. */
function readWeekOf(words: Words, at: number, today: LocalDate): Found | undefined {
  const isSpan = /^week(end)?$/.test(words[at] ?? '')
  if (!isSpan || !/^(of|from|starting|beginning)$/.test(words[at + 1] ?? '')) return undefined
  // "The week of the week of the week …" would take twice as long with each.
  const readers = plainReaders.filter((read) => read !== readWeekOf)
  const found = readSingle(words, at + 2, today, readers)
  if (found === undefined || 'mistake' in found || found.period.kind !== 'day') return undefined
  const length = found.length + 2
  if (words[at] === 'week') return { period: weekPeriod(found.period.to, today), length }
  const sunday = addDays(weekStart(found.period.to), 6)
  return sunday < today ? { period: weekendPeriod(0, sunday), length } : undefined
}
