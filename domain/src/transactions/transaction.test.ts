import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Category, categories, Transaction } from '#ledger'
import { scaled } from '#testing'
import { NewTransaction, TransactionPatch } from './transaction.ts'

const input = {
  type: 'expense',
  amount: '12.30',
  category: 'Food & Dining',
  date: '2026-01-31',
} as const

function firstMessage(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}

describe('the fields of an entry', () => {
  it('are decoded into cents, a day and a description', () => {
    expect(NewTransaction.parse(input)).toEqual({ ...input, amount: 1230 })
    expect(NewTransaction.parse({ ...input, description: 'Lunch\nwith Ann' })).toEqual({
      ...input,
      amount: 1230,
      description: 'Lunch\nwith Ann',
    })
    expect(NewTransaction.parse({ ...input, description: null }).description).toBe('')
  })

  it.each(['', ' ', '   ', '\n', ' \r\n ', '\u00a0', '\u3000 \u2003', '\u200b\u2060'])(
    'drop the blank description %j',
    (description) => {
      expect(NewTransaction.parse({ ...input, description }).description).toBe('')
      expect(TransactionPatch.parse({ description })).toEqual({ description: '' })
    },
  )

  it('are composed, so that names that look the same are the same', () => {
    const typed = { ...input, category: 'Cafe\u0301s', description: 'Cre\u0300me' }
    expect(NewTransaction.parse(typed)).toMatchObject({
      category: 'Caf\u00e9s',
      description: 'Cr\u00e8me',
    })
    expect(TransactionPatch.parse({ description: 'Cre\u0300me' }).description).toBe('Cr\u00e8me')
    // Composing makes these characters longer than the database allows.
    expect(firstMessage(NewTransaction, { ...input, description: '\u0958'.repeat(300) })).toBe(
      'Description must be at most 500 characters',
    )
  })

  it.each([' spaced ', '\nfirst\n second', '.'])(
    'keep the description %j as typed',
    (description) => {
      expect(NewTransaction.parse({ ...input, description }).description).toBe(description)
    },
  )

  it.each([
    ['amount', '0', 'Amount must be a positive number'],
    ['amount', 12.3, 'Amount must be a positive number'],
    ['amount', undefined, 'Amount must be a positive number'],
    ['category', '', 'Category is required'],
    ['category', undefined, 'Category is required'],
    ['date', undefined, 'Date is required'],
    ['date', '', 'Date is required'],
    ['description', 'x'.repeat(501), 'Description must be at most 500 characters'],
  ])('refuse %s %j: %s', (field, value, message) => {
    expect(firstMessage(NewTransaction, { ...input, [field]: value })).toBe(message)
  })

  it.each(['Income', 'transfer', '', null, undefined])('refuse the type %j', (type) => {
    expect(firstMessage(NewTransaction, { ...input, type })).toBe('Type must be income or expense')
  })

  it.each(['id', 'userId', 'version', 'createdAt', 'billId', 'billDueDate', 'note'])(
    'reject a client-supplied %s',
    (field) => {
      expect(NewTransaction.safeParse({ ...input, [field]: 'x' }).success).toBe(false)
      expect(TransactionPatch.safeParse({ amount: '1', [field]: 'x' }).success).toBe(false)
    },
  )
})

describe('a category', () => {
  it('is one of the suggestions or any name of up to sixty characters', () => {
    expect(categories.expense).toEqual([
      'Food & Dining',
      'Transportation',
      'Housing',
      'Entertainment',
      'Shopping',
      'Healthcare',
      'Utilities',
      'Other',
    ])
    expect(categories.income).toEqual([
      'Salary',
      'Freelance',
      'Business',
      'Investment',
      'Gift',
      'Other',
    ])
    for (const name of [...categories.expense, ...categories.income, 'x', 'x'.repeat(60)]) {
      expect(Category.parse(name)).toBe(name)
    }
  })

  it.each([
    'constructor',
    'toString',
    'hasOwnProperty',
    '2024',
    '0',
    '日本語',
    "'; drop table users",
  ])('may be called %s', (name) => {
    expect(Category.parse(`  ${name} `)).toBe(name)
  })

  it.each(['', '   ', 'x'.repeat(61), '__proto__', 'two\nlines', 'a\u0000b', 'a\tb', 'a\ud800b'])(
    'may not be called %j',
    (name) => {
      expect(Category.safeParse(name).success).toBe(false)
    },
  )
})

describe('an update', () => {
  it.each([
    [{ amount: '5' }, { amount: 500 }],
    [
      { type: 'income', category: 'Gift' },
      { type: 'income', category: 'Gift' },
    ],
    [{ description: '' }, { description: '' }],
    [{ description: null }, { description: '' }],
    [{ date: '2026-01-31T23:30:00-02:00' }, { date: '2026-02-01' }],
  ])('%j', (patch, expected) => {
    expect(TransactionPatch.parse(patch)).toEqual(expected)
  })

  it.each([
    [{}, 'Nothing to change'],
    [{ amount: '-5' }, 'Amount must be a positive number'],
    [{ category: ' ' }, 'Category is required'],
    [{ date: '' }, 'Date is required'],
  ])('rejects %j: %s', (patch, message) => {
    expect(firstMessage(TransactionPatch, patch)).toBe(message)
  })
})

describe('an entry in wire form', () => {
  const wire = {
    id: '019a3b1c-0000-7000-8000-000000000001',
    userId: '019a3b1c-0000-7000-8000-000000000002',
    type: 'expense',
    amount: '12.30',
    description: null,
    category: 'Housing',
    date: '2026-01-31T00:00:00.000Z',
    createdAt: '2026-01-31T04:00:00.000Z',
    version: 3,
    billId: '019a3b1c-0000-7000-8000-000000000003',
    billDueDate: '2026-01-31T00:00:00.000Z',
  } as const

  it('has the amount as text and days as timestamps', () => {
    const entry = Transaction.parse(wire)
    expect(entry).toMatchObject({
      amount: 1230,
      description: '',
      date: '2026-01-31',
      billDueDate: '2026-01-31',
    })
    expect(z.encode(Transaction, entry)).toEqual(wire)
  })

  it('omits a blank description', () => {
    expect(Transaction.parse({ ...wire, description: '  ' }).description).toBe('')
    expect(z.encode(Transaction, { ...Transaction.parse(wire), description: ' ' })).toEqual(wire)
  })

  it('round-trips', () => {
    const description = fc.string({ unit: 'grapheme', maxLength: 40 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999_999 }), description, (amount, text) => {
        fc.pre(!/\p{Cc}/u.test(text) && text.isWellFormed())
        const entry = { ...Transaction.parse(wire), amount, description: text.trim() && text }
        const sent = JSON.parse(JSON.stringify(z.encode(Transaction, entry)))
        expect(z.decode(Transaction, sent)).toEqual(entry)
      }),
      { numRuns: scaled(500) },
    )
  })
})
