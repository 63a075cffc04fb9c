import { addDays, addMonths, Day, type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import * as z from 'zod'
import {
  allUntil,
  dayPeriod,
  monthPeriod,
  type Period,
  rangePeriod,
  rangeText,
  weekPeriod,
  yearPeriod,
} from '../reading/period.ts'

const named = [
  'today',
  'yesterday',
  'this week',
  'last week',
  'this month',
  'last month',
  'this year',
  'last year',
  'last 7 days',
  'last 30 days',
  'last 90 days',
  'last 12 months',
  'next 7 days',
  'next 30 days',
  'all time',
] as const

/** A period as tools accept it: by its usual name, or by its dates. */
export const PeriodArgument = z
  .union([z.enum(named), z.strictObject({ from: Day, to: Day })])
  .describe('A span by name, or its first and last day as YYYY-MM-DD')
export type PeriodArgument = z.output<typeof PeriodArgument>

/** Parses a tool's period argument. */
export function readPeriodArgument(argument: PeriodArgument, today: LocalDate): Period {
  if (typeof argument !== 'string') return ofDays(argument.from, argument.to, today)
  switch (argument) {
    case 'today':
      return dayPeriod(today)
    case 'yesterday':
      return dayPeriod(addDays(today, -1))
    case 'this week':
      return weekPeriod(today, today)
    case 'last week':
      return weekPeriod(addDays(today, -7), today)
    case 'this month':
      return monthPeriod(today, today)
    case 'last month':
      return monthPeriod(addMonths(monthRange(today).from, -1), today)
    case 'this year':
      return yearPeriod(Number(today.slice(0, 4)), today)
    case 'last year':
      return yearPeriod(Number(today.slice(0, 4)) - 1, today)
    case 'last 12 months':
      return rangePeriod(addDays(addMonths(today, -12), 1), today)
    case 'all time':
      return allUntil(today)
    default:
      return ofCount(argument, today)
  }
}

/** `last 30 days`, which includes today, and `next 7 days`, which comes after it. */
function ofCount(words: string, today: LocalDate): Period {
  const [side, count = '0'] = words.split(' ')
  const days = Number(count)
  const [from, to] =
    side === 'next' ? [today, addDays(today, days)] : [addDays(today, 1 - days), today]
  return {
    from,
    to,
    kind: 'days',
    label: `in the ${words} (${rangeText(from, to)})`,
    ...(side === 'next' && { isAhead: true }),
  }
}

function ofDays(from: LocalDate, to: LocalDate, today: LocalDate): Period {
  if (to < from) return ofDays(to, from, today)
  const month = monthRange(from)
  if (from === month.from && to === month.to) return monthPeriod(from, today)
  return { ...rangePeriod(from, to), ...(from > today && { isAhead: true }) }
}
