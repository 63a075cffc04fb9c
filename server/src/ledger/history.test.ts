import { beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestReply } from '#testing/app.ts'
import { writeEntries } from '#testing/entries.ts'
import { actionOf, ledgerText, undo } from '#testing/ledger.ts'
import { addExpired, addPerson, openSession, type Person } from '#testing/person.ts'

const app = await openTestApp({ env: { BILLING: 'off' } })
const trialApp = await openTestApp({ beside: app })

const ticket = {
  type: 'expense',
  amount: '12.30',
  description: 'Bus ticket',
  category: 'Transportation',
  date: '2026-03-01',
}
const rent = {
  type: 'expense',
  amount: '900.00',
  description: 'Rent',
  category: 'Housing',
  frequency: 'monthly',
  startDate: '2026-03-31',
}
const bills = '/api/recurring-transactions'

let ada: Person

beforeEach(async () => {
  app.clock.set('2026-03-15T09:30:00.000Z')
  ada = await addPerson(app)
})

const addTicket = async (fields: object = {}) =>
  (await ada.post('/api/transactions', { ...ticket, ...fields })).body
const addRent = async (fields: object = {}) => (await ada.post(bills, { ...rent, ...fields })).body
const listHistory = async (search = '', by = ada) => (await by.get(`/api/history${search}`)).body

/** Every kind of action: what has to be there first, what is done, and how the history tells it. */
const kinds: [
  words: string,
  prepare: () => Promise<string>,
  act: (id: string) => Promise<TestReply>,
][] = [
  ['Added Bus ticket, −$12.30', async () => '', () => ada.post('/api/transactions', ticket)],
  [
    'Changed Bus ticket, −$15.00',
    async () => (await addTicket()).id,
    (id) => ada.patch(`/api/transactions/${id}`, { amount: '15', date: '2026-02-01' }),
  ],
  [
    'Deleted Bus ticket, −$12.30',
    async () => (await addTicket()).id,
    (id) => ada.delete(`/api/transactions/${id}`),
  ],
  [
    'Changed 2 transactions to Gifts',
    async () => `${(await addTicket()).id},${(await addTicket()).id}`,
    (ids) =>
      ada.post('/api/transactions/bulk', { ids: ids.split(','), set: { category: 'Gifts' } }),
  ],
  [
    'Moved 2 transactions to Nov 3, 2026',
    async () => `${(await addTicket()).id},${(await addTicket()).id}`,
    () =>
      ada.post('/api/transactions/bulk', {
        filter: { q: 'bus' },
        expectedCount: 2,
        set: { date: '2026-11-03' },
      }),
  ],
  [
    'Deleted 2 transactions',
    async () => `${(await addTicket()).id},${(await addTicket()).id}`,
    (ids) => ada.post('/api/transactions/bulk', { ids: ids.split(','), delete: true }),
  ],
  [
    'Deleted 2 transactions',
    async () => {
      const { id } = await addRent()
      await ada.post(`${bills}/${id}/process`)
      await ada.post(`${bills}/${id}/process`)
      return id
    },
    () =>
      ada.post('/api/transactions/bulk', {
        filter: { type: 'expense' },
        expectedCount: 2,
        delete: true,
      }),
  ],
  ['Set up Rent, −$900.00 monthly', async () => '', () => ada.post(bills, rent)],
  [
    'Changed Rent',
    async () => (await addRent()).id,
    (id) => ada.put(`${bills}/${id}`, { ...rent, frequency: 'weekly', startDate: '2026-01-05' }),
  ],
  ['Paused Rent', async () => (await addRent()).id, (id) => ada.patch(`${bills}/${id}/toggle`)],
  [
    'Resumed Rent',
    async () => (await addRent({ isActive: 'false' })).id,
    (id) => ada.patch(`${bills}/${id}/toggle`),
  ],
  ['Deleted Rent', async () => (await addRent()).id, (id) => ada.delete(`${bills}/${id}`)],
  [
    'Paid Rent, −$900.00',
    async () => (await addRent()).id,
    (id) => ada.post(`${bills}/${id}/process`),
  ],
  [
    'Caught up Rent: 1 paid',
    async () => {
      const due = { ...rent, startDate: '2026-03-14' }
      return (await ada.post(`${bills}?today=2026-03-14`, due)).body.id
    },
    (id) =>
      ada.post(`${bills}/${id}/catch-up`, { cycles: [{ dueDate: '2026-03-14', as: 'paid' }] }),
  ],
  [
    'Deleted Rent, −$900.00',
    async () => {
      const { id } = await addRent()
      return (await ada.post(`${bills}/${id}/process`)).body.transaction.id
    },
    (id) => ada.delete(`/api/transactions/${id}`),
  ],
]

describe('an action is undone, done again, and undone once more, byte for byte', () => {
  test.each(kinds)('%s', async (words, prepare, act) => {
    const id = await prepare()
    const before = await ledgerText(ada)
    const action = actionOf(await act(id))
    const after = await ledgerText(ada)
    expect(after).not.toBe(before)
    expect((await listHistory())[0]).toMatchObject({ id: action, words, undoneBy: null })

    const undone = await undo(ada, action)
    expect([undone.status, undone.body.words]).toEqual([200, `Undid: ${words}`])
    expect(undone.body).toMatchObject({ kind: 'undone', undoes: action, undoneBy: null })
    expect(await ledgerText(ada)).toBe(before)

    const redone = await undo(ada, actionOf(undone))
    expect(redone.body).toMatchObject({ kind: 'redone', words: `Redid: ${words}` })
    expect(await ledgerText(ada)).toBe(after)
    expect((await listHistory())[2]).toMatchObject({ id: action, undoneBy: null })

    const again = await undo(ada, actionOf(redone))
    expect(again.body).toMatchObject({ kind: 'undone', words: `Undid: ${words}` })
    expect(await ledgerText(ada)).toBe(before)
    // The first undo counts again.
    const [, redo, first, original] = await listHistory()
    expect([redo.undoneBy, first.undoneBy, original.undoneBy]).toEqual([
      actionOf(again),
      null,
      actionOf(undone),
    ])
  })
})

describe('the history', () => {
  test('tells each record before and after, a payment before its bill', async () => {
    const bill = await addRent()
    const paid = await ada.post(`${bills}/${bill.id}/process`)
    const [action] = await listHistory()
    expect(action).toEqual({
      id: actionOf(paid),
      at: '2026-03-15T09:30:00.000Z',
      kind: 'bill_paid',
      words: 'Paid Rent, −$900.00',
      count: 2,
      undoneBy: null,
      undoes: null,
      changes: [
        { entity: 'transaction', before: null, after: paid.body.transaction },
        { entity: 'bill', before: bill, after: paid.body.bill },
      ],
    })
  })

  test('still tells what a record was after it has changed again or is gone', async () => {
    const first = await addTicket()
    const second = (await ada.patch(`/api/transactions/${first.id}`, { amount: '2' })).body
    await ada.delete(`/api/transactions/${first.id}`)
    const told = (await listHistory()).map((action: { changes: unknown[] }) => action.changes[0])
    expect(told).toEqual([
      { entity: 'transaction', before: second, after: null },
      { entity: 'transaction', before: first, after: second },
      { entity: 'transaction', before: null, after: first },
    ])
  })

  test('still tells what a bill was, whether it lives or not', async () => {
    const first = await addRent()
    const second = (await ada.put(`${bills}/${first.id}`, { ...rent, amount: '950' })).body
    const third = (await ada.put(`${bills}/${first.id}`, { ...rent, frequency: 'weekly' })).body
    const told = async () =>
      (await listHistory()).map((action: { changes: unknown[] }) => action.changes[0])
    const changes = [
      { entity: 'bill', before: second, after: third },
      { entity: 'bill', before: first, after: second },
      { entity: 'bill', before: null, after: first },
    ]
    expect(await told()).toEqual(changes)
    await ada.delete(`${bills}/${first.id}`)
    expect(await told()).toEqual([{ entity: 'bill', before: third, after: null }, ...changes])
  })

  test('comes newest first, a page at a time', async () => {
    for (const amount of ['1', '2', '3', '4', '5']) await addTicket({ amount })
    const pages: string[][] = []
    let url: string | undefined = '/api/history?limit=3'
    while (url !== undefined) {
      const { body, headers }: TestReply = await ada.get(url)
      pages.push(body.map((action: { words: string }) => action.words))
      url = /<([^>]*)>; rel="next"/.exec(String(headers.link))?.[1]
    }
    const added = (amount: string) => `Added Bus ticket, −$${amount}.00`
    expect(pages).toEqual([['5', '4', '3'].map(added), ['2', '1'].map(added)])
    expect((await ada.get('/api/history?limit=5')).headers.link).toBeUndefined()
  })

  test('shows the first 20 changes of a large action and counts them all', async () => {
    await writeEntries(
      app,
      ada,
      Array.from({ length: 30 }, () => ({})),
    )
    const [action] = await listHistory()
    expect([action.words, action.count, action.changes.length]).toEqual([
      'Added 30 transactions',
      30,
      20,
    ])
  })

  test('is nobody else’s', async () => {
    await addTicket()
    expect(await listHistory('', await addPerson(app))).toEqual([])
  })

  test('names no action for a write that changed nothing', async () => {
    const { id } = await addTicket({ category: 'Gifts' })
    const body = { ids: [id], set: { category: 'Gifts' } }
    const reply = await ada.post('/api/transactions/bulk', body)
    expect([reply.status, reply.body]).toEqual([200, { count: 1 }])
    expect(reply.headers['ledger-action']).toBeUndefined()
    expect(await listHistory()).toHaveLength(1)
  })

  test('ends after 90 days, for reading and for undoing', async () => {
    const action = actionOf(await ada.post('/api/transactions', ticket))
    app.clock.advance({ days: 90 })
    ada = await openSession(app, ada)
    const [atTheEnd] = await listHistory()
    expect((await undo(ada, atTheEnd.id)).status).toBe(200)
    app.clock.advance({ ms: 1 })
    expect(await listHistory()).toMatchObject([{ kind: 'undone' }])
    const late = await undo(ada, action)
    expect([late.status, late.body.code]).toEqual([410, 'history_expired'])
    expect(late.body.message).toBe('This happened too long ago to be undone.')
  })
})

describe('an undo is refused', () => {
  test('when the record has changed since, with its name and what it is now', async () => {
    const { body: added, ...reply } = await ada.post('/api/transactions', ticket)
    const { body: now } = await ada.patch(`/api/transactions/${added.id}`, { amount: '2' })
    const before = await ledgerText(ada)
    const refused = await undo(ada, actionOf({ ...reply, body: added }))
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'changed_since',
      message: 'Bus ticket has changed since then. Nothing was undone.',
      changed: [{ entity: 'transaction', id: added.id, name: 'Bus ticket', current: now }],
    })
    expect(await ledgerText(ada)).toBe(before)
  })

  test('when a record is gone since, and nothing of the rest is undone', async () => {
    const ids = [(await addTicket({ description: 'One' })).id, (await addTicket()).id]
    const reply = await ada.post('/api/transactions/bulk', { ids, set: { category: 'Gifts' } })
    await ada.delete(`/api/transactions/${ids[0]}`)
    const before = await ledgerText(ada)
    const refused = await undo(ada, actionOf(reply))
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'One has changed since then. Nothing was undone.',
    ])
    expect(refused.body.changed).toEqual([{ entity: 'transaction', id: ids[0], name: 'One' }])
    expect(await ledgerText(ada)).toBe(before)
  })

  test('when a bill has changed since its payment', async () => {
    const { id } = await addRent()
    const paid = await ada.post(`${bills}/${id}/process`)
    const { body: current } = await ada.patch(`${bills}/${id}/toggle`)
    const refused = await undo(ada, actionOf(paid))
    expect(refused.body.message).toBe('Rent has changed since then. Nothing was undone.')
    expect(refused.body.changed).toEqual([{ entity: 'bill', id, name: 'Rent', current }])
  })

  test('when another payment has paid the cycle since', async () => {
    const { id } = await addRent()
    const { body } = await ada.post(`${bills}/${id}/process`)
    await ada.delete(`${bills}/${id}`)
    const deletedBill = (await listHistory())[0].id
    const deleted = await ada.delete(`/api/transactions/${body.transaction.id}`)
    await undo(ada, deletedBill)
    const second = await ada.post(`${bills}/${id}/process`)
    const refused = await undo(ada, actionOf(deleted))
    expect([refused.status, refused.body.code]).toEqual([409, 'changed_since'])
    expect(refused.body.changed[0].id).toBe(second.body.transaction.id)
  })

  test('by its 11th record with ten names', async () => {
    const rows = await writeEntries(
      app,
      ada,
      Array.from({ length: 11 }, () => ({})),
    )
    const [added] = await listHistory()
    const ids = rows.map(({ id }) => id)
    await ada.post('/api/transactions/bulk', { ids, set: { category: 'Gifts' } })
    const refused = await undo(ada, added.id)
    expect(refused.body.message).toBe(
      'Gifts and 10 others have changed since then. Nothing was undone.',
    )
    expect(refused.body.changed).toHaveLength(10)
  })

  test('for an action of somebody else, and for ids that name none', async () => {
    const action = actionOf(await ada.post('/api/transactions', ticket))
    const other = await addPerson(app)
    const unknown = ['019cf0d4-bdc0-738e-88e0-6427d6cfbc32', crypto.randomUUID()]
    for (const id of [action, ...unknown]) {
      expect((await undo(other, id)).body).toMatchObject({ status: 404, code: 'not_found' })
    }
    expect(await listHistory()).toMatchObject([{ undoneBy: null }])
  })
})

test('an action that is undone already answers with the same undo', async () => {
  const action = actionOf(await ada.post('/api/transactions', ticket))
  const first = await undo(ada, action)
  const second = await undo(ada, action)
  expect([second.status, second.body]).toEqual([200, first.body])
  expect(actionOf(second)).toBe(actionOf(first))
  expect(await listHistory()).toHaveLength(2)
})

test('of many undos of one action at once, one is done and all name it', async () => {
  const action = actionOf(await ada.post('/api/transactions', ticket))
  const replies = await Promise.all(Array.from({ length: 20 }, () => undo(ada, action)))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(replies.map(actionOf)).size).toBe(1)
  expect(await listHistory()).toHaveLength(2)
})

test('an old edit can be undone after the later one, and never before it', async () => {
  const { id } = await addTicket()
  const url = `/api/transactions/${id}`
  const one = actionOf(await ada.patch(url, { amount: '1' }))
  const two = actionOf(await ada.patch(url, { amount: '2' }))
  expect((await undo(ada, one)).status).toBe(409)
  expect((await undo(ada, two)).status).toBe(200)
  expect((await undo(ada, one)).status).toBe(200)
  expect((await ada.get('/api/transactions')).body).toMatchObject([{ amount: '12.30', version: 1 }])
})

test('a version number never means two contents', async () => {
  const { id } = await addTicket()
  const url = `/api/transactions/${id}`
  const one = actionOf(await ada.patch(url, { amount: '1' }))
  await undo(ada, one)
  expect((await ada.patch(url, { amount: '2' })).body.version).toBe(3)
  // Deleted and brought back it keeps its highest version.
  await undo(ada, actionOf(await ada.delete(url)))
  expect((await ada.patch(url, { amount: '3' })).body.version).toBe(4)
})

test('a version number of a bill never means two contents, even once it was deleted', async () => {
  const { id } = await addRent()
  const url = `${bills}/${id}`
  const change = async (amount: string) => ada.put(url, { ...rent, amount })
  await undo(ada, actionOf(await change('1')))
  await undo(ada, actionOf(await ada.delete(url)))
  expect((await ada.get(bills)).body).toMatchObject([{ amount: '900.00', version: 1 }])
  expect((await change('2')).body.version).toBe(3)
})

test('a page that saw the old version is refused even after an undo restored it', async () => {
  const { id } = await addTicket()
  const url = `/api/transactions/${id}`
  const one = actionOf(await ada.patch(url, { amount: '1' }))
  await undo(ada, one)
  const saved = (version: number) =>
    ada.patch(url, { amount: '5' }, { headers: { 'if-match': `"${version}"` } })
  expect((await saved(2)).status).toBe(412)
  expect((await saved(1)).status).toBe(200)
})

test('an undo stays possible after the trial expires', async () => {
  let action = ''
  const expired = await addExpired(trialApp, async (person) => {
    action = actionOf(await person.post('/api/transactions', ticket))
  })
  expect((await undo(expired, action)).status).toBe(200)
})

test('a payment added again for the next due date moves the bill on again', async () => {
  const { id } = await addRent()
  const { body } = await ada.post(`${bills}/${id}/process`)
  const deletedBill = actionOf(await ada.delete(`${bills}/${id}`))
  const deletedPayment = actionOf(await ada.delete(`/api/transactions/${body.transaction.id}`))
  await undo(ada, deletedBill)
  expect((await ada.get(bills)).body[0].nextDueDate).toBe('2026-03-31T00:00:00.000Z')
  const back = await undo(ada, deletedPayment)
  expect((await ada.get(bills)).body[0].nextDueDate).toBe('2026-04-30T00:00:00.000Z')
  // The advance belongs to the undo: taking that back moves the bill back too.
  await undo(ada, actionOf(back))
  expect((await ada.get(bills)).body[0].nextDueDate).toBe('2026-03-31T00:00:00.000Z')
})

test('doing a deletion again leaves a bill that the deletion had left alone', async () => {
  const { id } = await addRent({ frequency: 'weekly', startDate: '2026-03-15' })
  const { body } = await ada.post(`${bills}/${id}/process`)
  const weekly = { ...rent, frequency: 'weekly', startDate: '2026-03-14' }
  app.clock.advance({ ms: 1 })
  const edited = actionOf(await ada.put(`${bills}/${id}`, weekly))
  // Paid before the schedule changed, so its deletion does not move the bill back.
  const deleted = actionOf(await ada.delete(`/api/transactions/${body.transaction.id}`))
  await undo(ada, edited)
  const before = await ledgerText(ada)
  const back = actionOf(await undo(ada, deleted))
  await undo(ada, back)
  expect(await ledgerText(ada)).toBe(before)
})

test('doing a deletion again moves back a bill that has changed since', async () => {
  const { id } = await addRent()
  const march = (await ada.post(`${bills}/${id}/process`)).body.transaction.id
  const april = (await ada.post(`${bills}/${id}/process`)).body.transaction.id
  const dueDate = async () => (await ada.get(bills)).body[0].nextDueDate.slice(0, 10)
  const back = await undo(ada, actionOf(await ada.delete(`/api/transactions/${march}`)))
  await ada.delete(`/api/transactions/${april}`)
  expect(await dueDate()).toBe('2026-04-30')
  // The earlier payment had moved nothing; now it is the latest one.
  await undo(ada, actionOf(back))
  expect(await dueDate()).toBe('2026-03-31')
})
