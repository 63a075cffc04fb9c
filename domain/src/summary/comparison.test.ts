import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localDay, todayOf } from '#calendar'
import {
  caseSeed,
  civilDay,
  civilIndex,
  civilMonthLength,
  dateIn,
  dayIn,
  noonsOf,
  scaled,
  zones,
} from '#testing'
import { comparisonOf } from './comparedCategories.ts'
import { comparedSpans } from './comparison.ts'

const words = (spans: ReturnType<typeof comparedSpans>) =>
  spans && `${spans.now.from}..${spans.now.to} ${spans.before.from}..${spans.before.to}`

describe('what a range is compared with', () => {
  it.each([
    // A running month, up to the same day of the month before.
    ['2026-11-01', '2026-11-30', '2026-11-22', '2026-11-01..2026-11-22 2026-10-01..2026-10-22'],
    ['2026-11-01', '2026-11-30', '2026-11-30', '2026-11-01..2026-11-30 2026-10-01..2026-10-30'],
    ['2026-03-01', '2026-03-31', '2026-03-30', '2026-03-01..2026-03-30 2026-02-01..2026-02-28'],
    ['2026-01-01', '2026-01-31', '2026-01-05', '2026-01-01..2026-01-05 2025-12-01..2025-12-05'],
    // A month that is over, with the whole month before, however long.
    ['2026-10-01', '2026-10-31', '2026-11-22', '2026-10-01..2026-10-31 2026-09-01..2026-09-30'],
    ['2024-03-01', '2024-03-31', '2026-11-22', '2024-03-01..2024-03-31 2024-02-01..2024-02-29'],
    ['2025-03-01', '2025-03-31', '2026-11-22', '2025-03-01..2025-03-31 2025-02-01..2025-02-28'],
    // Quarters and years are months too.
    ['2026-07-01', '2026-09-30', '2026-11-22', '2026-07-01..2026-09-30 2026-04-01..2026-06-30'],
    ['2026-10-01', '2026-12-31', '2026-11-22', '2026-10-01..2026-11-22 2026-07-01..2026-08-22'],
    ['2025-01-01', '2025-12-31', '2026-11-22', '2025-01-01..2025-12-31 2024-01-01..2024-12-31'],
    ['2024-01-01', '2024-12-31', '2024-02-29', '2024-01-01..2024-02-29 2023-01-01..2023-02-28'],
    // Any other range, with as many days.
    ['2026-11-02', '2026-11-15', '2026-11-22', '2026-11-02..2026-11-15 2026-10-19..2026-11-01'],
    ['2026-11-02', '2026-11-29', '2026-11-03', '2026-11-02..2026-11-03 2026-10-05..2026-10-06'],
    ['2024-02-29', '2024-02-29', '2026-11-22', '2024-02-29..2024-02-29 2024-02-28..2024-02-28'],
    ['2026-08-25', '2026-11-22', '2026-11-22', '2026-08-25..2026-11-22 2026-05-27..2026-08-24'],
    // Without an end, up to today.
    ['2026-11-02', undefined, '2026-11-03', '2026-11-02..2026-11-03 2026-10-31..2026-11-01'],
    ['2026-11-01', undefined, '2026-11-30', '2026-11-01..2026-11-30 2026-10-01..2026-10-30'],
    // Nothing before it, not begun, or reversed.
    [undefined, undefined, '2026-11-22', undefined],
    [undefined, '2026-11-30', '2026-11-22', undefined],
    ['2026-11-23', '2026-11-30', '2026-11-22', undefined],
    ['2026-11-03', '2026-11-02', '2026-11-22', undefined],
  ])('from %s to %s, on %s', (startDate, endDate, today, expected) => {
    const range = { ...(startDate && { startDate }), ...(endDate && { endDate }) }
    expect(words(comparedSpans(range, today))).toBe(expected)
  })

  it('agrees with an oracle that walks the calendar day by day', () => {
    const start = civilIndex('2015-01-01')
    const day = fc.oneof(fc.nat(4500), fc.constantFrom(...firstsOfMonths())).map((at) => start + at)
    const length = fc.oneof(fc.nat(120), fc.constantFrom('month', 'quarter', 'year', 'open'))
    fc.assert(
      fc.property(day, length, fc.integer({ min: -40, max: 500 }), (from, long, later) => {
        const to = long === 'open' ? undefined : endOf(from, long)
        const range = {
          startDate: civilDay(from).iso,
          ...(to !== undefined && { endDate: civilDay(to).iso }),
        }
        const today = from + later
        const spans = comparedSpans(range, civilDay(today).iso)
        expect(words(spans)).toBe(spansByWalking(from, to ?? today, today))
      }),
      { numRuns: scaled(3000) },
    )
  })
})

describe('the comparison of random ledgers', () => {
  const category = fc.constantFrom('Housing', 'Pets', 'Other', 'constructor')
  const story = fc.record({
    noon: fc.constantFrom(...noonsOf('2024-01-01', '2028-12-31')),
    later: fc.integer({ min: -720, max: 720 }),
    zone: fc.constantFrom(...zones),
    /** The month that is chosen, counted back, or the days before today that a range begins and ends on. */
    range: fc.oneof(
      fc.record({ monthsBack: fc.nat(3), months: fc.constantFrom(1, 3, 12) }),
      fc.record({ startsBack: fc.integer({ min: 0, max: 90 }), length: fc.nat(120) }),
    ),
    entries: fc.array(
      fc.record({
        daysAgo: fc.integer({ min: -31, max: 300 }),
        type: fc.constantFrom<Entry['type'][]>('income', 'expense'),
        category,
        amount: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      { maxLength: 40 },
    ),
  })

  it('equals a count of every single entry, in five time zones', () => {
    fc.assert(
      fc.property(story, ({ noon, later, zone, range, entries }) => {
        const moment = dateIn(zone, noon + later)
        const today = dayIn(zone, noon + later)
        const ledger = entries.map(({ daysAgo, ...rest }) => ({ ...rest, at: today - daysAgo }))
        const [from, to] = rangeAt(today, range)
        const asked = { startDate: civilDay(from).iso, endDate: civilDay(to).iso }
        const spans = comparedSpans(asked, todayOf(moment, localDay(moment)))
        const first = Math.min(...ledger.map(({ at }) => at))
        const firstDay = ledger.length === 0 ? undefined : civilDay(first).iso
        const real =
          spans &&
          comparisonOf(
            spans,
            { now: sumsIn(ledger, spans.now), before: sumsIn(ledger, spans.before) },
            firstDay,
          )
        expect(real ?? undefined).toEqual(comparisonByWalking(ledger, from, to, today))
      }),
      { numRuns: scaled(300), seed: caseSeed },
    )
  })
})

type Entry = { at: number; type: 'income' | 'expense'; category: string; amount: number }
type Range = { monthsBack: number; months: number } | { startsBack: number; length: number }

function rangeAt(today: number, range: Range): [number, number] {
  if ('length' in range) {
    const from = today - range.startsBack
    return [from, from + range.length]
  }
  let from = today
  for (let back = 0; back <= range.monthsBack; back += 1) {
    if (back > 0) from -= 1
    while (civilDay(from).dayOfMonth !== 1) from -= 1
  }
  return [from, endOf(from, range.months === 1 ? 'month' : range.months === 3 ? 'quarter' : 'year')]
}

/** What the database sums: by type and category, in no order that matters. */
function sumsIn(ledger: readonly Entry[], { from, to }: { from: string; to: string }) {
  const within = ledger.filter(({ at }) => civilDay(at).iso >= from && civilDay(at).iso <= to)
  const groups = Map.groupBy(within, ({ type, category }) => `${type} ${category}`)
  return [...groups.values()].flatMap(([one, ...others]) =>
    one === undefined
      ? []
      : [{ ...one, amount: others.reduce((sum, { amount }) => sum + amount, one.amount) }],
  )
}

/** Independent of the code: adds up entry by entry, in the spans that the calendar walk finds. */
function comparisonByWalking(ledger: readonly Entry[], from: number, to: number, today: number) {
  const [now, before] = (spansByWalking(from, to, today) ?? '').split(' ')
  const [nowFrom = '', nowTo = ''] = (now ?? '').split('..')
  const [beforeFrom = '', beforeTo = ''] = (before ?? '').split('..')
  if (before === undefined || !ledger.some(({ at }) => civilDay(at).iso <= beforeFrom)) return
  const total = (test: (entry: Entry) => boolean) => {
    const both = { now: 0, before: 0 }
    for (const entry of ledger.filter(test)) {
      const { iso } = civilDay(entry.at)
      if (nowFrom <= iso && iso <= nowTo) both.now += entry.amount
      if (beforeFrom <= iso && iso <= beforeTo) both.before += entry.amount
    }
    return both
  }
  const spentOn = ['Housing', 'Other', 'Pets', 'constructor'].map((category) => ({
    category,
    ...total((entry) => entry.type === 'expense' && entry.category === category),
  }))
  return {
    now: { from: nowFrom, to: nowTo },
    before: { from: beforeFrom, to: beforeTo },
    income: total(({ type }) => type === 'income'),
    expenses: total(({ type }) => type === 'expense'),
    categories: spentOn
      .filter((row) => row.now + row.before > 0)
      .sort((a, b) => b.now - a.now || b.before - a.before),
  }
}

/** The first days of ten years' months, counted from 1 January 2015. */
function firstsOfMonths(): number[] {
  const start = civilIndex('2015-01-01')
  return Array.from({ length: 3650 }, (_, at) => at).filter(
    (at) => civilDay(start + at).dayOfMonth === 1,
  )
}

function endOf(from: number, long: number | 'month' | 'quarter' | 'year' | 'open'): number {
  if (typeof long === 'number') return from + long
  let months = long === 'month' ? 1 : long === 'quarter' ? 3 : 12
  let at = from - 1
  while (months > 0) {
    at += 1
    if (civilDay(at).isLastOfMonth) months -= 1
  }
  return at
}

function spansByWalking(from: number, to: number, today: number): string | undefined {
  if (from > today || to < from) return undefined
  const end = Math.min(to, today)
  let months = 0
  for (let at = from; at <= to; at += 1) if (civilDay(at).isLastOfMonth) months += 1
  const isWhole = civilDay(from).dayOfMonth === 1 && civilDay(to).isLastOfMonth
  const iso = (index: number) => civilDay(index).iso
  const now = `${iso(from)}..${iso(end)}`
  if (!isWhole) {
    const first = from - (to - from + 1)
    return `${now} ${iso(first)}..${iso(first + end - from)}`
  }
  let first = from
  for (let back = 0; back < months; back += 1) {
    first -= 1
    while (civilDay(first).dayOfMonth !== 1) first -= 1
  }
  if (to < today) return `${now} ${iso(first)}..${iso(from - 1)}`
  // As many months on from the first as today is, and the same day of that month or its last.
  let month = first
  for (let at = from; at < today; at += 1) {
    if (!civilDay(at).isLastOfMonth) continue
    while (!civilDay(month).isLastOfMonth) month += 1
    month += 1
  }
  const { year, month: number } = civilDay(month)
  const dayOfMonth = Math.min(civilDay(today).dayOfMonth, civilMonthLength(year, number))
  while (civilDay(month).dayOfMonth !== dayOfMonth) month += 1
  return `${now} ${iso(first)}..${iso(month)}`
}
