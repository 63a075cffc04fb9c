import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { frequencies } from '#ledger'
import { civilDay, civilIndex, codeOf, scaled } from '#testing'
import { type Cycle, catchUp, caughtUp, cycleCounts } from './catchUp.ts'
import { overdueDates } from './due.ts'
import { type BillState, dueAfterPayment, settledDates } from './nextDue.ts'
import { firstOnOrAfter } from './schedule.ts'

const nothingPaid = new Set<string>()
const today = '2026-06-15'

const rent: BillState = {
  startDate: '2026-01-31',
  frequency: 'monthly',
  nextDueDate: '2026-02-28',
  isActive: true,
  pausedOn: null,
  passed: [],
}
const weekly = { ...rent, frequency: 'weekly', nextDueDate: '2026-05-30' } as const
const yearly = {
  ...rent,
  frequency: 'yearly',
  startDate: '2024-02-29',
  nextDueDate: '2025-02-28',
} as const

/** '02-28 paid' in the year 2026. */
function cyclesOf(text: string): Cycle[] {
  return text.split(', ').map((part) => {
    const [day = '', as = ''] = part.split(' ')
    const dueDate = day.length > 5 ? day : `2026-${day}`
    return { dueDate, as } as Cycle
  })
}

describe('catching up', () => {
  it.each<[string, BillState, string, string, string]>([
    ['the first date', rent, '02-28 paid', '2026-03-31', ''],
    ['two dates', rent, '02-28 paid, 03-31 paid', '2026-04-30', ''],
    [
      'every date returns to the anchor day',
      rent,
      '02-28 paid, 03-31 skipped, 04-30 notOwed, 05-31 paid',
      '2026-06-30',
      '2026-03-31 skipped, 2026-04-30 notOwed',
    ],
    [
      'a later date keeps the first owed',
      rent,
      '04-30 skipped',
      '2026-02-28',
      '2026-04-30 skipped',
    ],
    [
      'the ends keep the middle owed',
      rent,
      '05-31 paid, 02-28 notOwed',
      '2026-03-31',
      '2026-02-28 notOwed',
    ],
    [
      'weeks',
      weekly,
      '05-30 skipped, 06-06 skipped, 06-13 paid',
      '2026-06-20',
      '2026-05-30 skipped, 2026-06-06 skipped',
    ],
    ['leap years', yearly, '2025-02-28 paid, 2026-02-28 paid', '2027-02-28', ''],
    [
      'beside dates let pass before',
      { ...rent, passed: [{ dueDate: '2026-03-31', as: 'skipped' }] },
      '02-28 notOwed',
      '2026-04-30',
      '2026-02-28 notOwed, 2026-03-31 skipped',
    ],
  ])('%s', (_, bill, cycles, nextDueDate, passed) => {
    const after = caughtUp(bill, cyclesOf(cycles), today, nothingPaid)
    const told = after.passed.map(({ dueDate, as }) => `${dueDate} ${as}`).join(', ')
    expect([after.nextDueDate, told]).toEqual([nextDueDate, passed])
  })

  it('goes on past a date that is paid already', () => {
    const after = caughtUp(rent, cyclesOf('02-28 skipped'), today, new Set(['2026-03-31']))
    expect(after.nextDueDate).toBe('2026-04-30')
  })

  it('returns to 29 February', () => {
    const late = { ...yearly, nextDueDate: '2027-02-28' }
    const after = caughtUp(late, cyclesOf('2027-02-28 paid'), '2027-03-01', nothingPaid)
    expect(after.nextDueDate).toBe('2028-02-29')
  })

  it.each<[string, BillState, string, string]>([
    ['a date that is not due yet', rent, '02-28 paid, 06-30 paid', 'due_date_moved'],
    ['today', { ...rent, startDate: '2026-01-15' }, '06-15 skipped', 'due_date_moved'],
    ['a date of no cycle', rent, '03-01 paid', 'due_date_moved'],
    ['a date before the next one', rent, '01-31 paid', 'due_date_moved'],
    [
      'a date that was let pass',
      { ...rent, passed: [{ dueDate: '2026-03-31', as: 'notOwed' }] },
      '03-31 paid',
      'due_date_moved',
    ],
    ['a paused bill', { ...rent, isActive: false }, '02-28 paid', 'bill_inactive'],
  ])('is refused for %s', (_, bill, cycles, code) => {
    expect(codeOf(() => caughtUp(bill, cyclesOf(cycles), today, nothingPaid))).toBe(code)
  })

  it('is refused for a paid date', () => {
    const late = () => caughtUp(rent, cyclesOf('03-31 paid'), today, new Set(['2026-03-31']))
    expect(codeOf(late)).toBe('due_date_moved')
  })
})

describe('the request', () => {
  const accepts = (cycles: unknown) =>
    z.safeDecode(catchUp.body as z.ZodMiniType, { cycles } as never).success
  const paid = { dueDate: '2026-02-28', as: 'paid' }
  const hundred = Array.from({ length: 100 }, (_, day) => ({
    dueDate: civilDay(civilIndex('2025-01-01') + day).iso,
    as: 'skipped',
  }))

  it.each([
    ['one date', [paid], true],
    ['its own day for a payment', [{ ...paid, paymentDate: '2026-02-28' }], true],
    ['a hundred dates', hundred, true],
    ['no dates', [], false],
    ['more than a hundred', [...hundred, paid], false],
    ['a date twice', [paid, { ...paid, as: 'skipped' }], false],
    ['a day for a date let pass', [{ ...paid, as: 'skipped', paymentDate: '2026-02-28' }], false],
    ['another outcome', [{ ...paid, as: 'owed' }], false],
    ['a day that does not exist', [{ ...paid, dueDate: '2026-02-30' }], false],
  ])('with %s', (_, cycles, expected) => {
    expect(accepts(cycles)).toBe(expected)
  })
})

it('counts each outcome', () => {
  const cycles = cyclesOf('02-28 paid, 03-31 skipped, 04-30 paid')
  expect(cycleCounts(cycles)).toEqual({ paid: 2, skipped: 1, notOwed: 0 })
})

describe('any choice among years of missed dates', () => {
  const story = fc.record({
    start: fc.integer({ min: civilIndex('2024-01-01'), max: civilIndex('2026-06-01') }),
    frequency: fc.constantFrom(...frequencies),
    outcomes: fc.array(fc.constantFrom('owed', 'paid', 'skipped', 'notOwed'), { minLength: 1 }),
  })

  it('settles exactly what was chosen, and paying the rest one by one ends in the future', () => {
    fc.assert(
      fc.property(story, ({ start, frequency, outcomes }) => {
        const startDate = civilDay(start).iso
        const bill: BillState = { ...rent, startDate, frequency, nextDueDate: startDate }
        const missed = overdueDates(bill, today, nothingPaid)
        const chosen = missed.map((dueDate, at) => ({
          dueDate,
          as: outcomes[at % outcomes.length],
        }))
        const cycles = chosen.filter(({ as }) => as !== 'owed') as Cycle[]
        let after: BillState = { ...bill, ...caughtUp(bill, cycles, today, nothingPaid) }
        const paid = new Set(cycles.filter(({ as }) => as === 'paid').map(({ dueDate }) => dueDate))
        const owed = chosen.filter(({ as }) => as === 'owed').map(({ dueDate }) => dueDate)
        expect(overdueDates(after, today, settledDates(after, paid))).toEqual(owed)
        for (const dueDate of owed) {
          expect(after.nextDueDate).toBe(dueDate)
          paid.add(dueDate)
          after = { ...after, nextDueDate: dueAfterPayment(after, settledDates(after, paid)) }
        }
        expect(after.nextDueDate).toBe(firstOnOrAfter(bill, today))
      }),
      { numRuns: scaled(100) },
    )
  })
})
