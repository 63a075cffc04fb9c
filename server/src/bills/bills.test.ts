import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'

const path = '/api/recurring-transactions'
// Bills outlast the trial.
const app = await openTestApp({ env: { BILLING: 'off' } })

const rent = {
  type: 'expense',
  amount: '1180.00',
  description: 'Rent',
  category: 'Housing',
  frequency: 'monthly',
  startDate: '2026-01-31',
}

let ada: Person

beforeEach(async () => {
  app.clock.set('2026-01-31T12:00:00.000Z')
  ada = await addPerson(app)
})

/** Sets the clock and starts a new session, because the old one expires. */
async function comeBack(instant: string): Promise<void> {
  app.clock.set(instant)
  ada = await openSession(app, ada)
}

async function setUp(change: Record<string, string> = {}, search = '') {
  const { status, body } = await ada.post(path + search, { ...rent, ...change })
  expect(status).toBe(201)
  return body
}

/** The day of a wire timestamp. */
const dayOf = (text: string) => text.slice(0, 10)

async function dueOf(id: string): Promise<string> {
  const { body } = await ada.get(path)
  return dayOf(body.find((bill: { id: string }) => bill.id === id).nextDueDate)
}

async function entries(): Promise<{ id: string; date: string; amount: string; billId: string }[]> {
  return (await ada.get('/api/transactions')).body
}

describe('setting up', () => {
  test('returns an active bill, due on its start date', async () => {
    expect(await setUp()).toMatchObject({
      ...rent,
      startDate: '2026-01-31T00:00:00.000Z',
      nextDueDate: '2026-01-31T00:00:00.000Z',
      isActive: 'true',
      version: 1,
    })
  })

  test('a past start date begins with its first occurrence on or after today', async () => {
    const bill = await setUp({ startDate: '2025-11-15' })
    expect(dayOf(bill.nextDueDate)).toBe('2026-02-15')
    expect(dayOf(bill.startDate)).toBe('2025-11-15')
  })

  test.each([
    ['the evening of the 30th at UTC−8 is still the 30th', '2026-01-30', '2026-01-30'],
    ['a day that no wall calendar shows is not believed', '2026-01-20', '2026-02-20'],
  ])('%s', async (_, today, due) => {
    await comeBack('2026-01-31T04:00:00.000Z')
    const bill = await setUp({ startDate: today }, `?today=${today}`)
    expect(dayOf(bill.nextDueDate)).toBe(due)
  })

  test('lists all bills or only active ones, by due date', async () => {
    const later = await setUp({ startDate: '2026-03-01' })
    const sooner = await setUp({ startDate: '2026-02-01' })
    const paused = await setUp({ startDate: '2026-02-10', isActive: 'false' })
    const ids = (rows: { id: string }[]) => rows.map((row) => row.id)
    expect(ids((await ada.get(path)).body)).toEqual([sooner.id, paused.id, later.id])
    expect(ids((await ada.get(`${path}/active`)).body)).toEqual([sooner.id, later.id])
  })
})

describe('marking paid', () => {
  test('records an entry dated today and moves the 31st to the 28th and back to the 31st', async () => {
    const { id } = await setUp()
    const first = await ada.post(`${path}/${id}/process`)
    expect(first.status).toBe(201)
    expect(first.body.transaction).toMatchObject({
      type: 'expense',
      amount: '1180.00',
      description: 'Rent',
      category: 'Housing',
      date: '2026-01-31T00:00:00.000Z',
      billId: id,
      billDueDate: '2026-01-31T00:00:00.000Z',
    })
    expect(dayOf(first.body.bill.nextDueDate)).toBe('2026-02-28')
    const second = await ada.post(`${path}/${id}/process`)
    expect(dayOf(second.body.bill.nextDueDate)).toBe('2026-03-31')
    expect((await ada.get('/api/summary')).body.totalExpenses).toBe(2360)
  })

  test('on another day and with another amount', async () => {
    const { id } = await setUp()
    const body = { paymentDate: '2026-01-29', amount: '1200.55', dueDate: '2026-01-31' }
    const { body: paid } = await ada.post(`${path}/${id}/process`, body)
    expect(paid.transaction).toMatchObject({
      amount: '1200.55',
      date: '2026-01-29T00:00:00.000Z',
    })
    expect(paid.bill.amount).toBe('1180.00')
  })

  test('pays a cycle once: a repeat answers 200 with the same entry', async () => {
    const { id } = await setUp()
    const body = { dueDate: '2026-01-31' }
    const first = await ada.post(`${path}/${id}/process`, body)
    const again = await ada.post(`${path}/${id}/process`, body)
    expect([first.status, again.status]).toEqual([201, 200])
    expect(again.body.transaction).toEqual(first.body.transaction)
    expect(await entries()).toHaveLength(1)
    expect(await dueOf(id)).toBe('2026-02-28')
  })

  test('fifty concurrent requests make one payment and one advance', async () => {
    const { id } = await setUp()
    const body = { dueDate: '2026-01-31' }
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => ada.post(`${path}/${id}/process`, body)),
    )
    const statuses = replies.map((reply) => reply.status).toSorted()
    expect(statuses).toEqual([...Array(49).fill(200), 201])
    expect(await entries()).toHaveLength(1)
    expect(await dueOf(id)).toBe('2026-02-28')
  })

  test('a due date that is neither next nor paid is refused, and so is a paused bill', async () => {
    const { id } = await setUp()
    const wrong = await ada.post(`${path}/${id}/process`, { dueDate: '2026-02-28' })
    expect([wrong.status, wrong.body.code]).toEqual([409, 'due_date_moved'])
    await ada.patch(`${path}/${id}/toggle`, { isActive: 'false' })
    const paused = await ada.post(`${path}/${id}/process`, { dueDate: '2026-01-31' })
    expect([paused.status, paused.body.code]).toEqual([409, 'bill_inactive'])
    expect(await entries()).toEqual([])
  })

  test('an idempotency key pays one cycle even without a due date', async () => {
    const { id } = await setUp()
    const headers = { 'idempotency-key': 'one-click' }
    const first = await ada.post(`${path}/${id}/process`, {}, { headers })
    const again = await ada.post(`${path}/${id}/process`, {}, { headers })
    expect(again.body).toEqual(first.body)
    expect(await dueOf(id)).toBe('2026-02-28')
  })
})

describe('deleting a payment', () => {
  test('of the latest cycle moves the bill back to its due date and says so', async () => {
    const { id } = await setUp()
    const { body } = await ada.post(`${path}/${id}/process`)
    const deleted = await ada.delete(`/api/transactions/${body.transaction.id}`)
    expect([deleted.status, deleted.headers['bill-due-again']]).toEqual([204, '2026-01-31'])
    expect(await dueOf(id)).toBe('2026-01-31')
  })

  test('of an earlier cycle does not move the bill', async () => {
    const { id } = await setUp()
    const { body } = await ada.post(`${path}/${id}/process`)
    await ada.post(`${path}/${id}/process`)
    const deleted = await ada.delete(`/api/transactions/${body.transaction.id}`)
    expect(deleted.headers['bill-due-again']).toBeUndefined()
    expect(await dueOf(id)).toBe('2026-03-31')
  })

  test('made before a schedule change does not move the bill', async () => {
    const { id } = await setUp()
    const { body } = await ada.post(`${path}/${id}/process`)
    app.clock.advance({ minutes: 1 })
    await ada.put(`${path}/${id}`, { ...rent, frequency: 'weekly' })
    const due = await dueOf(id)
    await ada.delete(`/api/transactions/${body.transaction.id}`)
    expect(await dueOf(id)).toBe(due)
  })

  test('a deleted bill leaves its entries', async () => {
    const { id } = await setUp()
    await ada.post(`${path}/${id}/process`)
    expect((await ada.delete(`${path}/${id}`)).status).toBe(204)
    expect(await entries()).toMatchObject([{ billId: id }])
    expect((await ada.get(path)).body).toEqual([])
  })
})

describe('changing', () => {
  test('a new amount keeps the due date; a new frequency recomputes it, skipping paid cycles', async () => {
    const { id } = await setUp()
    await ada.post(`${path}/${id}/process`)
    const dearer = await ada.put(`${path}/${id}`, { ...rent, amount: '1200' })
    expect([dearer.body.amount, dayOf(dearer.body.nextDueDate)]).toEqual(['1200.00', '2026-02-28'])
    const weekly = await ada.put(`${path}/${id}`, { ...rent, frequency: 'weekly' })
    expect(dayOf(weekly.body.nextDueDate)).toBe('2026-02-07')
  })

  test('a paused bill stays paused if isActive is omitted', async () => {
    const { id } = await setUp({ isActive: 'false' })
    expect((await ada.put(`${path}/${id}`, rent)).body.isActive).toBe('false')
  })

  test('an outdated version is refused with the current bill', async () => {
    const { id } = await setUp()
    await ada.put(`${path}/${id}`, { ...rent, amount: '1200' })
    const headers = { 'if-match': '"1"' }
    const late = await ada.put(`${path}/${id}`, { ...rent, amount: '1300' }, { headers })
    expect(late.status).toBe(412)
    expect(late.body.current).toMatchObject({ id, amount: '1200.00', version: 2 })
  })

  test('without a description it has none', async () => {
    const { description: _, ...bare } = rent
    const { body } = await ada.post(path, bare)
    expect(body.description).toBeNull()
    const { id } = await setUp()
    expect((await ada.put(`${path}/${id}`, bare)).body.description).toBeNull()
  })

  test('the version that was shown is accepted', async () => {
    const { id } = await setUp()
    const headers = { 'if-match': '"1"' }
    const changed = await ada.put(`${path}/${id}`, { ...rent, amount: '1300' }, { headers })
    expect([changed.status, changed.body.version]).toEqual([200, 2])
  })

  test('lists the paid due dates of a bill', async () => {
    const { id } = await setUp()
    await ada.post(`${path}/${id}/process`)
    await ada.post(`${path}/${id}/process`)
    expect((await ada.get(`${path}/${id}/paid-due-dates`)).body).toEqual([
      '2026-01-31T00:00:00.000Z',
      '2026-02-28T00:00:00.000Z',
    ])
  })
})

describe('pausing', () => {
  test('cycles that fall due during the pause are not owed', async () => {
    const { id } = await setUp({ startDate: '2026-02-05' })
    expect((await ada.patch(`${path}/${id}/toggle`)).body.isActive).toBe('false')
    await comeBack('2026-04-20T12:00:00.000Z')
    const again = await ada.patch(`${path}/${id}/toggle`)
    expect([again.body.isActive, dayOf(again.body.nextDueDate)]).toEqual(['true', '2026-05-05'])
  })

  test('what was overdue when it was paused still is', async () => {
    const { id } = await setUp()
    await comeBack('2026-02-03T12:00:00.000Z')
    await ada.patch(`${path}/${id}/toggle`, { isActive: 'false' })
    await comeBack('2026-04-20T12:00:00.000Z')
    const again = await ada.patch(`${path}/${id}/toggle`, { isActive: 'true' })
    expect(dayOf(again.body.nextDueDate)).toBe('2026-01-31')
  })

  test('setting a state is idempotent', async () => {
    const { id } = await setUp()
    await ada.patch(`${path}/${id}/toggle`, { isActive: 'false' })
    expect((await ada.patch(`${path}/${id}/toggle`, { isActive: 'false' })).body.isActive).toBe(
      'false',
    )
  })
})

describe('undoing the deletion of a bill', () => {
  const undo = (reply: { headers: Readonly<Record<string, unknown>> }) =>
    ada.post(`/api/history/${reply.headers['ledger-action']}/undo`)

  test('restores it exactly', async () => {
    const bill = await setUp()
    expect((await undo(await ada.delete(`${path}/${bill.id}`))).status).toBe(200)
    expect((await ada.get(path)).body).toEqual([bill])
  })

  test('restores it owing a cycle whose payment was deleted in the meantime', async () => {
    const { id } = await setUp()
    const { body } = await ada.post(`${path}/${id}/process`)
    const deletion = await ada.delete(`${path}/${id}`)
    const deleted = await ada.delete(`/api/transactions/${body.transaction.id}`)
    expect(deleted.headers['bill-due-again']).toBeUndefined()
    await undo(deletion)
    expect(await dueOf(id)).toBe('2026-01-31')
    // Restoring the payment advances the bill again.
    await undo(deleted)
    expect(await dueOf(id)).toBe('2026-02-28')
  })
})

test('a payment without a date is dated today, however overdue the bill', async () => {
  const { id } = await setUp()
  await comeBack('2026-02-10T12:00:00.000Z')
  await ada.post(`${path}/${id}/process`)
  expect((await entries()).map(({ date }) => dayOf(date))).toEqual(['2026-02-10'])
})

test('a bill that moves back has a new version', async () => {
  const { id } = await setUp()
  const { body } = await ada.post(`${path}/${id}/process`)
  await ada.delete(`/api/transactions/${body.transaction.id}`)
  const [bill] = (await ada.get(path)).body
  expect([body.bill.version, bill.version]).toEqual([2, 3])
  const headers = { 'if-match': '"2"' }
  expect((await ada.put(`${path}/${id}`, rent, { headers })).status).toBe(412)
})

test('a list longer than one statement reads has every bill once, in order', async () => {
  await setUp()
  await app.database.pool.query(
    `insert into recurring_transactions
      select (jsonb_populate_record(bill, jsonb_build_object(
        'id', gen_random_uuid(), 'next_due_date', bill.next_due_date + number / 3 % 7,
        'is_active', number % 6 > 0))).*
        from recurring_transactions as bill, generate_series(1, 600) as number where user_id = $1`,
    [ada.id],
  )
  const { rows } = await app.database.pool.query(
    `select id, is_active as "isActive" from recurring_transactions
      where user_id = $1 order by next_due_date, id`,
    [ada.id],
  )
  const ids = (list: { id: string }[]) => list.map(({ id }) => id)
  expect(rows).toHaveLength(601)
  expect(ids((await ada.get(path)).body)).toEqual(ids(rows))
  const active = rows.filter(({ isActive }) => isActive)
  expect(ids((await ada.get(`${path}/active`)).body)).toEqual(ids(active))
})
