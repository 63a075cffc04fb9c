import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frequencies } from '#ledger'
import { civilDay, civilIndex, codeOf, scaled } from '#testing'
import {
  type BillState,
  billOnChange,
  billOnCreate,
  dueAfterPayment,
  dueAfterPaymentDeleted,
  previewDueDates,
  requirePayable,
  settledDates,
} from './nextDue.ts'
import { firstOnOrAfter, isSameSchedule } from './schedule.ts'

const nothingPaid = new Set<string>()

const rent: BillState = {
  startDate: '2026-01-31',
  frequency: 'monthly',
  nextDueDate: '2026-02-28',
  isActive: true,
  pausedOn: null,
  passed: [],
}

describe('a new bill', () => {
  it.each([
    ['starting today is due today', '2026-01-30', '2026-01-30', '2026-01-30'],
    ['starting later is due at its start', '2026-03-15', '2026-01-30', '2026-03-15'],
    [
      'that starts in the past is due on its first occurrence from today on',
      '2020-01-31',
      '2026-02-10',
      '2026-02-28',
    ],
    ['from the past that falls due today begins today', '2020-01-31', '2026-02-28', '2026-02-28'],
  ])('%s', (_, startDate, today, nextDueDate) => {
    expect(billOnCreate({ startDate, frequency: 'monthly', isActive: true }, today)).toEqual({
      startDate,
      frequency: 'monthly',
      isActive: true,
      nextDueDate,
      pausedOn: null,
      passed: [],
    })
  })

  it('created inactive is paused from today', () => {
    const schedule = { startDate: '2026-01-31', frequency: 'weekly' } as const
    const bill = billOnCreate({ ...schedule, isActive: false }, '2026-01-31')
    expect(bill).toMatchObject({ isActive: false, pausedOn: '2026-01-31' })
  })
})

describe('a changed schedule', () => {
  const change = { startDate: rent.startDate, frequency: rent.frequency, isActive: true }

  it('recomputes the next due date from today', () => {
    const weekly = { ...change, frequency: 'weekly' } as const
    expect(billOnChange(rent, weekly, '2026-02-10', nothingPaid).nextDueDate).toBe('2026-02-14')
    const fifth = { ...change, startDate: '2025-11-05' }
    expect(billOnChange(rent, fifth, '2026-02-10', nothingPaid).nextDueDate).toBe('2026-03-05')
    expect(billOnChange(rent, fifth, '2026-03-05', nothingPaid).nextDueDate).toBe('2026-03-05')
  })

  it('skips paid due dates', () => {
    const weekly = { ...change, frequency: 'weekly' } as const
    const paid = new Set(['2026-01-31', '2026-02-14', '2026-02-21'])
    expect(billOnChange(rent, weekly, '2026-02-10', paid).nextDueDate).toBe('2026-02-28')
  })

  it('drops overdue cycles', () => {
    const weekly = { ...change, frequency: 'weekly' } as const
    expect(billOnChange(rent, weekly, '2026-03-20', nothingPaid).nextDueDate).toBe('2026-03-21')
  })

  it('owes nothing that fell due during the pause', () => {
    const paused = { ...rent, isActive: false, pausedOn: '2026-03-10' }
    const weekly = { ...change, frequency: 'weekly', isActive: false } as const
    const changed = billOnChange(paused, weekly, '2026-03-20', nothingPaid)
    expect(changed).toMatchObject({ nextDueDate: '2026-03-21', pausedOn: '2026-03-10' })
    const active = billOnChange(changed, { ...weekly, isActive: true }, '2026-05-01', nothingPaid)
    expect(active).toMatchObject({ nextDueDate: '2026-05-02', pausedOn: null })
  })

  it('is kept by any other edit, overdue or not', () => {
    expect(billOnChange(rent, change, '2026-04-10', nothingPaid)).toEqual(rent)
  })
})

describe('a paused bill', () => {
  const toggled = { startDate: rent.startDate, frequency: rent.frequency }

  it.each([
    [
      'that was not yet due resumes with the first occurrence from today on',
      '2026-02-10',
      '2026-05-05',
      [],
      '2026-05-31',
    ],
    [
      'paused on its due date does not owe that cycle',
      '2026-02-28',
      '2026-05-05',
      [],
      '2026-05-31',
    ],
    ['that was overdue still owes that date', '2026-03-01', '2026-05-05', [], '2026-02-28'],
    ['resumed the same day keeps its due date', '2026-02-10', '2026-02-10', [], '2026-02-28'],
    ['resumed on a due date is due that day', '2026-02-10', '2026-04-30', [], '2026-04-30'],
    [
      'that was paid ahead skips the paid date',
      '2026-02-10',
      '2026-04-30',
      ['2026-04-30'],
      '2026-05-31',
    ],
  ])('%s', (_, pausedOn, today, paid, nextDueDate) => {
    const paused = billOnChange(rent, { ...toggled, isActive: false }, pausedOn, new Set(paid))
    expect(paused).toEqual({ ...rent, isActive: false, pausedOn })
    const active = billOnChange(paused, { ...toggled, isActive: true }, today, new Set(paid))
    expect(active).toMatchObject({ ...rent, nextDueDate, passed: active.passed })
  })

  it.each([
    ['not yet overdue', rent, '2026-02-10', '2026-05-05', '2026-05-31', []],
    [
      'overdue',
      rent,
      '2026-03-01',
      '2026-06-05',
      '2026-02-28',
      ['2026-03-31', '2026-04-30', '2026-05-31'],
    ],
    ['overdue, on a due date', rent, '2026-03-31', '2026-04-30', '2026-02-28', ['2026-03-31']],
    [
      'overdue for long before the pause',
      rent,
      '2026-04-15',
      '2026-06-05',
      '2026-02-28',
      ['2026-04-30', '2026-05-31'],
    ],
    ['overdue, the same day', rent, '2026-03-31', '2026-03-31', '2026-02-28', []],
    [
      'overdue, weekly',
      { ...rent, frequency: 'weekly' },
      '2026-03-10',
      '2026-03-28',
      '2026-02-28',
      ['2026-03-14', '2026-03-21'],
    ],
    [
      'overdue since a leap day, yearly',
      { ...rent, frequency: 'yearly', startDate: '2024-02-29', nextDueDate: '2025-02-28' },
      '2025-06-01',
      '2028-03-01',
      '2025-02-28',
      ['2026-02-28', '2027-02-28', '2028-02-29'],
    ],
  ] as const)(
    'paused and resumed, %s, owes nothing of the pause',
    (_, bill, pausedOn, today, due, notOwed) => {
      const before: BillState = { ...bill, passed: [] }
      const paused = billOnChange(before, { ...bill, isActive: false }, pausedOn, nothingPaid)
      const active = billOnChange(paused, { ...bill, isActive: true }, today, nothingPaid)
      const passed = notOwed.map((dueDate) => ({ dueDate, as: 'notOwed' }))
      expect(active).toEqual({ ...before, nextDueDate: due, passed })
    },
  )

  it('remembers no paid date of the pause as not owed', () => {
    const paused = { ...rent, isActive: false, pausedOn: '2026-03-01' }
    const active = billOnChange(
      paused,
      { ...toggled, isActive: true },
      '2026-05-05',
      new Set(['2026-03-31']),
    )
    expect(active.passed).toEqual([{ dueDate: '2026-04-30', as: 'notOwed' }])
  })

  it('keeps its pause date when paused again', () => {
    const paused = { ...rent, isActive: false, pausedOn: '2026-02-10' }
    const again = billOnChange(paused, { ...toggled, isActive: false }, '2026-03-10', nothingPaid)
    expect(again).toEqual(paused)
  })
})

describe('paying a bill', () => {
  it('advances by one occurrence and returns to the anchor day', () => {
    expect(dueAfterPayment(rent, nothingPaid)).toBe('2026-03-31')
    expect(dueAfterPayment({ ...rent, nextDueDate: '2026-03-31' }, nothingPaid)).toBe('2026-04-30')
  })

  it('advances an overdue bill by one occurrence, not to today', () => {
    const overdue = { ...rent, startDate: '2023-12-31', nextDueDate: '2024-02-29' }
    expect(dueAfterPayment(overdue, nothingPaid)).toBe('2024-03-31')
  })

  it('skips a cycle that is already paid', () => {
    expect(dueAfterPayment(rent, new Set(['2026-03-31']))).toBe('2026-04-30')
  })

  it.each([
    ['accepts the next due date', rent, '2026-02-28', undefined],
    ['rejects another date', rent, '2026-03-31', 'due_date_moved'],
    ['rejects a paused bill', { ...rent, isActive: false }, '2026-02-28', 'bill_inactive'],
  ])('%s', (_, bill, dueDate, code) => {
    expect(codeOf(() => requirePayable(bill, dueDate))).toBe(code)
  })
})

describe('a deleted payment', () => {
  const paidAt = new Date('2026-02-27T09:00:00Z')
  const before = new Date('2026-02-27T08:00:00Z')
  const after = new Date('2026-02-27T10:00:00Z')
  const paidRent = { ...rent, nextDueDate: '2026-03-31', scheduleChangedAt: null }

  it.each([
    ['of the latest cycle moves the bill back', paidRent, '2026-02-28', '2026-02-28'],
    ['of an earlier cycle does not', paidRent, '2026-01-31', undefined],
    [
      'made before a schedule change does not',
      { ...paidRent, scheduleChangedAt: after },
      '2026-02-28',
      undefined,
    ],
    [
      'made after a schedule change moves it back',
      { ...paidRent, scheduleChangedAt: before },
      '2026-02-28',
      '2026-02-28',
    ],
    [
      'made at the moment of a schedule change moves it back',
      { ...paidRent, scheduleChangedAt: paidAt },
      '2026-02-28',
      '2026-02-28',
    ],
    [
      'made before a pause that skipped cycles does not',
      { ...paidRent, nextDueDate: '2026-06-30' },
      '2026-02-28',
      undefined,
    ],
    [
      'moves it back across dates let pass',
      {
        ...paidRent,
        nextDueDate: '2026-05-31',
        passed: [
          { dueDate: '2026-03-31', as: 'skipped' as const },
          { dueDate: '2026-04-30', as: 'notOwed' as const },
        ],
      },
      '2026-02-28',
      '2026-02-28',
    ],
    [
      'of another schedule does not',
      { ...paidRent, startDate: '2026-01-05', nextDueDate: '2026-03-05' },
      '2026-02-28',
      undefined,
    ],
    [
      'from before the start date does not',
      { ...paidRent, startDate: '2026-03-31' },
      '2026-02-28',
      undefined,
    ],
  ])('%s', (_, bill, dueDate, expected) => {
    expect(dueAfterPaymentDeleted(bill, { dueDate, createdAt: paidAt })).toBe(expected)
  })
})

describe('the due date preview', () => {
  const today = '2026-03-10'
  const draft = { startDate: rent.startDate, frequency: rent.frequency }

  it('starts today for a new bill', () => {
    const shown = previewDueDates(undefined, draft, { today, paid: nothingPaid, count: 3 })
    expect(shown).toEqual(['2026-03-31', '2026-04-30', '2026-05-31'])
  })

  it('starts with the cycle a stored bill owes', () => {
    const shown = previewDueDates(rent, draft, { today, paid: nothingPaid, count: 3 })
    expect(shown).toEqual(['2026-02-28', '2026-03-31', '2026-04-30'])
  })

  it('starts today for a changed schedule and skips paid due dates', () => {
    const changed = { startDate: '2026-01-10', frequency: 'monthly' } as const
    const paid = new Set(['2026-03-10', '2026-05-10'])
    const shown = previewDueDates(rent, changed, { today, paid, count: 3 })
    expect(shown).toEqual(['2026-04-10', '2026-06-10', '2026-07-10'])
  })
})

/** Random operations on one bill as days pass. */
type World = { bill: BillState; scheduleChangedAt: Date | null; payments: Payment[]; clock: number }
type Payment = { dueDate: string; createdAt: Date }

const scheduleArbitrary = fc.record({
  startDate: fc
    .integer({ min: civilIndex('2023-06-01'), max: civilIndex('2027-06-01') })
    .map((index) => civilDay(index).iso),
  frequency: fc.constantFrom(...frequencies),
})

const actionArbitrary = fc.oneof(
  fc.record({ kind: fc.constant('pay' as const) }),
  fc.record({ kind: fc.constant('toggle' as const) }),
  fc.record({ kind: fc.constant('unpay' as const), which: fc.nat(3) }),
  fc.record({ kind: fc.constant('change' as const), schedule: scheduleArbitrary }),
)

const storyArbitrary = fc.record({
  first: scheduleArbitrary,
  today: fc.integer({ min: civilIndex('2025-01-01'), max: civilIndex('2026-01-01') }),
  steps: fc.array(fc.record({ action: actionArbitrary, daysLater: fc.nat(70) }), { maxLength: 25 }),
})

type Action = typeof actionArbitrary extends fc.Arbitrary<infer A> ? A : never

function paidOf(world: World): Set<string> {
  return new Set(world.payments.map((payment) => payment.dueDate))
}

function act(world: World, action: Action, today: string): World {
  const { bill, payments } = world
  const createdAt = new Date(world.clock)
  switch (action.kind) {
    case 'pay': {
      if (!bill.isActive) return world
      const nextDueDate = dueAfterPayment(bill, settledDates(bill, paidOf(world)))
      const payment = { dueDate: bill.nextDueDate, createdAt }
      return { ...world, bill: { ...bill, nextDueDate }, payments: [...payments, payment] }
    }
    case 'unpay': {
      const payment = payments.at(-1 - action.which)
      if (payment === undefined) return world
      const back = dueAfterPaymentDeleted({ ...bill, ...world }, payment)
      const rest = payments.filter((other) => other !== payment)
      return { ...world, bill: { ...bill, nextDueDate: back ?? bill.nextDueDate }, payments: rest }
    }
    case 'toggle':
      return {
        ...world,
        bill: billOnChange(bill, { ...bill, isActive: !bill.isActive }, today, paidOf(world)),
      }
    case 'change': {
      const change = { ...action.schedule, isActive: bill.isActive }
      return {
        ...world,
        bill: billOnChange(bill, change, today, paidOf(world)),
        scheduleChangedAt: isSameSchedule(bill, change) ? world.scheduleChangedAt : createdAt,
      }
    }
  }
}

describe('a random sequence of operations on a bill', () => {
  it('always leaves it due on an unpaid date of its schedule, and no cycle is paid twice', () => {
    fc.assert(
      fc.property(storyArbitrary, ({ first, today, steps }) => {
        let index = today
        const bill = billOnCreate({ ...first, isActive: true }, civilDay(index).iso)
        let world: World = { bill, scheduleChangedAt: null, payments: [], clock: 0 }
        for (const { action, daysLater } of steps) {
          index += daysLater
          world = { ...act(world, action, civilDay(index).iso), clock: world.clock + 1 }
          const { nextDueDate, isActive, pausedOn } = world.bill
          expect(settledDates(world.bill, paidOf(world)).has(nextDueDate)).toBe(false)
          expect(firstOnOrAfter(world.bill, nextDueDate)).toBe(nextDueDate)
          expect(paidOf(world).size).toBe(world.payments.length)
          expect(pausedOn === null).toBe(isActive)
        }
      }),
      { numRuns: scaled(500) },
    )
  })

  it('leaves it unchanged when a payment is made and deleted', () => {
    fc.assert(
      fc.property(scheduleArbitrary, fc.nat(2000), (schedule, offset) => {
        const today = civilDay(civilIndex('2022-01-01') + offset).iso
        const bill = billOnCreate({ ...schedule, isActive: true }, today)
        const payment = { dueDate: bill.nextDueDate, createdAt: new Date(0) }
        const paid = { ...bill, nextDueDate: dueAfterPayment(bill, nothingPaid) }
        const back = dueAfterPaymentDeleted({ ...paid, scheduleChangedAt: null }, payment)
        expect(back).toBe(bill.nextDueDate)
      }),
      { numRuns: scaled(500) },
    )
  })
})
