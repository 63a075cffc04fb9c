import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'

const app = await openTestApp()
app.clock.set('2026-03-15T09:30:00.000Z')

const parts = {
  user: '/api/auth/me',
  trial: '/api/auth/trial-status',
  outlook: '/api/outlook?today=2026-03-15',
  allTime: '/api/summary',
  healthScore: '/api/health-score',
  bills: '/api/recurring-transactions/active',
  month: '/api/summary?startDate=2026-03-01&endDate=2026-03-31',
  latest: '/api/transactions?sort=date&order=desc&limit=5',
}
const dashboard = '/api/opening/dashboard?today=2026-03-15&startDate=2026-03-01&endDate=2026-03-31'

async function personWithRecords(): Promise<Person> {
  const person = await addPerson(app)
  await writeEntries(app, person, [
    { type: 'income', amount: 250_000, category: 'Salary', date: '2026-03-01' },
    ...Array.from({ length: 6 }, (_, day) => ({
      type: 'expense' as const,
      amount: 1234 + day,
      category: 'Food',
      date: `2026-0${2 + (day % 2)}-1${day}`,
    })),
  ])
  const bill = { type: 'expense', amount: '900.00', category: 'Housing', frequency: 'monthly' }
  const fields = { ...bill, description: 'Rent', startDate: '2026-03-20' }
  expect((await person.post('/api/recurring-transactions', fields)).status).toBe(201)
  return person
}

/** The replies of the parts' own endpoints, as a part of an opening has them. */
async function repliesOf(person: Person, names: readonly (keyof typeof parts)[]) {
  const replies = names.map(async (name) => {
    const { status, body, headers: sent } = await person.get(parts[name])
    expect(status).toBe(200)
    if (name !== 'latest') return [name, { body }]
    const declared = ['X-Total-Count', 'X-Total-Net', 'Link']
    const headers = declared.map((header) => [header, sent[header.toLowerCase()]])
    return [name, { body, headers: Object.fromEntries(headers) }]
  })
  return Object.fromEntries(await Promise.all(replies))
}

const names = Object.keys(parts) as (keyof typeof parts)[]

test.each([
  ['records', personWithRecords],
  ['nothing', () => addPerson(app)],
])("with %s, the dashboard's opening holds what each endpoint replies", async (_, make) => {
  const person = await make()
  const { status, body } = await person.get(dashboard)
  expect(status).toBe(200)
  expect(body).toEqual(await repliesOf(person, names))
})

test('every page opens with the user and the trial', async () => {
  const person = await addPerson(app)
  const { body } = await person.get('/api/opening')
  expect(body).toEqual(await repliesOf(person, ['user', 'trial']))
})
