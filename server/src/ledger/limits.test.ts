import { describe, expect, test } from 'vitest'
import { addMany } from '#ledger/index.ts'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { newTransaction } from '#transactions/createTransaction.ts'

// However they come about, an account holds at most 1,000 bills and 2,000,000 transactions.

const app = await openTestApp()

const rent = {
  type: 'expense',
  amount: '900.00',
  category: 'Housing',
  frequency: 'monthly',
  startDate: '2026-03-31',
}
const lunch = { type: 'expense', amount: '12.30', category: 'Food', date: '2026-03-15' }
const noMoreBills = {
  status: 409,
  code: 'account_full',
  message: 'An account holds at most 1,000 bills. Delete some to add more.',
}
const noMoreTransactions = {
  status: 409,
  code: 'account_full',
  message: 'An account holds at most 2,000,000 transactions. Delete some to add more.',
}

/** As if the account already held this many more. */
async function pretend({ id }: Person, { transactions = 0, bills = 0 }): Promise<void> {
  await app.database.pool.query(
    'update ledgers set transactions = transactions + $2, bills = bills + $3 where user_id = $1',
    [id, transactions, bills],
  )
}

async function countsOf({ id }: Person) {
  const { rows } = await app.database.pool.query(
    `select transactions, bills,
        (select count(*)::int from transactions where user_id = $1) as "realTransactions",
        (select count(*)::int from recurring_transactions where user_id = $1) as "realBills"
      from ledgers where user_id = $1`,
    [id],
  )
  return rows[0]
}

describe('bills', () => {
  const url = '/api/recurring-transactions'

  test('the 1,001st is refused, and deleting one makes room', async () => {
    const person = await addPerson(app)
    await pretend(person, { bills: 998 })
    const made = await person.post(url, rent)
    expect([made.status, (await person.post(url, rent)).status]).toEqual([201, 201])
    expect((await person.post(url, rent)).body).toMatchObject(noMoreBills)
    expect((await person.get(url)).body).toHaveLength(2)
    const { id } = made.body
    expect((await person.put(`${url}/${id}`, { ...rent, amount: '950.00' })).status).toBe(200)
    expect((await person.delete(`${url}/${id}`)).status).toBe(204)
    expect((await person.post(url, rent)).status).toBe(201)
  })

  test('fifty at once do not slip past the limit', async () => {
    const person = await addPerson(app)
    await pretend(person, { bills: 990 })
    const replies = await Promise.all(Array.from({ length: 50 }, () => person.post(url, rent)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(40)
    expect(await countsOf(person)).toMatchObject({ bills: 1000, realBills: 10 })
  })

  test('restoring one counts', async () => {
    const person = await addPerson(app)
    const made = await person.post(url, rent)
    const deleted = await person.delete(`${url}/${made.body.id}`)
    await pretend(person, { bills: 1000 })
    const undo = `/api/history/${deleted.headers['ledger-action']}/undo`
    expect((await person.post(undo)).body).toMatchObject(noMoreBills)
    await pretend(person, { bills: -1 })
    expect((await person.post(undo)).status).toBe(200)
    expect(await countsOf(person)).toMatchObject({ bills: 1000, realBills: 1 })
  })
})

describe('transactions', () => {
  test('one too many is refused; editing and deleting are not', async () => {
    const person = await addPerson(app)
    await pretend(person, { transactions: 1_999_999 })
    const made = await person.post('/api/transactions', lunch)
    expect(made.status).toBe(201)
    expect((await person.post('/api/transactions', lunch)).body).toMatchObject(noMoreTransactions)
    const url = `/api/transactions/${made.body.id}`
    expect((await person.patch(url, { amount: '13.00' })).status).toBe(200)
    expect((await person.delete(url)).status).toBe(204)
    expect((await person.post('/api/transactions', lunch)).status).toBe(201)
  })

  test('paying a bill counts', async () => {
    const person = await addPerson(app)
    const bill = await person.post('/api/recurring-transactions', rent)
    await pretend(person, { transactions: 2_000_000 })
    const pay = `/api/recurring-transactions/${bill.body.id}/process`
    expect((await person.post(pay, {})).body).toMatchObject(noMoreTransactions)
    expect(await countsOf(person)).toMatchObject({ transactions: 2_000_000, realTransactions: 0 })
  })

  test('adding many at once counts', async () => {
    const person = await addPerson(app)
    await pretend(person, { transactions: 1_999_998 })
    const input = { type: 'expense', amount: 1230, category: 'Food', date: '2026-03-15' } as const
    const rowsOf = (count: number) =>
      Array.from({ length: count }, () => newTransaction(person.id, input, app.clock.now()))
    const add = (count: number) => addMany(app.context, person.id, { transactions: rowsOf(count) })
    await expect(add(3)).rejects.toThrow('An account holds at most 2,000,000 transactions.')
    await add(2)
    expect(await countsOf(person)).toMatchObject({ transactions: 2_000_000, realTransactions: 2 })
  })

  test('deleting and restoring many are counted', async () => {
    const person = await addPerson(app)
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) {
      ids.push((await person.post('/api/transactions', lunch)).body.id)
    }
    const deleted = await person.post('/api/transactions/bulk', { ids, delete: true })
    const action = deleted.headers['ledger-action']
    expect(deleted.status).toBe(200)
    expect(await countsOf(person)).toMatchObject({ transactions: 0, realTransactions: 0 })
    await pretend(person, { transactions: 1_999_998 })
    expect((await person.post(`/api/history/${action}/undo`)).body).toMatchObject(
      noMoreTransactions,
    )
    await pretend(person, { transactions: -1_999_998 })
    const undone = await person.post(`/api/history/${action}/undo`)
    expect(undone.status).toBe(200)
    expect(await countsOf(person)).toMatchObject({ transactions: 3, realTransactions: 3 })
  })
})
