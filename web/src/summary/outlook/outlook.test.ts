import type { BillDue } from '@evenkeel/domain/bills'
import type { Outlook } from '@evenkeel/domain/summary'
import { describe, expect, it } from 'vitest'
import { drawFloatLine, listDaysBeyond, listMonthDays } from './floatLine.ts'
import {
  comparisonWords,
  dayWords,
  endWords,
  entriesOf,
  forecastWords,
  uncomparedWords,
} from './outlookWords.ts'

const due = (name: string, dueDate: string, type: BillDue['type'] = 'expense'): BillDue => ({
  billId: name,
  name,
  type,
  amount: 100,
  dueDate,
})

const level: Outlook = {
  from: '2026-11-01',
  to: '2026-11-30',
  today: '2026-11-28',
  soFar: Array.from({ length: 28 }, () => 0),
  ahead: [0, 0, 0],
  lastMonth: [],
  dues: [],
  later: [],
  hasBills: true,
  spent: 0,
  spentByThen: 0,
  forecast: null,
}

describe('the words', () => {
  it('name the last day', () => {
    expect(endWords(level)).toBe('on Nov 30, before everyday spending')
    expect(endWords({ ...level, today: '2026-11-30' })).toBe('on Nov 30')
  })

  it.each([
    [{ lastMonth: [] }, undefined],
    [{ spentByThen: null }, undefined],
    [{ spent: 500, spentByThen: 18_707 + 500 }, '$187.07 less spent than by Oct 28'],
    [{ spent: 501, spentByThen: 500 }, '$0.01 more spent than by Oct 28'],
    [{ spent: 500, spentByThen: 500 }, 'As much spent as by Oct 28'],
    [{ today: '2026-03-31', spent: 1, spentByThen: 0 }, '$0.01 more spent than by Feb 28'],
  ])('compare %o with last month', (fields, text) => {
    expect(comparisonWords({ ...level, lastMonth: [1], ...fields })).toBe(text)
  })

  it.each([
    [
      { lastMonth: [1], spentByThen: null },
      'Not compared with October: your records begin after Oct 1.',
    ],
    [{ lastMonth: [1], spentByThen: 0 }, undefined],
    [{ lastMonth: [], spentByThen: 0 }, 'Nothing recorded in October to compare with.'],
    [
      { lastMonth: [], spentByThen: null },
      'Your first month. Add an entry dated Nov 1, and December will be compared with it.',
    ],
    [
      { lastMonth: [], spentByThen: null, soFar: [-500, -900] },
      'Your first month. December will be compared with it.',
    ],
  ])('say why %o is not compared', (fields, text) => {
    expect(uncomparedWords({ ...level, ...fields })).toBe(text)
  })

  const gym = due('Gym', '2026-11-28')
  const wordsAt = (index: number, fields: Partial<Outlook>) => {
    const [day] = listMonthDays({ ...level, ...fields }).slice(index)
    return day && dayWords(day)
  }
  const dentist = { day: '2026-11-29', names: ['Dentist'], entryCount: 1 }
  const films = due('Films', '2026-11-29')
  it.each([
    [27, {}, 'Nov 28: $0.00'],
    [27, { dues: [gym] }, 'Nov 28: $0.00, Gym due'],
    [27, { dues: [gym], ahead: [-100, 0, 0] }, 'Nov 28: $0.00, −$1.00 expected after Gym'],
    [28, {}, 'Nov 29: $0.00 expected'],
    [28, { dues: [films] }, 'Nov 29: $0.00 expected, Films due'],
    [28, { later: [dentist] }, 'Nov 29: $0.00 expected, Dentist'],
    [28, { later: [dentist], dues: [films] }, 'Nov 29: $0.00 expected, Dentist; Films due'],
    [
      28,
      { later: [{ ...dentist, names: ['Dentist', 'Tea'], entryCount: 5 }] },
      'Nov 29: $0.00 expected, Dentist, Tea and 3 more',
    ],
    [29, { later: [dentist] }, 'Nov 30: $0.00 expected'],
    [29, { ahead: [0, 0, 100] }, 'Nov 30: +$1.00 expected'],
  ])('read out day %i with %o', (index, fields, text) => {
    expect(wordsAt(index, fields)).toBe(text)
  })

  const shoes = {
    date: '2026-11-28',
    type: 'expense',
    amount: 8000,
    description: '',
    category: 'Shoes',
  } as const
  const pay = { ...shoes, type: 'income', description: 'Pay for the whole of November' } as const
  it.each([
    [[], 'Nov 28: $0.00, no entries; Gym due'],
    [[shoes], 'Nov 28: $0.00 after Shoes −$80.00; Gym due'],
    [
      [pay, shoes, shoes, shoes],
      'Nov 28: $0.00 after Pay for the whole o… +$80.00 and 3 more; Gym due',
    ],
  ])('name the largest of the entries %o', (entries, text) => {
    const [day] = listMonthDays({ ...level, dues: [gym] }).slice(27)
    expect(day && dayWords(day, entries)).toBe(text)
    const [after] = listMonthDays({ ...level, dues: [gym], ahead: [-100, 0, 0] }).slice(27)
    const ending = text.replace('Gym due', '−$1.00 expected after Gym')
    expect(after && dayWords(after, entries)).toBe(ending)
    const [free] = listMonthDays(level).slice(27)
    const two = text.replace('; Gym due', '').replace(' and 3 more', ', Shoes −$80.00 and 2 more')
    expect(free && dayWords(free, entries)).toBe(two)
  })

  it('name the entries of a day only if they make the change of its balance', () => {
    const soFar = [...Array(27).fill(-1000), -9000]
    const days = listMonthDays({ ...level, soFar, ahead: [-9000, -9000, -9000] })
    const tea = { ...shoes, date: '2026-11-27', amount: 300 }
    expect(entriesOf(days, 27, [shoes, tea])).toEqual([shoes])
    expect(entriesOf(days, 26, [shoes])).toEqual([])
    // One of the two replies is older than the other.
    expect(entriesOf(days, 26, [shoes, tea])).toBeUndefined()
    expect(entriesOf(days, 27, [])).toBeUndefined()
    expect(entriesOf(days, 28, [shoes])).toBeUndefined()
    expect(entriesOf(days, 27, undefined)).toBeUndefined()
  })

  it('state the forecast, and how far it is usually off', () => {
    const forecast = { balance: -43_000, spending: 1, usualError: 139_01, trials: [] }
    expect(forecastWords(level)).toBeUndefined()
    expect(forecastWords({ ...level, forecast })).toBe(
      'About −$430 with everyday spending as in the last three months, usually within $140.',
    )
    expect(forecastWords({ ...level, forecast: { ...forecast, usualError: 0 } })).toContain(
      'usually within $1.',
    )
    expect(forecastWords({ ...level, forecast: { ...forecast, usualError: null } })).toBe(
      'About −$430 with everyday spending as in the last three months.',
    )
  })
})

describe('the picture', () => {
  it('keeps the waterline in sight', () => {
    expect(drawFloatLine(level).waterline).toBe(82)
    const above = drawFloatLine({ ...level, ahead: [500, 500, 1000] })
    expect([above.waterline, above.ahead.at(-1)]).toEqual([82, { x: 100, y: 12 }])
    const below = drawFloatLine({ ...level, ahead: [-500, -500, -1000] })
    expect([below.waterline, below.ahead.at(-1)]).toEqual([12, { x: 100, y: 82 }])
  })

  it('goes from the first day to the last, with overdue bills today', () => {
    const outlook = { ...level, ahead: [-100, -100, -200] }
    const { soFar, ahead } = drawFloatLine(outlook)
    expect([soFar[0]?.x, soFar.length]).toEqual([0, 28])
    expect(ahead).toEqual([
      { x: (27 / 29) * 100, y: 12 },
      { x: (27 / 29) * 100, y: 47 },
      { x: (28 / 29) * 100, y: 47 },
      { x: 100, y: 82 },
    ])
  })

  it('ends a longer month before at the right edge', () => {
    const { lastMonth } = drawFloatLine({
      ...level,
      lastMonth: Array.from({ length: 31 }, () => 5),
    })
    expect(lastMonth.at(-1)?.x).toBe(100)
  })

  it('lets everyday spending grow evenly from today to what the forecast expects', () => {
    const forecast = { balance: -100, spending: 1, usualError: null, trials: [] }
    const outlook = { ...level, ahead: [0, 100, 100], forecast }
    expect(drawFloatLine(outlook).forecast).toEqual([
      { x: (27 / 29) * 100, y: 47 },
      { x: (28 / 29) * 100, y: 47 },
      { x: 100, y: 82 },
    ])
    expect(drawFloatLine(level).forecast).toEqual([])
  })

  it('lists the days that only last month has', () => {
    const lastMonth = Array.from({ length: 31 }, (_, index) => index)
    expect(listDaysBeyond({ ...level, lastMonth })).toEqual([{ day: '2026-10-31', balance: 30 }])
    expect(listDaysBeyond(level)).toEqual([])
    const february = { from: '2026-02-01', to: '2026-02-28', lastMonth }
    expect(listDaysBeyond({ ...level, ...february }).map(({ day }) => day)).toEqual([
      '2026-01-29',
      '2026-01-30',
      '2026-01-31',
    ])
  })

  it('lists every day, with today as it stands and overdue bills on it', () => {
    const dues = [due('Gym', '2026-11-02'), due('Rent', '2026-11-30')]
    const days = listMonthDays({ ...level, ahead: [-100, -100, -200], dues, lastMonth: [7] })
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({
      day: '2026-11-01',
      balance: 0,
      expected: 0,
      isAhead: false,
      dues: [],
      lastMonth: 7,
    })
    expect(days[27]).toMatchObject({ day: '2026-11-28', balance: 0, expected: -100 })
    expect(days[27]?.dues.map(({ name }) => name)).toEqual(['Gym'])
    expect(days[29]).toMatchObject({ balance: -200, isAhead: true, lastMonth: undefined })
  })
})
