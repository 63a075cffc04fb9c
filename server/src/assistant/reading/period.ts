import {
  addDays,
  addMonths,
  type DateRange,
  formatDay,
  type LocalDate,
  monthNames,
  monthRange,
  partsOf,
  startOfDay,
} from '@evenkeel/domain/calendar'

/** A period named in a question. Without `from` it starts with the first record. */
export type Period = {
  from?: LocalDate
  to: LocalDate
  /** As a sentence ends: `in May 2026`, `this month so far (November 1 to 22, 2026)`. */
  label: string
  /** The whole period, if this one is cut off at today. */
  whole?: DateRange
  kind: 'day' | 'week' | 'month' | 'year' | 'quarter' | 'days' | 'range' | 'all'
  /** Written in ambiguous digits, such as 03/04; the answer says how it was read. */
  isRead?: boolean
  /** Named without a year or other anchor: a question about bills means the next one. */
  isBare?: boolean
  /** Both its ends were: "from October 5 to October 12". */
  isBareSpan?: boolean
  /** Named as the end of the month that today is in: "until September is over". */
  endsMonth?: boolean
  /** Only the day of the month was named: "the 15th". */
  isDayOnly?: boolean
  /** It was named by its weekday: "Friday". */
  isWeekday?: boolean
  /** The 15th of a month whose middle was named: a span that begins or ends "mid-May" means this day. */
  middle?: LocalDate
  /** What the period was named to end at: "by Friday", "before the 15th". */
  until?: { end: Period; joint: 'by' | 'before' | 'until' }
  /** A year of which only the days of another period are meant: "the same months of 2024". */
  isSameDays?: boolean
  /** It is the month that today is in. */
  isPresent?: boolean
  /** The two months, quarters or years it was named by: "from March to April". */
  ends?: readonly [Period, Period]
  /** It is today itself, of which a part is still to come. */
  isToday?: boolean
  /** It lies after today. */
  isAhead?: boolean
  /** A payee is called just that, such as June or Summer. */
  isAlsoName?: boolean
}

/** `May 5, 2026`. */
export function dayText(day: LocalDate): string {
  return formatDay(day, 'long')
}

/** `May 1 to 22, 2026`. */
export function rangeText(from: LocalDate, to: LocalDate): string {
  if (from === to) return dayText(from)
  const [a, b] = [partsOf(from), partsOf(to)]
  if (a.year !== b.year) return `${dayText(from)} to ${dayText(to)}`
  const end = a.month === b.month ? `${b.dayOfMonth}` : `${monthNames[b.month - 1]} ${b.dayOfMonth}`
  return `${monthNames[a.month - 1]} ${a.dayOfMonth} to ${end}, ${b.year}`
}

export function weekStart(day: LocalDate): LocalDate {
  const weekday = startOfDay(day).getUTCDay()
  return addDays(day, -((weekday + 6) % 7))
}

export function weekdayOfDay(day: LocalDate): number {
  return startOfDay(day).getUTCDay()
}

export function allUntil(today: LocalDate): Period {
  return { to: today, label: 'in all your records so far', kind: 'all' }
}

/** A month; the current one ends today. */
export function monthPeriod(day: LocalDate, today: LocalDate): Period {
  const whole = monthRange(day)
  const { year, month } = partsOf(day)
  const name = `${monthNames[month - 1]} ${year}`
  const isPresent = whole.from <= today && today <= whole.to
  if (isPresent && today < whole.to) {
    return {
      from: whole.from,
      to: today,
      whole,
      kind: 'month',
      isPresent,
      label: `in ${name} so far (${rangeText(whole.from, today)})`,
    }
  }
  const isAhead = whole.from > today
  return {
    ...whole,
    kind: 'month',
    label: `in ${name}`,
    ...(isAhead && { isAhead }),
    ...(isPresent && { isPresent }),
  }
}

export function yearPeriod(year: number, today: LocalDate): Period {
  const whole = { from: `${year}-01-01`, to: `${year}-12-31` }
  if (whole.from <= today && today < whole.to) {
    return {
      from: whole.from,
      to: today,
      whole,
      kind: 'year',
      label: `in ${year} so far (${rangeText(whole.from, today)})`,
    }
  }
  return {
    ...whole,
    kind: 'year',
    label: `in ${year}`,
    ...(whole.from > today && { isAhead: true }),
  }
}

export function quarterPeriod(year: number, quarter: number, today: LocalDate): Period {
  const from = `${year}-${String(quarter * 3 - 2).padStart(2, '0')}-01`
  const whole = { from, to: monthRange(addMonths(from, 2)).to }
  const name = `the ${['first', 'second', 'third', 'fourth'][quarter - 1]} quarter of ${year}`
  if (whole.from <= today && today < whole.to) {
    return {
      from,
      to: today,
      whole,
      kind: 'quarter',
      label: `in ${name} so far (${rangeText(from, today)})`,
    }
  }
  return { ...whole, kind: 'quarter', label: `in ${name} (${rangeText(from, whole.to)})` }
}

export function weekPeriod(day: LocalDate, today: LocalDate): Period {
  const from = weekStart(day)
  const whole = { from, to: addDays(from, 6) }
  if (whole.from <= today && today < whole.to) {
    return {
      from,
      to: today,
      whole,
      kind: 'week',
      label: `this week so far (${rangeText(from, today)})`,
    }
  }
  return { ...whole, kind: 'week', label: `in the week of ${rangeText(from, whole.to)}` }
}

export function dayPeriod(day: LocalDate): Period {
  return { from: day, to: day, kind: 'day', label: `on ${dayText(day)}` }
}

export function rangePeriod(from: LocalDate, to: LocalDate): Period {
  if (from === to) return dayPeriod(from)
  return { from, to, kind: 'range', label: `from ${rangeText(from, to)}` }
}

/** The period to compare with: the one before, cut to as many days if this one is still running. */
export function periodBefore(period: Period, today: LocalDate): Period | undefined {
  const { from, to, kind, whole } = period
  if (from === undefined) return undefined
  const back = backOf(kind)
  if (back === undefined) {
    const days = (startOfDay(to).getTime() - startOfDay(from).getTime()) / 86_400_000 + 1
    return rangePeriod(addDays(from, -days), addDays(from, -1))
  }
  const start = back(from)
  if (whole === undefined) return periodAt(kind, start, today)
  return rangePeriod(start, sameDayBack(to, back, addDays(from, -1)))
}

/** The same day of the period before, or its last day if it is shorter. */
function sameDayBack(day: LocalDate, back: (day: LocalDate) => LocalDate, end: LocalDate) {
  const same = back(day)
  return same > end ? end : same
}

function backOf(kind: Period['kind']): ((day: LocalDate) => LocalDate) | undefined {
  if (kind === 'month') return (day) => addMonths(day, -1)
  if (kind === 'year') return (day) => addMonths(day, -12)
  if (kind === 'quarter') return (day) => addMonths(day, -3)
  if (kind === 'week') return (day) => addDays(day, -7)
  return undefined
}

export function periodAt(kind: Period['kind'], day: LocalDate, today: LocalDate): Period {
  if (kind === 'month') return monthPeriod(day, today)
  if (kind === 'week') return weekPeriod(day, today)
  if (kind === 'quarter') {
    const { year, month } = partsOf(day)
    return quarterPeriod(year, Math.ceil(month / 3), today)
  }
  return yearPeriod(partsOf(day).year, today)
}

/** As many first days of a whole period as a running one of its kind has had. */
export function sameDaysOf(whole: Period, open: Period): Period {
  if (whole.from === undefined || open.from === undefined) return whole
  const { dayOfMonth } = partsOf(open.to)
  const end =
    whole.kind === 'month'
      ? clipped(whole.from, dayOfMonth)
      : whole.kind === 'year'
        ? sameDayOfYear(whole.from, open.to)
        : addDays(whole.from, daysIn(open) - 1)
  return end >= whole.to ? whole : rangePeriod(whole.from, end)
}

function clipped(month: LocalDate, dayOfMonth: number): LocalDate {
  const last = partsOf(monthRange(month).to).dayOfMonth
  return addDays(month, Math.min(dayOfMonth, last) - 1)
}

function sameDayOfYear(yearStart: LocalDate, day: LocalDate): LocalDate {
  const years = partsOf(yearStart).year - partsOf(day).year
  return addMonths(day, years * 12)
}

export function daysIn({ from, to }: Period): number {
  if (from === undefined) return 0
  return (startOfDay(to).getTime() - startOfDay(from).getTime()) / 86_400_000 + 1
}

export function isSameSpan(a: Period, b: Period): boolean {
  return a.from === b.from && a.to === b.to
}

/** Recent means the last 30 days. */
export function recentDays(today: LocalDate): Period {
  const from = addDays(today, -29)
  return { from, to: today, kind: 'days', label: `in the last 30 days (${rangeText(from, today)})` }
}
