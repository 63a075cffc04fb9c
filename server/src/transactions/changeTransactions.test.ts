import { addDays } from '@evenkeel/domain/calendar'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkTotals } from '#ledger/checkTotals.ts'
import { openTestApp } from '#testing/app.ts'
import { writeEntries } from '#testing/entries.ts'
import { actionOf, ledgerText, undo } from '#testing/ledger.ts'
import { addExpired, addPerson, type Person } from '#testing/person.ts'

const app = await openTestApp()
const url = '/api/transactions/bulk'

let ada: Person

beforeEach(async () => {
  ada = await addPerson(app)
})

const add = (...entries: Parameters<typeof writeEntries>[2]) => writeEntries(app, ada, entries)
const list = async () => (await ada.get('/api/transactions')).body

describe('by id', () => {
  test('sets category and date of the named transactions only', async () => {
    const [one, two, other] = await add({ amount: 100 }, { amount: 200 }, { amount: 300 })
    const set = { category: 'Gifts', date: '2026-11-03' }
    const reply = await ada.post(url, { ids: [one?.id, two?.id, one?.id], set })
    expect([reply.status, reply.body]).toEqual([200, { count: 2 }])
    const changed = { category: 'Gifts', date: '2026-11-03T00:00:00.000Z', version: 2 }
    expect(await list()).toMatchObject([
      { id: two?.id, ...changed },
      { id: one?.id, ...changed },
      { id: other?.id, category: 'Other', version: 1 },
    ])
  })

  test('deletes them, and a bill owes its cycles again from the earliest', async () => {
    const bill = { type: 'expense', amount: '5', category: 'Housing', frequency: 'weekly' }
    const bills = '/api/recurring-transactions'
    const { body } = await ada.post(bills, { ...bill, startDate: '2026-03-20' })
    const ids: string[] = []
    for (let cycle = 0; cycle < 3; cycle += 1) {
      ids.push((await ada.post(`${bills}/${body.id}/process`)).body.transaction.id)
    }
    await ada.post(url, { ids: ids.slice(1), delete: true })
    expect((await ada.get(bills)).body[0].nextDueDate).toBe('2026-03-27T00:00:00.000Z')
    // Two payments and their bill.
    expect((await ada.get('/api/history?limit=1')).body[0].count).toBe(3)
  })

  test('changes nothing if one is gone or belongs to another user', async () => {
    const [one] = await add({})
    const [foreign] = await writeEntries(app, await addPerson(app), [{}])
    const before = await ledgerText(ada)
    const reply = await ada.post(url, { ids: [one?.id, foreign?.id], delete: true })
    expect(reply.body).toMatchObject({
      status: 409,
      code: 'count_changed',
      message: '1 transaction matches now. Please check and try again.',
    })
    expect(await ledgerText(ada)).toBe(before)
  })
})

test('undoing and redoing a change of many leaves totals and counts right', async () => {
  await add({ amount: 100 }, { amount: 200 }, { amount: 300 })
  const changed = await ada.post(url, { filter: {}, expectedCount: 3, set: { category: 'Gifts' } })
  const undone = await undo(ada, actionOf(changed))
  await undo(ada, actionOf(undone))
  for await (const { wrong } of checkTotals(app.context, ada.id)) expect(wrong).toBe(0)
})

describe('by filter', () => {
  test.each([
    ['everything', {}, 4],
    ['a category', { category: 'Housing' }, 2],
    ['words', { q: 'CAFÉ' }, 1],
    ['amounts', { minAmount: '2', maxAmount: '3.00' }, 2],
    ['days', { startDate: '2026-02-01', endDate: '2026-02-28' }, 1],
    ['a type', { type: 'income' }, 1],
  ])('changes %s', async (_, filter, expectedCount) => {
    await add(
      { amount: 100, category: 'Housing' },
      { amount: 200, category: 'Housing', date: '2026-02-28' },
      { amount: 300, description: 'Café' },
      { amount: 400, type: 'income' },
    )
    const reply = await ada.post(url, { filter, expectedCount, set: { category: 'Gifts' } })
    expect([reply.status, reply.body]).toEqual([200, { count: expectedCount }])
    const gifts = (await list()).filter((row: { category: string }) => row.category === 'Gifts')
    expect(gifts).toHaveLength(expectedCount)
    expect(
      (await ada.get('/api/transactions?category=Gifts&limit=1')).headers['x-total-count'],
    ).toBe(String(expectedCount))
  })

  test('is refused if a different number matches by now', async () => {
    await add({}, {}, {})
    const before = await ledgerText(ada)
    const reply = await ada.post(url, { filter: {}, expectedCount: 2, delete: true })
    expect(reply.body).toMatchObject({
      status: 409,
      code: 'count_changed',
      message: '3 transactions match now. Please check and try again.',
    })
    expect(await ledgerText(ada)).toBe(before)
  })

  test('affects no other user', async () => {
    const other = await addPerson(app)
    await writeEntries(app, other, [{}])
    const before = await ledgerText(other)
    await add({})
    await ada.post(url, { filter: {}, expectedCount: 1, delete: true })
    expect(await ledgerText(other)).toBe(before)
    expect(await list()).toEqual([])
  })

  test('handles more rows than fit in one batch, and so does its undo', async () => {
    // On many days: a plan that compared each total with each would run into the time limit.
    const dated = (index: number) => addDays('2016-01-01', index % 3650)
    const entryOf = (_: unknown, index: number) => ({ amount: index + 1, date: dated(index) })
    await add(...Array.from({ length: 10_001 }, entryOf))
    const before = await ledgerText(ada)
    const set = { category: 'Gifts', date: '2026-03-02' }
    const reply = await ada.post(url, { filter: {}, expectedCount: 10_001, set })
    expect([reply.status, reply.body]).toEqual([200, { count: 10_001 }])
    const [action] = (await ada.get('/api/history?limit=1')).body
    expect([action.words, action.count]).toEqual([
      'Changed 10,001 transactions to Gifts, Mar 2, 2026',
      10_001,
    ])
    expect((await ada.get('/api/summary')).body.categoryBreakdown).toEqual({
      Gifts: { amount: 500_150.01, count: 10_001 },
    })
    expect((await undo(ada, actionOf(reply))).status).toBe(200)
    expect(await ledgerText(ada)).toBe(before)
  })
})

test('transactions that already have the values stay untouched but count as matched', async () => {
  const [same, other] = await add({ category: 'Gifts' }, {})
  const reply = await ada.post(url, { ids: [same?.id, other?.id], set: { category: 'Gifts' } })
  expect(reply.body).toEqual({ count: 2 })
  const [action] = (await ada.get('/api/history?limit=1')).body
  expect([action.words, action.count]).toEqual(['Changed 1 transaction to Gifts', 1])
  expect(await list()).toMatchObject([
    { id: other?.id, version: 2 },
    { id: same?.id, version: 1 },
  ])
})

test('after the trial expires deleting is still allowed and setting is answered with 402', async () => {
  let ids: string[] = []
  const expired = await addExpired(app, async (person) => {
    ids = (await writeEntries(app, person, [{}])).map(({ id }) => id)
  })
  const set = await expired.post(url, { ids, set: { category: 'Gifts' } })
  expect([set.status, set.body.code]).toEqual([402, 'trial_over'])
  expect((await expired.post(url, { ids, delete: true })).status).toBe(200)
})

test.each([
  [{ ids: [], delete: true }, 'Choose at least one transaction'],
  [{ filter: {}, expectedCount: 1, set: {} }, 'Nothing to change'],
  [{ filter: {}, expectedCount: 1, set: { category: '' } }, 'Category is required'],
])('%j is refused: %s', async (body, message) => {
  expect(await ada.post(url, body)).toMatchObject({ status: 400, body: { message } })
})
