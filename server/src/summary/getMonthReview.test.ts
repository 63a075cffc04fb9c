import { scaled } from '@evenkeel/domain/testing'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { newId } from '#db/newId.ts'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

const app = await openTestApp()
beforeEach(() => app.clock.set('2026-03-15T09:30:00.000Z'))

async function review(person: Person, month: string, search = '') {
  const reply = await person.get(`/api/months/${month}${search}`)
  expect(reply.status).toBe(200)
  return reply.body
}

async function personWith(...entries: EntryFields[]): Promise<Person> {
  const person = await addPerson(app)
  await writeEntries(app, person, entries)
  return person
}

const income = (amount: number, date: string, description = ''): EntryFields => ({
  type: 'income',
  amount,
  date,
  description,
  category: 'Salary',
})
const expense = (
  amount: number,
  date: string,
  description = '',
  category = 'Housing',
): EntryFields => ({ type: 'expense', amount, date, description, category })

const stamp = (day: string) => `${day}T00:00:00.000Z`

test('a month in the past stands beside the whole month before it', async () => {
  const person = await personWith(
    expense(1, '2025-12-01', 'Old shop'),
    income(300_000, '2026-01-31', 'ACME'),
    expense(120_000, '2026-01-01', 'Rent'),
    expense(5000, '2026-01-31', 'Old Shop', 'Shopping'),
    expense(700, '2026-01-15', 'Gone café', 'Food & Dining'),
    income(300_000, '2026-02-01', 'acme'),
    expense(130_000, '2026-02-28', 'RENT'),
    expense(4000, '2026-02-10', 'New Gym', 'Healthcare'),
    expense(100, '2026-02-11', 'new gym', 'Healthcare'),
    expense(4000, '2026-03-01', 'Another month'),
  )
  await personWith(expense(1, '2026-01-01', 'New Gym'), expense(9, '2026-02-01'))
  const found = await review(person, '2026-02')
  expect(found).toMatchObject({
    now: { from: stamp('2026-02-01'), to: stamp('2026-02-28') },
    before: { from: stamp('2026-01-01'), to: stamp('2026-01-31') },
    income: { now: 3000, before: 3000 },
    expenses: { now: 1341, before: 1257 },
    score: { now: { score: 100, mood: 'excellent', count: 4 }, before: { score: 100, count: 4 } },
    categories: [
      { type: 'income', category: 'Salary', now: 3000, before: 3000 },
      { type: 'expense', category: 'Housing', now: 1300, before: 1200 },
      { type: 'expense', category: 'Healthcare', now: 41, before: 0 },
      { type: 'expense', category: 'Shopping', now: 0, before: 50 },
      { type: 'expense', category: 'Food & Dining', now: 0, before: 7 },
    ],
    billsPaid: { income: { count: 0, total: 0 }, expense: { count: 0, total: 0 }, largest: [] },
    newPayees: { count: 1, largest: [{ name: 'New Gym', net: -41 }] },
    gonePayees: {
      count: 2,
      largest: [
        { name: 'Old Shop', net: -50 },
        { name: 'Gone café', net: -7 },
      ],
    },
  })
  const named = (entries: { description: string; amount: string }[]) =>
    entries.map(({ description, amount }) => `${description} ${amount}`)
  expect(named(found.largest.income)).toEqual(['acme 3000.00'])
  expect(named(found.largest.expense)).toEqual(['RENT 1300.00', 'New Gym 40.00', 'new gym 1.00'])
})

test('a running month counts up to today, and is compared with the same days', async () => {
  const person = await personWith(
    expense(100, '2026-02-01', 'Bakery'),
    expense(100, '2026-02-15', 'Baker'),
    expense(900, '2026-02-16', 'Later'),
    expense(250, '2026-03-15', 'Baker'),
    expense(800, '2026-03-16', 'Tomorrow'),
  )
  expect(await review(person, '2026-03')).toMatchObject({
    now: { from: stamp('2026-03-01'), to: stamp('2026-03-15') },
    before: { from: stamp('2026-02-01'), to: stamp('2026-02-15') },
    expenses: { now: 2.5, before: 2 },
    largest: { expense: [{ description: 'Baker', amount: '2.50' }] },
    newPayees: { count: 0, largest: [] },
    gonePayees: { count: 1, largest: [{ name: 'Bakery', net: -1 }] },
  })
  const tomorrow = await review(person, '2026-03', '?today=2026-03-16')
  expect(tomorrow.expenses).toEqual({ now: 10.5, before: 11 })
  expect(tomorrow.newPayees.largest).toEqual([{ name: 'Tomorrow', net: -8 }])
})

test('a month stands beside any earlier one', async () => {
  const person = await personWith(
    expense(10_000, '2025-01-01', 'Rent'),
    expense(700, '2025-02-28', 'Ferry'),
    income(90_000, '2025-03-10', 'Work'),
    expense(20_000, '2025-12-31', 'Hotel'),
    expense(13_000, '2026-02-01', 'Rent'),
    expense(3000, '2026-02-14', 'Gym'),
    expense(500, '2026-02-20', 'Hotel'),
  )
  const found = await review(person, '2026-02', '?beside=2025-02')
  expect(found).toMatchObject({
    now: { from: stamp('2026-02-01'), to: stamp('2026-02-28') },
    before: { from: stamp('2025-02-01'), to: stamp('2025-02-28') },
    expenses: { now: 165, before: 7 },
    income: { now: 0, before: 0 },
    // Neither the rent nor the hotel is new, though last February had neither.
    newPayees: { count: 1, largest: [{ name: 'Gym', net: -30 }] },
    gonePayees: { count: 1, largest: [{ name: 'Ferry', net: -7 }] },
  })
  // A running month, up to the same day.
  const running = await review(person, '2026-03', '?beside=2025-03&today=2026-03-15')
  expect(running.before).toEqual({ from: stamp('2025-03-01'), to: stamp('2025-03-15') })
  expect(running.income).toEqual({ now: 0, before: 900 })
  const tooEarly = await review(person, '2026-02', '?beside=2024-12')
  expect(tooEarly.before).toBeNull()
})

test.each(['2026-02', '2026-03', '2026-13', 'foo', ''])(
  'a month cannot stand beside %j, which is not earlier',
  async (beside) => {
    const reply = await (await addPerson(app)).get(`/api/months/2026-02?beside=${beside}`)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'beside' }] } })
  },
)

test('payees follow every change, and are read once for the same records', async () => {
  const person = await personWith(
    expense(1, '2026-02-01', 'Rent'),
    expense(1, '2026-03-01', 'Rent'),
    expense(1, '2026-03-16', 'Gym'),
  )
  const payees = async (search = '?today=2026-03-16') => {
    const { newPayees, gonePayees } = await review(person, '2026-03', search)
    return [newPayees, gonePayees].map(({ largest }) =>
      largest.map(({ name }: { name: string }) => name),
    )
  }
  const reads = () => app.database.calls.filter(({ text }) => text.includes('as spelled')).length
  app.database.calls.length = 0
  expect([await payees(), await payees(), reads()]).toEqual([[['Gym'], []], [['Gym'], []], 1])
  expect(await payees('?today=2026-03-15')).toEqual([[], []])

  const { headers } = await person.post('/api/transactions', {
    ...expense(1, '2026-02-03', 'Café'),
    amount: '0.01',
  })
  expect(await payees()).toEqual([['Gym'], ['Café']])
  const undone = await person.post(`/api/history/${headers['ledger-action']}/undo`)
  expect(undone.status).toBe(200)
  expect([await payees(), reads()]).toEqual([[['Gym'], []], 4])
})

test('a first month, an empty one and one ahead are compared with nothing', async () => {
  const person = await personWith(
    expense(100, '2026-02-02', 'Bakery'),
    expense(300, '2026-05-01', 'Trip'),
  )
  const none = { count: 0, largest: [] }
  expect(await review(person, '2026-02')).toMatchObject({
    before: null,
    expenses: { now: 1, before: 0 },
    score: { before: null },
    newPayees: none,
    gonePayees: none,
  })
  expect(await review(person, '2026-05')).toMatchObject({
    now: { from: stamp('2026-05-01'), to: stamp('2026-05-31') },
    before: null,
    expenses: { now: 3, before: 0 },
    newPayees: none,
  })
  const empty = { categories: [], largest: { income: [], expense: [] }, expenses: { now: 0 } }
  expect(await review(person, '2025-10')).toMatchObject({ ...empty, before: null })
  expect(await review(person, '2199-12')).toMatchObject({ ...empty, before: null })
  expect(await review(await addPerson(app), '2026-03')).toMatchObject({ ...empty, before: null })
})

test('entries that paid a bill are listed, also those of a bill that is gone', async () => {
  const person = await addPerson(app)
  const bill = { category: 'Utilities', frequency: 'monthly', startDate: '2026-03-15' }
  const paid = async (fields: object) => {
    const { id } = (await person.post('/api/recurring-transactions', { ...bill, ...fields })).body
    await person.post(`/api/recurring-transactions/${id}/process`, {})
    return id as string
  }
  await paid({ type: 'expense', amount: '40.00', description: 'Power' })
  await paid({ type: 'income', amount: '90.00', description: 'Lodger' })
  const gone = await paid({ type: 'expense', amount: '60.00', description: 'Water' })
  await person.delete(`/api/recurring-transactions/${gone}`)
  await writeEntries(app, person, [expense(9999, '2026-03-15', 'No bill')])
  const { billsPaid } = await review(person, '2026-03')
  expect(billsPaid).toMatchObject({
    income: { count: 1, total: 90 },
    expense: { count: 2, total: 100 },
  })
  expect(billsPaid.largest.map((entry: { description: string }) => entry.description)).toEqual([
    'Lodger',
    'Water',
    'Power',
  ])
})

test('in a running month, a payee whose bill is still due is not gone', async () => {
  const person = await addPerson(app)
  const bill = { type: 'expense', amount: '1.00', category: 'Housing', frequency: 'monthly' }
  const path = '/api/recurring-transactions'
  const add = async (description: string, startDate: string, fields: object = {}) => {
    // The day before, so that one from the 14th is overdue now.
    const sent = { ...bill, description, startDate, ...fields }
    return (await person.post(`${path}?today=2026-03-14`, sent)).body.id as string
  }
  const entry = (day: string, name: string, billId?: string) => ({
    ...expense(100, day, name),
    ...(billId && { billId, billDueDate: day }),
  })
  const gym = await add('Gym', '2026-02-20')
  await person.patch(`${path}/${gym}/toggle`, {})
  const power = await add('Power', '2026-02-20')
  await person.put(`${path}/${power}`, { ...bill, description: 'Energy', startDate: '2026-02-20' })
  // Entered by hand before they became bills.
  await add('PHONE', '2026-03-25')
  await add('Lease', '2026-03-20')
  await writeEntries(app, person, [
    entry('2026-01-01', 'Old shop'),
    entry('2026-01-14', 'Lease'),
    entry('2026-02-14', 'Bakery'),
    entry('2026-02-14', 'Phone'),
    entry('2026-02-13', 'Rent', await add('Rent', '2026-02-13')),
    entry('2026-02-12', 'Rates', await add('Rates', '2026-02-20')),
    entry('2026-02-14', 'Water', await add('Water', '2026-02-14')),
    entry('2026-02-10', 'Insurance', await add('Insurance', '2026-02-10', { frequency: 'yearly' })),
    entry('2026-02-11', 'Gym', gym),
    entry('2026-02-11', 'Power', power),
  ])
  const gone = async (month: string) => {
    const { gonePayees } = await review(person, month)
    const names = gonePayees.largest.map(({ name }: { name: string }) => name)
    expect(gonePayees.count).toBe(names.length)
    return names.toSorted()
  }
  // Due later this month: rates, power by another name and phone; overdue: water. The rent is due in April.
  expect(await gone('2026-03')).toEqual(['Bakery', 'Gym', 'Insurance', 'Rent'])
  // A month that is over has nothing to wait for.
  expect(await gone('2026-02')).toEqual(['Lease', 'Old shop'])
})

test('names at most five entries and fifty payees and payments, and counts the others', async () => {
  const cents = Array.from({ length: 51 }, (_, at) => at + 1)
  const paid = () => ({ billId: newId(app.clock.now()), billDueDate: '2026-02-03' })
  const person = await personWith(
    ...cents.map((at) => expense(at, '2026-01-02', `Gone ${at}`)),
    ...cents.map((at) => expense(at, '2026-02-02', `New ${at}`)),
    ...cents.map((at) => ({ ...income(at, '2026-02-03'), ...paid() })),
    expense(1, '2026-01-01'),
  )
  const { largest, billsPaid, newPayees, gonePayees } = await review(person, '2026-02')
  const amounts = (rows: { amount: string }[]) =>
    rows.map(({ amount }) => Number(amount.replace('.', '')))
  expect([amounts(largest.income), amounts(largest.expense)]).toEqual([
    [51, 50, 49, 48, 47],
    [51, 50, 49, 48, 47],
  ])
  const ranked = cents.slice(1).toReversed()
  expect(amounts(billsPaid.largest)).toEqual(ranked)
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name)
  expect([newPayees.count, gonePayees.count, billsPaid.income.count]).toEqual([51, 51, 51])
  expect(names(newPayees.largest)).toEqual(ranked.map((at) => `New ${at}`))
  expect(names(gonePayees.largest)).toEqual(ranked.map((at) => `Gone ${at}`))
})

test('agrees with a plain reading of random entries', async () => {
  const day = fc.constantFrom(
    ...['2025-12-31', '2026-01-01', '2026-01-31', '2026-02-01', '2026-02-14', '2026-02-28'],
    ...['2026-03-01', '2026-03-15', '2026-03-16'],
  )
  const payee = fc.constantFrom('', 'Ann', 'ANN', 'Bob', 'Cy', 'Åsa', 'åsa', "O'Neil%", '_')
  const entry = fc.record({
    type: fc.constantFrom('income' as const, 'expense' as const),
    amount: fc.integer({ min: 1, max: 5 }),
    date: day,
    description: payee,
  })
  await fc.assert(
    fc.asyncProperty(
      fc.array(entry, { maxLength: 25 }),
      fc.constantFrom(
        ...(['2026-01', '2026-02', '2026-03'] as const),
        ...(['2026-02 2025-12', '2026-03 2025-12', '2026-03 2026-01'] as const),
      ),
      async (entries, months) => {
        const person = await personWith(...entries)
        const [month = '', beside] = months.split(' ')
        const found = await review(person, month, beside && `?beside=${beside}`)
        const end = month === '2026-03' ? '15' : '31'
        const previous =
          beside ?? { '2026-01': '2025-12', '2026-02': '2026-01', '2026-03': '2026-02' }[month]
        const within =
          (name: string | undefined) =>
          ({ date }: { date: string }) =>
            date.startsWith(name ?? '') && date.slice(8) <= end
        const now = entries.filter(within(month))
        const hasBefore = entries.some(({ date }) => date <= `${previous}-01`)
        const before = hasBefore ? entries.filter(within(previous)) : []
        const names = (rows: typeof entries) =>
          new Set(rows.map(({ description }) => description.toLowerCase()).filter(Boolean))
        const known = names(entries.filter(({ date }) => date < `${month}-01`))
        const fresh = [...names(now)].filter((name) => hasBefore && !known.has(name))
        const gone = [...names(before)].filter((name) => !names(now).has(name))
        const sum = (rows: typeof entries, type: string) =>
          rows.filter((row) => row.type === type).reduce((total, row) => total + row.amount, 0) /
          100
        expect(found.income).toEqual({ now: sum(now, 'income'), before: sum(before, 'income') })
        expect(found.expenses).toEqual({ now: sum(now, 'expense'), before: sum(before, 'expense') })
        expect([found.newPayees.count, found.gonePayees.count]).toEqual([fresh.length, gone.length])
        expect(found.score.now.count).toBe(now.length)
        expect(found.score.before?.count).toBe(hasBefore ? before.length : undefined)
      },
    ),
    { numRuns: scaled(25) },
  )
})

test.each(['2026-13', '2026-00', 'foo', '2200-01', '2026-1', '2026-10-01', '%00'])(
  'there is no month %s',
  async (month) => {
    const reply = await (await addPerson(app)).get(`/api/months/${month}`)
    expect(reply.body).toMatchObject({ status: 400 })
  },
)
