import { describe, expect, test } from 'vitest'
import { addMany } from '#ledger/index.ts'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { newTransaction } from '#transactions/createTransaction.ts'

// However they come about, an account holds at most 1,000 bills and 2,000,000 transactions of 1,000 different categories.

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

test('an account with too many of one kind still takes the other', async () => {
  const [lender, spender] = [await addPerson(app), await addPerson(app)]
  await pretend(lender, { bills: 1001 })
  expect((await lender.post('/api/transactions', lunch)).status).toBe(201)
  await pretend(spender, { transactions: 2_000_001 })
  expect((await spender.post('/api/recurring-transactions', rent)).status).toBe(201)
})

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

describe('categories', () => {
  const full = {
    status: 409,
    code: 'account_full',
    message: 'An account holds at most 1,000 different categories. Use one that you already have.',
  }

  /** A user whose transactions have this many different categories: `Name 1`, `Name 2`, … */
  async function addPersonWith(count: number): Promise<Person> {
    const person = await addPerson(app)
    await addCategories(person, 'Name', count)
    return person
  }

  function addCategories({ id }: Person, name: string, count: number) {
    const transactions = Array.from({ length: count }, (_, index) => {
      const category = `${name} ${index + 1}`
      const input = { type: 'expense', amount: 1230, category, date: '2026-03-15' } as const
      return newTransaction(id, input, app.clock.now())
    })
    return addMany(app.context, id, { transactions })
  }

  async function categoriesOf({ id }: Person): Promise<number> {
    const { rows } = await app.database.pool.query(
      'select count(distinct category)::int as count from transactions where user_id = $1',
      [id],
    )
    return rows[0].count
  }

  const add = (person: Person, category: string, date = '2026-03-15') =>
    person.post('/api/transactions', { ...lunch, category, date })

  test('the 1,001st is refused, and those there are can be used', async () => {
    const person = await addPersonWith(999)
    const made = await add(person, 'Thousandth')
    expect(made.status).toBe(201)
    expect((await add(person, 'One more')).body).toMatchObject(full)
    expect((await add(person, 'Name 7')).status).toBe(201)
    expect((await add(person, 'Name 7', '2026-04-15')).status).toBe(201)
    const income = { ...lunch, type: 'income', category: 'Name 7' }
    expect((await person.post('/api/transactions', income)).status).toBe(201)
    expect(await categoriesOf(person)).toBe(1000)
    expect((await person.delete(`/api/transactions/${made.body.id}`)).status).toBe(204)
    expect((await add(person, 'One more')).status).toBe(201)
  })

  test('thirty new ones at once do not slip past the limit', async () => {
    const person = await addPersonWith(990)
    const names = Array.from({ length: 30 }, (_, index) => `Other ${index}`)
    const replies = await Promise.all(names.map((name) => add(person, name)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(20)
    expect(await categoriesOf(person)).toBe(1000)
  })

  test('an edit counts, and renaming the only one of its category does not', async () => {
    const person = await addPersonWith(998)
    const two = [await add(person, 'Two'), await add(person, 'Two')]
    const one = await add(person, 'One')
    const edit = (made: typeof one, category: string) =>
      person.patch(`/api/transactions/${made.body.id}`, { category })
    expect((await edit(two[0] as typeof one, 'New')).body).toMatchObject(full)
    expect((await edit(one, 'New')).status).toBe(200)
    expect(await categoriesOf(person)).toBe(1000)
  })

  test('a bulk change counts', async () => {
    const person = await addPersonWith(999)
    const made = [await add(person, 'Two'), await add(person, 'Two')]
    const ids = [made[0]?.body.id]
    const move = (set: object) => person.post('/api/transactions/bulk', { ids, set })
    expect((await move({ category: 'New' })).body).toMatchObject(full)
    expect((await move({ category: 'Name 7' })).status).toBe(200)
    expect(await categoriesOf(person)).toBe(1000)
  })

  test('paying a bill counts', async () => {
    const person = await addPersonWith(1000)
    const pay = async (category: string) => {
      const bill = await person.post('/api/recurring-transactions', { ...rent, category })
      return person.post(`/api/recurring-transactions/${bill.body.id}/process`, {})
    }
    expect((await pay('New')).body).toMatchObject(full)
    expect((await pay('Name 7')).status).toBe(201)
    expect(await categoriesOf(person)).toBe(1000)
  })

  test('restoring counts', async () => {
    const person = await addPersonWith(999)
    const ids = [(await add(person, 'Last')).body.id]
    const deleted = await person.post('/api/transactions/bulk', { ids, delete: true })
    const undo = `/api/history/${deleted.headers['ledger-action']}/undo`
    const other = await add(person, 'Other')
    expect((await person.post(undo)).body).toMatchObject(full)
    expect((await person.delete(`/api/transactions/${other.body.id}`)).status).toBe(204)
    expect((await person.post(undo)).status).toBe(200)
    expect(await categoriesOf(person)).toBe(1000)
  })

  test('adding many at once counts', async () => {
    const person = await addPersonWith(990)
    await expect(addCategories(person, 'Other', 11)).rejects.toThrow(full.message)
    await addCategories(person, 'Other', 10)
    expect(await categoriesOf(person)).toBe(1000)
  })

  test('an account with more can still be used', async () => {
    const person = await addPersonWith(1000)
    await app.database.pool.query(
      `insert into transactions (user_id, id, type, amount, description, category, date, created_at)
        values ($1, gen_random_uuid(), 'expense', 1, '', 'Old', '2026-03-15', now())`,
      [person.id],
    )
    for (const table of ['daily_totals', 'monthly_totals']) {
      await app.database.pool.query(
        `insert into ${table} values ($1, $2, 'expense', 'Old', 1, 1)`,
        [person.id, table === 'daily_totals' ? '2026-03-15' : '2026-03-01'],
      )
    }
    expect((await add(person, 'Old', '2026-04-15')).status).toBe(201)
    expect((await add(person, 'New')).body).toMatchObject(full)
  })
})
