import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { Book } from '../facts/book.ts'
import { readRecords, vocabularyFor } from '../vocabularyCache.ts'
import { Toolbox } from './toolbox.ts'
import { factTools } from './tools.ts'

const app = await openTestApp()
const today = '2026-11-22'
let ada: Person

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  ada = await addPerson(app)
  const row = { type: 'expense', category: 'Groceries', description: 'Corner Market' }
  const rows = [
    { ...row, amount: '120.00', date: '2026-11-05' },
    { ...row, amount: '120.00', date: '2026-11-06' },
    { ...row, amount: '150.00', date: '2026-10-05' },
    { ...row, amount: '80.00', date: '2026-09-25' },
    { ...row, amount: '85.00', date: '2026-08-25' },
    { ...row, amount: '90.00', date: '2026-07-05' },
    { ...row, amount: '40.00', category: 'Dining', description: '7-Eleven', date: '2026-11-07' },
    {
      ...row,
      amount: '12.00',
      description: 'Refund',
      type: 'income',
      category: 'Refunds',
      date: '2026-11-08',
    },
    {
      ...row,
      amount: '2000.00',
      description: 'Acme',
      type: 'income',
      category: 'Pay',
      date: '2026-11-01',
    },
  ]
  for (const each of rows) await ada.post('/api/transactions', each)
  const bill = { category: 'Fun', frequency: 'monthly', startDate: '2026-11-28' }
  await ada.post('/api/recurring-transactions', {
    ...bill,
    type: 'expense',
    amount: '15.00',
    description: 'Netflix',
  })
  await ada.post('/api/recurring-transactions', {
    ...bill,
    type: 'income',
    amount: '2000.00',
    description: 'Acme',
  })
})

async function openToolbox(): Promise<Toolbox> {
  const { context } = app
  const userId = ada.id
  const records = await readRecords(context, userId)
  const vocabulary = await vocabularyFor(new Map(), context.db, userId, records)
  const reader = { db: context.db, userId }
  return new Toolbox({
    context,
    userId,
    today,
    vocabulary,
    version: records.version,
    book: new Book(reader),
    reader,
  })
}

async function use(name: string, input: object) {
  const tool = factTools.find((each) => each.name === name)
  if (tool === undefined) throw new Error(`There is no tool ${name}`)
  return (await openToolbox()).run(tool, tool.input.parse(input))
}

test.each([
  [
    'sum',
    { names: ['Groceries'], period: 'this month' },
    'You spent [[f1]] on [[n1]] [[p1]], in [[f2]] expenses.',
  ],
  ['sum', { type: 'income', period: 'last month' }, 'You have no income [[p1]].'],
  [
    'sum',
    { names: ['groceries'], at_least: '130.00' },
    'You spent [[f1]] on [[n1]], each at least [[f3]], [[p1]]',
  ],
  [
    'sum',
    { except: ['Dining'], period: { from: '2026-11-01', to: '2026-11-10' } },
    'leaving out [[n1]]',
  ],
  ['count', { period: 'this month' }, 'You have [[f1]] expenses [[p1]], [[f2]] in total.'],
  ['average', { per: 'month' }, 'On average you spent'],
  ['average', { per: 'transaction', names: ['Corner Market'] }, 'On average [[f1]] each'],
  [
    'rank',
    { by: 'category', period: 'this month' },
    'Your expense categories [[p1]], of [[f1]] in all:',
  ],
  ['rank', { by: 'payee', order: 'least', limit: 1 }, 'Your smallest expense payee'],
  ['most_often', { by: 'payee' }, 'Most often'],
  ['list', { order: 'newest', limit: 2 }, 'The newest 2:'],
  ['list', { order: 'largest', limit: 2 }, 'Your biggest expenses'],
  ['list', { order: 'smallest', type: 'income', limit: 1 }, 'Your smallest income'],
  ['first_or_last', { which: 'last', names: ['Corner Market'] }, 'The last time'],
  [
    'compare_periods',
    { first: 'this month', second: 'last month' },
    'You spent [[f1]] [[p1]], and [[f2]] [[p2]]: [[f3]] more',
  ],
  [
    'compare_names',
    { names: ['Groceries', 'Dining'], period: 'this month' },
    'You spent more on [[n1]] [[p1]], [[f3]] more than on [[n2]]:',
  ],
  ['what_changed', {}, 'Your spending is'],
  ['net_balance', { period: 'this month' }, 'You received [[f2]] and spent [[f3]] [[p1]]'],
  [
    'share',
    { names: ['Dining'], of: 'spending', period: 'this month' },
    '[[n1]] came to [[f3]] of your spending [[p1]]',
  ],
  ['share', { names: ['Dining'], of: 'income', period: 'this month' }, 'of your income'],
  ['bills', { what: 'due', period: 'next 30 days' }, 'bill is due'],
  ['bills', { what: 'overdue' }, 'overdue'],
  ['bills', { what: 'cost' }, 'You have [[f4]] active recurring bill'],
  ['bills', { what: 'paused' }, 'paused'],
  ['bills', { what: 'payday' }, 'Your next payday is'],
  ['cancel_savings', { names: ['Netflix'] }, 'you would save'],
  ['this_month', { what: 'left' }, 'left this month'],
  ['this_month', { what: 'forecast' }, 'you will have spent about'],
  ['this_month', { what: 'afford', price: '200.00' }, 'left this month'],
  ['health', { what: 'score', period: 'this month' }, 'Your financial health score'],
  ['health', { what: 'budget_usage', period: 'this month' }, 'Your budget usage [[p1]] is [[f1]]'],
  ['check', { what: 'duplicates', period: 'this month' }, 'may be a duplicate'],
  ['check', { what: 'unusual' }, ''],
  ['check', { what: 'price_rises' }, ''],
  ['check', { what: 'refunds' }, 'refund'],
] as const)('%s with %j says: %s', async (name, input, words) => {
  const { answer } = await use(name, input)
  expect(answer).toContain(words)
  expect(answer).not.toContain('cannot be asked together')
})

test('every tool rejects unknown arguments, and none takes a user id', () => {
  for (const { name, input } of factTools) {
    expect(input.safeParse({ userId: ada.id }).success, name).toBe(false)
    expect(JSON.stringify(z.toJSONSchema(input, { io: 'input' })), name).not.toMatch(/user/i)
  }
})

test('figures, names and periods come with marks', async () => {
  expect(await use('sum', { names: ['7-Eleven'], period: 'this month' })).toEqual({
    answer: 'You spent [[f1]] at [[n1]] [[p1]], in [[f2]] expense.',
    figures: {
      f1: {
        is: 'Spending: 7-Eleven, in November 2026 so far (November 1 to 22, 2026)',
        shown: '$40.00',
      },
      f2: { is: expect.stringContaining('Number'), shown: '1' },
    },
    names: { n1: '7-Eleven' },
    times: { p1: 'in November 2026 so far (November 1 to 22, 2026)' },
  })
})

test('an unknown name is reported with the closest names', async () => {
  expect(await use('sum', { names: ['Corner'] })).toEqual({
    answer: 'There is no such category or payee in the records.',
    names: { n1: 'Corner Market' },
  })
})
