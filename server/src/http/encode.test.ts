import { DayStamp, Timestamp } from '@evenkeel/domain/calendar'
import { Amount, MoneyNumber } from '@evenkeel/domain/money'
import { Summary } from '@evenkeel/domain/summary'
import { Transaction } from '@evenkeel/domain/transactions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { encoderOf } from './encode.ts'

const cents = fc.integer({ min: 1, max: 99_999_999_99 })
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const instant = fc.date({
  min: new Date('1970-01-01'),
  max: new Date('2199-12-31'),
  noInvalidDate: true,
})

const transaction = fc.record({
  id: fc.uuid(),
  userId: fc.uuid(),
  type: fc.constantFrom('income', 'expense'),
  amount: cents,
  description: fc.constantFrom('', 'Corner Shop', '日本 "quoted"'),
  category: fc.string({ minLength: 1, maxLength: 60 }),
  date: day,
  createdAt: instant,
  version: fc.integer({ min: 1, max: 1000 }),
  billId: fc.option(fc.uuid()),
  billDueDate: fc.option(day),
})

/** Any category name but `__proto__`, which is not allowed. */
const category = fc.string().filter((name) => name !== '__proto__')

const breakdown = fc
  .dictionary(category, fc.record({ amount: cents, count: fc.nat() }))
  .map((record) => new Map(Object.entries(record)))

const summary = fc.record({
  totalIncome: cents,
  totalExpenses: cents,
  netBalance: cents.map((value) => -value),
  categoryBreakdown: breakdown,
  incomeBreakdown: breakdown,
})

describe('our encoder agrees with the schema', () => {
  it.each([
    ['an entry', Transaction, transaction],
    ['a list of entries', z.array(Transaction), fc.array(transaction, { maxLength: 3 })],
    ['a summary', Summary, summary],
    ['a sum', MoneyNumber, cents],
    ['an amount', Amount, cents],
    ['a day', DayStamp, day],
    ['an instant or none', z.nullable(Timestamp), fc.option(instant)],
    [
      'optional fields',
      z.object({ at: z.exactOptional(Timestamp), on: z.optional(DayStamp) }),
      fc.record({ at: instant, on: day }, { requiredKeys: [] }),
    ],
    [
      'a union',
      z.discriminatedUnion('ok', [
        z.strictObject({ ok: z.literal(true), at: Timestamp }),
        z.strictObject({ ok: z.literal(false) }),
      ]),
      fc.oneof(
        fc.record({ ok: fc.constant(true), at: instant }),
        fc.record({ ok: fc.constant(false) }),
      ),
    ],
  ] as [string, z.ZodMiniType, fc.Arbitrary<unknown>][])('%s', (_name, schema, values) => {
    const encode = encoderOf(schema)
    fc.assert(
      fc.property(values, (value) => {
        expect(encode(value)).toEqual(z.encode(schema, value))
      }),
    )
  })
})

it('omits fields that the schema does not name', () => {
  const encode = encoderOf(z.array(z.strictObject({ name: z.string() })))
  expect(encode([{ name: 'Ada', password: 'hashed' }])).toEqual([{ name: 'Ada' }])
})

it('rejects a sum that JSON cannot represent to the cent', () => {
  expect(() => encoderOf(MoneyNumber)(76_543_219_876_543_21)).toThrow(RangeError)
})
