import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { actionOf, ledgerText, undo } from '#testing/ledger.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'

// Bills outlast the trial.
const app = await openTestApp({ env: { BILLING: 'off' } })
const path = '/api/recurring-transactions'
const stamp = (day: string) => `${day}T00:00:00.000Z`

let ada: Person

beforeEach(async () => {
  app.clock.set('2026-01-01T09:30:00.000Z')
  ada = await addPerson(app)
})

/** Sets the clock and starts a new session, because the old one expires. */
async function comeBack(day: string): Promise<void> {
  app.clock.set(`${day}T09:30:00.000Z`)
  ada = await openSession(app, ada)
}

/** Rent from the 31st, due on 31 January, seen on another day. */
async function addLateRent(today = '2026-06-15') {
  const bill = { type: 'expense', amount: '900', category: 'Housing', description: 'Rent' }
  const schedule = { frequency: 'monthly', startDate: '2026-01-31' }
  const reply = await ada.post(path, { ...bill, ...schedule })
  expect(reply.status).toBe(201)
  await comeBack(today)
  return reply.body
}

const catchUp = (id: string, cycles: object[], headers = {}) =>
  ada.post(`${path}/${id}/catch-up`, { cycles }, { headers })

type Entry = { date: string; amount: string; billDueDate: string }

async function entries(): Promise<string[]> {
  const { body } = await ada.get('/api/transactions')
  return body.map(
    ({ date, amount, billDueDate }: Entry) =>
      `${date.slice(0, 10)} ${amount} for ${billDueDate.slice(0, 10)}`,
  )
}

const mixed = [
  { dueDate: '2026-01-31', as: 'paid' },
  { dueDate: '2026-02-28', as: 'paid', paymentDate: '2026-02-28' },
  { dueDate: '2026-03-31', as: 'skipped' },
  { dueDate: '2026-04-30', as: 'notOwed' },
]

describe('catching up', () => {
  test('pays, skips and waives together, in one action', async () => {
    const rent = await addLateRent()
    const reply = await catchUp(rent.id, mixed, { 'if-match': `"${rent.version}"` })
    expect(reply.status).toBe(200)
    expect(reply.body).toEqual({ ...rent, nextDueDate: stamp('2026-05-31'), version: 2 })
    expect(await entries()).toEqual([
      '2026-06-15 900.00 for 2026-01-31',
      '2026-02-28 900.00 for 2026-02-28',
    ])
    const [action] = (await ada.get('/api/history')).body
    expect(action).toMatchObject({
      id: actionOf(reply),
      kind: 'bill_caught_up',
      words: 'Caught up Rent: 2 paid, 1 skipped, 1 not owed',
      count: 3,
    })
    const page = (await ada.get(`${path}/${rent.id}/payments`)).body
    expect(page.passed).toEqual([
      { dueDate: stamp('2026-04-30'), as: 'notOwed' },
      { dueDate: stamp('2026-03-31'), as: 'skipped' },
    ])
    expect([page.count, page.total, page.overdue]).toEqual([2, 1800, [stamp('2026-05-31')]])
    const settled = (await ada.get(`${path}/${rent.id}/paid-due-dates`)).body
    expect(settled).toEqual(mixed.map(({ dueDate }) => stamp(dueDate)))
  })

  test('is taken back whole by one undo, and done again by the next', async () => {
    const rent = await addLateRent()
    const before = await ledgerText(ada)
    const reply = await catchUp(rent.id, mixed)
    const after = await ledgerText(ada)
    const undone = await undo(ada, actionOf(reply))
    expect(await ledgerText(ada)).toBe(before)
    await undo(ada, actionOf(undone))
    expect(await ledgerText(ada)).toBe(after)
  })

  test('leaves owed what is not named, and later payments go past what is settled', async () => {
    const rent = await addLateRent()
    const { body } = await catchUp(rent.id, [
      { dueDate: '2026-02-28', as: 'skipped' },
      { dueDate: '2026-03-31', as: 'notOwed' },
    ])
    expect(body.nextDueDate).toBe(stamp('2026-01-31'))
    const outlook = (await ada.get('/api/outlook')).body
    expect(JSON.stringify(outlook)).not.toContain('2026-02-28')
    const paid = await ada.post(`${path}/${rent.id}/process`, {})
    expect(paid.body.bill.nextDueDate).toBe(stamp('2026-04-30'))
    await ada.delete(`/api/transactions/${paid.body.transaction.id}`)
    const [again] = (await ada.get(path)).body
    expect(again.nextDueDate).toBe(stamp('2026-01-31'))
  })

  test('happens once, however often it is sent', async () => {
    const rent = await addLateRent()
    const key = { 'idempotency-key': 'b8a9a0f4-6d0a-4a3f-9c61-0d5c9a3a1f10' }
    const first = await catchUp(rent.id, mixed, key)
    const second = await catchUp(rent.id, mixed, key)
    expect([actionOf(second), second.text]).toEqual([actionOf(first), first.text])
    expect((await entries()).length).toBe(2)
  })

  test('refuses a bill that another tab has changed, and shows it', async () => {
    const rent = await addLateRent()
    const seen = { 'if-match': `"${rent.version}"` }
    const replies = await Promise.all([
      catchUp(rent.id, mixed, seen),
      catchUp(rent.id, mixed, seen),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 412])
    const refused = replies.find(({ status }) => status === 412)
    expect(refused?.body.current.nextDueDate).toBe(stamp('2026-05-31'))
    expect((await entries()).length).toBe(2)
  })

  test.each([
    ['a date that was settled', [{ dueDate: '2026-01-31', as: 'skipped' }]],
    ['a date to come', [{ dueDate: '2026-06-30', as: 'paid' }]],
    ['a date of no cycle', [{ dueDate: '2026-05-01', as: 'paid' }]],
  ])('changes nothing for %s among good ones', async (_, bad) => {
    const rent = await addLateRent()
    await catchUp(rent.id, [{ dueDate: '2026-01-31', as: 'paid' }])
    const before = await ledgerText(ada)
    const reply = await catchUp(rent.id, [{ dueDate: '2026-02-28', as: 'paid' }, ...bad])
    expect([reply.status, reply.body.code]).toEqual([409, 'due_date_moved'])
    expect(await ledgerText(ada)).toBe(before)
  })

  test('refuses a paused bill and somebody else’s', async () => {
    const rent = await addLateRent()
    const other = await addPerson(app)
    const foreign = await other.post(`${path}/${rent.id}/catch-up`, { cycles: mixed })
    expect(foreign.status).toBe(404)
    await ada.patch(`${path}/${rent.id}/toggle`, { isActive: 'false' })
    const reply = await catchUp(rent.id, mixed)
    expect([reply.status, reply.body.code]).toEqual([409, 'bill_inactive'])
  })

  test('settles a hundred weeks at once, and the totals follow', async () => {
    const bill = { type: 'expense', amount: '1.10', category: 'Other', frequency: 'weekly' }
    const { id } = (await ada.post(path, { ...bill, startDate: '2026-01-01' })).body
    await comeBack('2028-06-15')
    const { overdue } = (await ada.get(`${path}/${id}/payments`)).body
    const first = Date.parse(overdue[0])
    const cycles = Array.from({ length: 100 }, (_, week) => ({
      dueDate: new Date(first + week * 7 * 86_400_000).toISOString().slice(0, 10),
      as: 'paid',
    }))
    expect((await catchUp(id, cycles)).status).toBe(200)
    expect((await ada.get('/api/summary')).body.totalExpenses).toBe(110)
  })

  test('is audited with how many records it changed', async () => {
    const rent = await addLateRent()
    const reply = await catchUp(rent.id, mixed)
    const { rows } = await app.database.pool.query(
      `select details from audit_events where user_id = $1 and event = 'bill_caught_up'`,
      [ada.id],
    )
    expect(rows).toEqual([{ details: { action: actionOf(reply), count: 3 } }])
  })
})

test('a bill that was overdue when paused owes nothing of the pause once resumed', async () => {
  const rent = await addLateRent('2026-03-05')
  await ada.patch(`${path}/${rent.id}/toggle`, { isActive: 'false' })
  await comeBack('2026-06-15')
  const before = await ledgerText(ada)
  const resumed = await ada.patch(`${path}/${rent.id}/toggle`, { isActive: 'true' })
  expect(resumed.body.nextDueDate).toBe(stamp('2026-01-31'))
  const { passed, overdue, dates } = (await ada.get(`${path}/${rent.id}/payments`)).body
  expect(overdue).toEqual(['2026-01-31', '2026-02-28'].map(stamp))
  expect(dates[0]).toBe(stamp('2026-06-30'))
  expect(passed).toEqual(
    ['2026-05-31', '2026-04-30', '2026-03-31'].map((day) => ({
      dueDate: stamp(day),
      as: 'notOwed',
    })),
  )
  await undo(ada, actionOf(resumed))
  expect(await ledgerText(ada)).toBe(before)
})
