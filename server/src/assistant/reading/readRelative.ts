import { addDays, addMonths, type LocalDate, monthRange, partsOf } from '@evenkeel/domain/calendar'
import {
  dayPeriod,
  monthPeriod,
  type Period,
  quarterPeriod,
  rangeText,
  weekdayOfDay,
  weekPeriod,
  weekStart,
  yearPeriod,
} from './period.ts'
import type { Found, Words } from './readNamed.ts'
import { rolling } from './readRolling.ts'

export function readNamedDay(words: Words, at: number, today: LocalDate): Found | undefined {
  const two = `${words[at]} ${words[at + 1]}`
  // "Over the weekend" is the latest one, while "on the weekend" may be any.
  if (words[at] === 'weekend' && /\b(over|during) the( past)?$/.test(words.slice(0, at).join(' ')))
    return { period: weekendPeriod(isWeekend(today) ? 0 : -1, today), length: 1 }
  if (isTheWeekend(words, at))
    return { period: weekendPeriod(isWeekend(today) ? 0 : -1, today), length: 1 }
  if (two === 'year to' && words[at + 2] === 'date')
    return { period: yearPeriod(partsOf(today).year, today), length: 3 }
  if (two === 'month to' && words[at + 2] === 'date')
    return { period: monthPeriod(today, today), length: 3 }
  if (two === 'week to' && words[at + 2] === 'date')
    return { period: weekPeriod(today, today), length: 3 }
  if (two === 'before yesterday' && words[at - 1] === 'day') return undefined
  if (two === 'day before' && words[at + 2] === 'yesterday')
    return { period: dayPeriod(addDays(today, -2)), length: 3 }
  if (/^this (morning|afternoon|evening)$/.test(two)) return { period: dayPeriod(today), length: 2 }
  if (two === 'last night') return { period: dayPeriod(addDays(today, -1)), length: 2 }
  switch (words[at]) {
    case 'today':
    case 'tonight':
      return { period: { ...dayPeriod(today), isToday: true }, length: 1 }
    case 'yesterday':
      return { period: dayPeriod(addDays(today, -1)), length: 1 }
    case 'tomorrow':
      return { period: { ...dayPeriod(addDays(today, 1)), isAhead: true }, length: 1 }
    case 'ytd':
      return { period: yearPeriod(partsOf(today).year, today), length: 1 }
    case 'mtd':
      return { period: monthPeriod(today, today), length: 1 }
    default:
      return undefined
  }
}

/** "What did the weekend cost me", "the weekend's spending": one, where nothing asks for a habit. */
function isTheWeekend(words: Words, at: number): boolean {
  if (words[at] !== 'weekend' || words[at - 1] !== 'the') return false
  if (/^(before|after|of)$/.test(words[at + 1] ?? '')) return false
  const before = words[at - 2]
  if (before !== undefined && !/^(did|was)$/.test(before)) return false
  return !words.some((word) =>
    /^(weekdays?|workdays?|week|than|vs|versus|or|average|usually|typical|most|more|less|compared?)$/.test(
      word,
    ),
  )
}

/** `the biggest expense of the year`, `the month so far`: the one that today is in. */
export function readOfPresent(words: Words, at: number, today: LocalDate): Found | undefined {
  const unit = /^(week|month|quarter|year)$/.exec(words[at] ?? '')?.[1]
  if (unit === undefined || words[at - 1] !== 'the') return undefined
  const isSoFar = words[at + 1] === 'so' && words[at + 2] === 'far'
  const parts = /^(days?|weeks?|months?|quarters?|half|halves|time|times|rest|end|part|most|all)$/
  const before = words[at - 3] ?? ''
  const isOf = words[at - 2] === 'of' && (unit === 'year' ? /^days?$/.test(before) : false)
  const isWhole = words[at - 2] === 'of' && !parts.test(before)
  if (!isSoFar && !isOf && !isWhole) return undefined
  const period = unit === 'quarter' ? shiftedQuarter(0, today) : shifted(unit, 0, today)
  return { period, length: isSoFar ? 3 : 1 }
}

const pastWords = new Set(['did', 'spent', 'bought', 'went'])

const thisWords = new Set(['this', 'current', 'the current', 'present'])

const lastWords = new Set(['last', 'previous', 'prior', 'past', 'preceding'])

/** `this month`, `last week`, `next year`, `the month before last`, `last weekend`. */
export function readRelative(words: Words, at: number, today: LocalDate): Found | undefined {
  const [a = '', unit = ''] = [words[at], words[at + 1]]
  const three = `${a} ${unit} ${words[at + 2]}`
  if (/^(week|month|year) before last$/.test(three))
    return { period: shifted(a, -2, today), length: 3 }
  if (three === 'weekend before last') return { period: weekendPeriod(-2, today), length: 3 }
  if (three === 'quarter before last') return { period: shiftedQuarter(-2, today), length: 3 }
  if (/^(week|month|year) before$/.test(`${a} ${unit}`)) return undefined
  if (a === 'same' && /^(month|week) (last|of last|in the) /.test(`${unit} ${words[at + 2]} `))
    return undefined
  const shift = thisWords.has(a) ? 0 : lastWords.has(a) ? -1 : a === 'next' ? 1 : undefined
  if (shift === undefined) return undefined
  const bare = unit.replace(/s$/, '')
  if (bare === 'weekend' && a === 'past')
    return { period: weekendPeriod(isWeekend(today) ? 0 : -1, today), length: 2 }
  if (bare === 'weekend') {
    // "What did I spend this weekend", asked on a Monday, means the one that has just passed.
    const isJustPast = shift === 0 && !isWeekend(today) && words.some((word) => pastWords.has(word))
    return { period: weekendPeriod(isJustPast ? -1 : shift, today), length: 2 }
  }
  if (bare === 'quarter' && unit === bare)
    return { period: shiftedQuarter(shift, today), length: 2 }
  if (!['day', 'week', 'month', 'year'].includes(bare)) return undefined
  if (unit !== bare && (a !== 'this' || unit === 'days')) return undefined
  if (bare === 'day')
    return shift < 0 ? { period: dayPeriod(addDays(today, -1)), length: 2 } : undefined
  const isOver =
    words[at - 1] === 'the' && ['over', 'within', 'in', 'during'].includes(words[at - 2] ?? '')
  if (a === 'past' || (a === 'last' && isOver))
    return { period: rolling(1, bare, today), length: 2 }
  const soFar = words[at + 2] === 'so' && words[at + 3] === 'far' ? 2 : 0
  return { period: shifted(bare, shift, today), length: 2 + soFar }
}

function shifted(unit: string, shift: number, today: LocalDate): Period {
  if (unit === 'week') return ahead(weekPeriod(addDays(today, 7 * shift), today), shift)
  if (unit === 'month') return monthPeriod(addMonths(monthRange(today).from, shift), today)
  return yearPeriod(partsOf(today).year + shift, today)
}

function ahead(period: Period, shift: number): Period {
  return shift > 0 ? { ...period, isAhead: true } : period
}

function shiftedQuarter(shift: number, today: LocalDate): Period {
  const { year, month } = partsOf(today)
  const index = year * 4 + Math.ceil(month / 3) - 1 + shift
  return ahead(quarterPeriod(Math.floor(index / 4), (index % 4) + 1, today), shift)
}

function isWeekend(day: LocalDate): boolean {
  return [0, 6].includes(weekdayOfDay(day))
}

/** Saturday and Sunday; on a weekend "last weekend" is the one before. */
export function weekendPeriod(shift: number, today: LocalDate): Period {
  const saturday = addDays(weekStart(today), 5 + 7 * shift)
  const sunday = addDays(saturday, 1)
  const isOpen = saturday <= today && today < sunday
  const to = isOpen ? today : sunday
  return {
    from: saturday,
    to,
    kind: 'range',
    label: `on the weekend of ${rangeText(saturday, sunday)}${isOpen ? ' so far' : ''}`,
    ...(saturday > today && { isAhead: true }),
  }
}
