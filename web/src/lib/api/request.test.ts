import { DayStamp, dayField } from '@evenkeel/domain/calendar'
import { endpoint, IdParams, NoReply } from '@evenkeel/domain/endpoint'
import {
  createTransaction,
  listTransactions,
  updateTransaction,
} from '@evenkeel/domain/transactions'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { queryKeyOf } from './hooks.ts'
import { requestOf } from './request.ts'

const day = '2026-01-30'
const id = '01890a5d-ac96-774b-bcce-b302099a8057'

const payBill = endpoint({
  method: 'POST',
  path: '/api/bills/:id/pay',
  summary: 'Stands for a call that asks for the day of the person',
  access: 'active',
  params: IdParams,
  query: z.strictObject({ today: z.exactOptional(dayField('Date is required')) }),
  body: z.nullish(z.strictObject({ note: z.string() })),
  reply: { 200: NoReply, 201: z.strictObject({ dueDate: DayStamp }) },
})

test('money is sent as a decimal string and days as plain days', () => {
  const body = {
    type: 'expense',
    amount: 1230,
    description: 'Lunch',
    category: 'Food & Dining',
    date: '2026-01-31',
  }
  const { url, init } = requestOf(createTransaction, { body }, day)
  expect(url).toBe('/api/transactions')
  expect(init.method).toBe('POST')
  expect(JSON.parse(String(init.body))).toEqual({ ...body, amount: '12.30' })
})

test('every call sends credentials', () => {
  expect(requestOf(listTransactions, {}, day).init.credentials).toBe('include')
})

test('a JSON content type is sent only with a payload', () => {
  const without = requestOf(payBill, { params: { id } }, day).init
  expect(without.body).toBeUndefined()
  expect(without.headers).not.toHaveProperty('content-type')
  const withOne = requestOf(payBill, { params: { id }, body: { note: 'x' } }, day).init
  expect(withOne.headers).toMatchObject({ 'content-type': 'application/json' })
})

test('the version and the idempotency key are sent as headers', () => {
  const { url, init } = requestOf(
    updateTransaction,
    { params: { id }, body: { amount: 5 }, ifMatch: 3, idempotencyKey: 'k' },
    day,
  )
  expect(url).toBe(`/api/transactions/${id}`)
  expect(init.headers).toMatchObject({ 'if-match': '"3"', 'idempotency-key': 'k' })
})

test("the user's day is sent only where an endpoint asks for it", () => {
  expect(requestOf(payBill, { params: { id } }, day).url).toBe(
    `/api/bills/${id}/pay?today=2026-01-30`,
  )
  expect(requestOf(listTransactions, {}, day).url).toBe('/api/transactions')
})

test('a query is encoded: numbers, cents, days and text', () => {
  const query = { limit: 5, offset: 0, minAmount: 100, startDate: '2026-01-01', q: 'a & b' }
  expect(requestOf(listTransactions, { query }, day).url).toBe(
    '/api/transactions?q=a+%26+b&startDate=2026-01-01&minAmount=1.00&limit=5&offset=0',
  )
})

test('a value the endpoint does not accept is a bug and is not sent', () => {
  expect(() => requestOf(listTransactions, { query: { limit: 0 } }, day)).toThrow()
})

test.each([
  [listTransactions, {}, ['/api/transactions']],
  [listTransactions, { query: { limit: 5 } }, ['/api/transactions', { limit: '5' }]],
  [updateTransaction, { params: { id } }, ['/api/transactions', id]],
  [payBill, { params: { id } }, ['/api/bills', id, 'pay', { today: day }]],
] as const)(
  'a query key is the path in segments and then the query (%#)',
  (described, input, key) => {
    const made = queryKeyOf(described, input, day)
    expect(made).toEqual(key)
    const path = made.filter((segment) => typeof segment === 'string').join('/')
    expect(requestOf(described, input, day).url.split('?')[0]).toBe(path)
  },
)
