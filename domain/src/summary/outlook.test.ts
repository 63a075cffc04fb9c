import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BillDue } from '#bills'
import { localDay, todayOf } from '#calendar'
import { caseSeed, civilDay, civilDays, dateIn, dayIn, noonsOf, scaled, zones } from '#testing'
import type { LatePayment } from './forecast.ts'
import { outlookOf, outlookStart } from './outlook.ts'
import type { DailyTotal } from './trend.ts'

const income = (day: string, total: number): DailyTotal => ({ day, type: 'income', total })
const expense = (day: string, total: number): DailyTotal => ({ day, type: 'expense', total })
const billId = '018f5b5e-0000-7000-8000-000000000000'
const due = (dueDate: string, amount: number, type: BillDue['type'] = 'expense'): BillDue => ({
  billId,
  name: 'Rent',
  type,
  amount,
  dueDate,
})

function outlook(
  totals: DailyTotal[],
  today: string,
  dues: BillDue[] = [],
  paidLate: LatePayment[] = [],
) {
  const firstDay = totals.map(({ day }) => day).toSorted()[0]
  return outlookOf({ totals, firstDay, paidLate }, dues, today)
}

describe('the line of a month', () => {
  const totals = [income('2026-02-01', 5000), expense('2026-02-03', 700), expense('2026-02-03', 50)]

  it('runs from the first day to today', () => {
    expect(outlook(totals, '2026-02-04')).toMatchObject({
      from: '2026-02-01',
      to: '2026-02-28',
      today: '2026-02-04',
      soFar: [5000, 5000, 4250, 4250],
    })
  })

  it('goes on with the bills to come, overdue ones today', () => {
    const dues = [
      due('2026-01-31', 1000),
      due('2026-02-04', 20),
      due('2026-02-06', 3),
      due('2026-02-28', 9000, 'income'),
    ]
    const { ahead } = outlook(totals, '2026-02-04', dues)
    expect(ahead).toHaveLength(25)
    expect(ahead.slice(0, 3)).toEqual([3230, 3230, 3227])
    expect(ahead.at(-2)).toBe(3227)
    expect(ahead.at(-1)).toBe(12_227)
  })

  it('includes entries of later days in what is to come only', () => {
    const { soFar, ahead, spent } = outlook([...totals, expense('2026-02-27', 50)], '2026-02-25')
    expect([soFar.at(-1), spent]).toEqual([4250, 750])
    expect(ahead).toEqual([4250, 4250, 4200, 4200])
  })

  it('ends with one point on the last day', () => {
    const { soFar, ahead } = outlook(totals, '2026-02-28', [due('2026-02-28', 250)])
    expect(soFar).toHaveLength(28)
    expect(ahead).toEqual([4000])
  })
})

describe('the month before', () => {
  it.each([
    ['2026-03-28', 300],
    // February has no 31st: all of it counts.
    ['2026-03-31', 300],
    ['2026-03-27', 200],
  ])('by the same day as %s: %i cents spent', (today, spentByThen) => {
    const totals = [expense('2026-02-01', 200), expense('2026-02-28', 100)]
    const { lastMonth, ...rest } = outlook(totals, today)
    expect(rest.spentByThen).toBe(spentByThen)
    expect(lastMonth).toHaveLength(28)
    expect([lastMonth[0], lastMonth[26], lastMonth[27]]).toEqual([-200, -200, -300])
  })

  it('is not compared if the user began in the middle of it', () => {
    const { spentByThen, lastMonth } = outlook([expense('2026-02-02', 200)], '2026-03-10')
    expect([spentByThen, lastMonth.at(-1)]).toEqual([null, -200])
  })

  it('is missing if nothing was recorded in it', () => {
    expect(outlook([expense('2026-01-31', 5)], '2026-03-02').lastMonth).toEqual([])
  })
})

describe('the forecast', () => {
  // 100 more after the 10th in each of three months, and 300 in all of each.
  const steady = ['2025-11', '2025-12', '2026-01'].flatMap((month) => [
    expense(`${month}-01`, 200),
    expense(`${month}-20`, 100),
  ])

  it('adds the mean of what three months spent after this day', () => {
    const { forecast } = outlook([...steady, income('2026-02-01', 1000)], '2026-02-10')
    expect(forecast).toEqual({ spending: 100, balance: 900, usualError: null, trials: [] })
  })

  it('rounds a third of a cent', () => {
    const extra = [expense('2026-01-21', 1), expense('2026-01-22', 1)]
    expect(outlook([...steady, ...extra], '2026-02-10').forecast?.spending).toBe(101)
    expect(outlook([...steady, ...extra.slice(1)], '2026-02-10').forecast?.spending).toBe(100)
  })

  it.each([
    ['needs three whole months', steady.slice(1), '2026-02-10'],
    ['says nothing without any record', [], '2026-02-10'],
    ['adds nothing on the last day', steady, '2026-02-28'],
    [
      'adds nothing on the last day of a month shorter than those before',
      [...steady, expense('2026-01-31', 900)],
      '2026-02-28',
    ],
    [
      'needs records in each of the three months',
      steady.filter(({ day }) => !day.startsWith('2025-12')),
      '2026-02-10',
    ],
  ])('%s', (_, totals, today) => {
    expect(outlook(totals, today).forecast).toBeNull()
  })

  it('gives way to bills that come to as much', () => {
    expect(outlook(steady, '2026-02-10', [due('2026-02-15', 99)]).forecast?.spending).toBe(100)
    expect(outlook(steady, '2026-02-10', [due('2026-02-15', 100)]).forecast).toBeNull()
  })

  it('includes what should have been paid by now', () => {
    const dues = [due('2026-02-01', 40), due('2026-02-10', 2), due('2026-02-15', 99)]
    expect(outlook(steady, '2026-02-10', dues).forecast?.spending).toBe(142)
  })

  it('counts a bill that is always paid late once, as overdue or as what is paid after this day', () => {
    // Due on the 5th, and paid on the 8th.
    const late = ['2025-11', '2025-12', '2026-01'].map((month) => ({
      dueDate: `${month}-05`,
      day: `${month}-08`,
      amount: 1000,
    }))
    const totals = [...steady, ...late.map(({ day, amount }) => expense(day, amount))]
    const spending = (today: string, dues: BillDue[]) =>
      outlook(totals, today, dues, late).forecast?.spending
    expect(spending('2026-02-04', [due('2026-02-05', 1000)])).toBe(1100)
    expect(spending('2026-02-06', [due('2026-02-05', 1000)])).toBe(1100)
    expect(spending('2026-02-09', [due('2026-02-05', 1000)])).toBe(1100)
    expect(
      outlook([...totals, expense('2026-02-08', 1000)], '2026-02-09', [], late).forecast?.spending,
    ).toBe(1100)
  })

  it('counts salary still to come', () => {
    const { forecast } = outlook(steady, '2026-02-10', [due('2026-02-15', 500, 'income')])
    expect(forecast?.balance).toBe(400)
  })

  it('is tried only on months that had days left and some records', () => {
    const months = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((later) => civilMonth('2025-06', later))
    const totals = months.map((month) => expense(`${month}-01`, 100))
    const trials = (of: DailyTotal[], today: string) =>
      outlook([...of, expense('2025-12-31', 900)], today).forecast?.trials.map(({ month }) => month)
    // On the 30th, the shorter months have no days left.
    expect(trials(totals, '2026-03-30')).toEqual(['2026-01-01', '2025-12-01', '2025-10-01'])
  })

  it('tells how far it was off, at most in two of three months', () => {
    const spentAfter = [10, 20, 30, 40, 50, 60, 70, 80, 90]
    const months = spentAfter.map((_, index) => civilMonth('2025-05', index))
    const totals = months.map((month, index) => expense(`${month}-25`, spentAfter[index] ?? 0))
    const { forecast } = outlook([...totals, income('2025-05-01', 5)], '2026-02-10')
    expect(forecast).toMatchObject({ spending: 80, usualError: 20 })
    expect(forecast?.trials[0]).toEqual({ month: '2026-01-01', forecast: 70, actual: 90 })
    expect(forecast?.trials).toHaveLength(6)
  })
})

function civilMonth(first: string, later: number): string {
  const [year = 0, month = 0] = first.split('-').map(Number)
  const index = year * 12 + month - 1 + later
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

describe('the outlook of random ledgers', () => {
  const story = fc.record({
    noon: fc.constantFrom(...noonsOf('2024-01-01', '2028-12-31')),
    later: fc.integer({ min: -720, max: 720 }),
    zone: fc.constantFrom(...zones),
    entries: fc.array(
      fc.record({
        daysAgo: fc.integer({ min: -31, max: 400 }),
        type: fc.constantFrom<DailyTotal['type'][]>('income', 'expense'),
        total: fc.integer({ min: 1, max: 1_000_000 }),
        /** By how many days an expense paid a bill late; 0 for any other entry. */
        lateBy: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 45 })),
      }),
      { maxLength: 60 },
    ),
    dues: fc.array(
      fc.record({
        ahead: fc.integer({ min: -40, max: 30 }),
        type: fc.constantFrom<DailyTotal['type'][]>('income', 'expense'),
        amount: fc.integer({ min: 1, max: 1_000_000 }),
      }),
      { maxLength: 6 },
    ),
  })

  it('equals a count of every single entry, in five time zones', () => {
    fc.assert(
      fc.property(story, ({ noon, later, zone, entries, dues }) => {
        const moment = dateIn(zone, noon + later)
        const today = dayIn(zone, noon + later)
        const now = civilDay(today)
        const records = entries.map(({ daysAgo, type, total, lateBy }) => ({
          ...civilDay(today - daysAgo),
          type,
          total,
          ...(type === 'expense' &&
            lateBy > 0 && { dueDate: civilDay(today - daysAgo - lateBy).iso }),
        }))
        const kept = records.filter(({ iso }) => iso >= outlookStart(now.iso))
        const totals = kept.map(({ iso, type, total }) => ({ day: iso, type, total }))
        const paidLate = kept.flatMap(({ iso, total, dueDate }) =>
          dueDate === undefined ? [] : [{ dueDate, day: iso, amount: total }],
        )
        const monthEnd = lastDayOf(monthOf(now.iso))
        const owed = dues
          .map(({ ahead, type, amount }) => due(civilDay(today + ahead).iso, amount, type))
          .filter(({ dueDate }) => dueDate <= monthEnd)
        const firstDay = records.map(({ iso }) => iso).toSorted()[0]
        const record = { totals, firstDay, paidLate }
        const real = outlookOf(record, owed, todayOf(moment, localDay(moment)))
        expect(real).toMatchObject(oracle(records, owed, now.iso, firstDay))
      }),
      { numRuns: scaled(300), seed: caseSeed },
    )
  })
})

type Entry = { iso: string; type: DailyTotal['type']; total: number; dueDate?: string }

const monthOf = (day: string) => day.slice(0, 7)
const daysByMonth = Map.groupBy(
  civilDays.map(({ iso }) => iso),
  monthOf,
)
const daysIn = (month: string) => daysByMonth.get(month) ?? []
const lastDayOf = (month: string) => daysIn(month).at(-1) ?? ''

/** Independent of the code: it looks at every entry, by the digits of its date. */
function oracle(entries: Entry[], dues: BillDue[], today: string, firstDay: string | undefined) {
  const month = monthOf(today)
  const balance = (of: string, day: string) =>
    entries
      .filter(({ iso }) => monthOf(iso) === of && iso <= day)
      .reduce((sum, { type, total }) => sum + (type === 'income' ? total : 0 - total), 0)
  const spent = (test: (iso: string, dueDate?: string) => boolean) =>
    entries
      .filter(({ iso, type, dueDate }) => type === 'expense' && test(iso, dueDate))
      .reduce((sum, { total }) => sum + total, 0)
  const owedBy = (day: string) =>
    dues
      .filter(({ type, dueDate }) => type === 'expense' && dueDate <= day)
      .reduce((sum, { amount }) => sum + amount, 0)
  const previous = civilMonth(month, -1)
  const hasRecords = (of: string) => entries.some(({ iso }) => monthOf(iso) === of)
  const forecastAt = (of: string) => {
    const dayOfMonth = today.slice(8)
    if (firstDay === undefined || firstDay > `${civilMonth(of, -3)}-01`) return undefined
    const before = [-1, -2, -3].map((back) => civilMonth(of, back))
    if (!before.every(hasRecords)) return undefined
    const capped = [dayOfMonth, lastDayOf(of).slice(8)].toSorted()[0] ?? ''
    if (capped === lastDayOf(of).slice(8)) return spent((iso) => monthOf(iso) === of)
    const later = spent(
      (iso, dueDate) =>
        before.includes(monthOf(iso)) &&
        iso.slice(8) > capped &&
        !(dueDate !== undefined && dueDate <= `${monthOf(iso)}-${capped}`),
    )
    return spent((iso) => monthOf(iso) === of && iso.slice(8) <= capped) + Math.round(later / 3)
  }
  const trials = [1, 2, 3, 4, 5, 6].flatMap((back) => {
    const of = civilMonth(month, -back)
    const plain = forecastAt(of)
    const day = `${of}-${today.slice(8)}`
    // What is overdue is known then, whether it has been paid since or not.
    const late = spent((iso, dueDate) => dueDate !== undefined && dueDate <= day && iso > day)
    const forecast = plain === undefined ? undefined : plain + late + owedBy(day)
    const actual = spent((iso) => monthOf(iso) === of)
    const isOver = today.slice(8) >= lastDayOf(of).slice(8)
    return forecast === undefined || isOver || !hasRecords(of)
      ? []
      : [{ month: `${of}-01`, forecast, actual }]
  })
  const sumOf = (type: string) =>
    dues.filter((each) => each.type === type).reduce((sum, { amount }) => sum + amount, 0)
  const expected = forecastAt(month)
  const spending = expected === undefined ? undefined : expected + owedBy(today)
  const certain = spent((iso) => monthOf(iso) === month) + sumOf('expense')
  const earned = entries
    .filter(({ iso, type }) => monthOf(iso) === month && type === 'income')
    .reduce((sum, { total }) => sum + total, sumOf('income'))
  const sorted = trials
    .map((trial) => Math.abs(trial.forecast - trial.actual))
    .sort((a, b) => a - b)
  const enough =
    sorted.length < 3 ? undefined : sorted.find((_, index) => (index + 1) * 3 >= sorted.length * 2)
  const hasPrevious = entries.some(({ iso }) => monthOf(iso) === previous)
  return {
    soFar: daysIn(month)
      .filter((day) => day <= today)
      .map((day) => balance(month, day)),
    ahead: daysIn(month)
      .filter((day) => day >= today)
      .map((day) =>
        dues
          .filter(({ dueDate }) => dueDate <= day)
          .reduce(
            (sum, { type, amount }) => sum + (type === 'income' ? amount : 0 - amount),
            balance(month, day),
          ),
      ),
    lastMonth: hasPrevious ? daysIn(previous).map((day) => balance(previous, day)) : [],
    spent: spent((iso) => monthOf(iso) === month && iso <= today),
    spentByThen:
      firstDay === undefined || firstDay > `${previous}-01`
        ? null
        : spent((iso) => monthOf(iso) === previous && iso.slice(8) <= today.slice(8)),
    forecast:
      spending === undefined || spending <= certain
        ? null
        : { spending, balance: earned - spending, usualError: enough ?? null, trials },
  }
}
