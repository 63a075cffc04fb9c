import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Bill } from '#ledger'
import { BillToggle, BillUpdate, billFormDefaults, NewBill } from './bill.ts'
import { markPaid, toggleBill } from './contract.ts'

const input = {
  type: 'expense',
  amount: '1200.00',
  category: 'Housing',
  frequency: 'monthly',
  startDate: '2026-01-31',
} as const

function firstMessage(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

describe('the fields of a bill', () => {
  it('are decoded into cents, a day and a boolean', () => {
    expect(NewBill.parse({ ...input, description: 'Rent', isActive: 'false' })).toEqual({
      ...input,
      amount: 120_000,
      description: 'Rent',
      isActive: false,
    })
  })

  it('drop a blank description', () => {
    expect(NewBill.parse({ ...input, description: '  ' }).description).toBe('')
    expect(BillUpdate.parse({ ...input, description: '  ' }).description).toBe('')
  })

  it('default to an active bill', () => {
    expect(NewBill.parse(input).isActive).toBe(true)
    expect('isActive' in BillUpdate.parse(input)).toBe(false)
    expect(BillUpdate.parse({ ...input, isActive: 'true' }).isActive).toBe(true)
  })

  it.each([
    ['startDate', undefined, 'Start date is required'],
    ['startDate', '', 'Start date is required'],
    ['startDate', '2026-02-30', "That date doesn't exist"],
    ['amount', '0', 'Amount must be a positive number'],
    ['amount', undefined, 'Amount must be a positive number'],
    ['category', ' ', 'Category is required'],
    ['frequency', 'daily', 'Frequency must be weekly, bi-weekly, monthly or yearly'],
  ])('refuse %s %j: %s', (field, value, message) => {
    expect(firstMessage(NewBill, { ...input, [field]: value })).toBe(message)
    expect(firstMessage(BillUpdate, { ...input, [field]: value })).toBe(message)
  })

  it.each([true, 'yes', 'TRUE', null])('refuse isActive %j', (isActive) => {
    expect(NewBill.safeParse({ ...input, isActive }).success).toBe(false)
  })

  it.each(['nextDueDate', 'id', 'userId', 'version', 'createdAt'])(
    'reject a client-supplied %s',
    (field) => {
      expect(NewBill.safeParse({ ...input, [field]: '2026-01-31' }).success).toBe(false)
      expect(BillUpdate.safeParse({ ...input, [field]: '2026-01-31' }).success).toBe(false)
    },
  )

  it('default to a monthly expense from today', () => {
    expect(billFormDefaults('2026-01-30')).toEqual({
      type: 'expense',
      frequency: 'monthly',
      startDate: '2026-01-30',
    })
  })
})

describe('a bill in wire form', () => {
  const wire = {
    id: '019a3b1c-0000-7000-8000-000000000001',
    userId: '019a3b1c-0000-7000-8000-000000000002',
    type: 'expense',
    amount: '1200.00',
    description: null,
    category: 'Housing',
    frequency: 'monthly',
    startDate: '2026-01-31T00:00:00.000Z',
    nextDueDate: '2026-02-28T00:00:00.000Z',
    isActive: 'true',
    createdAt: '2026-01-31T04:00:00.000Z',
    version: 1,
  } as const

  it('uses text and timestamps, and round-trips', () => {
    const bill = Bill.parse(wire)
    expect(bill).toMatchObject({
      amount: 120_000,
      startDate: '2026-01-31',
      nextDueDate: '2026-02-28',
      isActive: true,
      createdAt: new Date('2026-01-31T04:00:00.000Z'),
    })
    expect(z.encode(Bill, bill)).toEqual(wire)
    expect(z.encode(Bill, { ...bill, isActive: false }).isActive).toBe('false')
  })
})

describe('toggle and mark as paid', () => {
  it('may be sent without a body', () => {
    expect(toggleBill.body.parse(null)).toBe(null)
    expect(markPaid.body.parse(null)).toBe(null)
    expect(toggleBill.query.parse({})).toEqual({})
  })

  it('accept all their fields', () => {
    expect(BillToggle.parse({ isActive: 'false' })).toEqual({ isActive: false })
    const payment = { paymentDate: '2026-02-27', dueDate: '2026-02-28T00:00:00Z', amount: '1250' }
    expect(markPaid.body.parse(payment)).toEqual({
      paymentDate: '2026-02-27',
      dueDate: '2026-02-28',
      amount: 125_000,
    })
    expect(markPaid.body.safeParse({ nextDueDate: '2026-02-28' }).success).toBe(false)
  })
})
