import { addDays } from '@evenkeel/domain/calendar'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { type EntryFields, writeEntries } from '#testing/entries.ts'
import { addPerson } from '#testing/person.ts'

const app = await openTestApp({ env: { BILLING: 'off' } })

function charges(description: string, amount: number, dates: readonly string[]): EntryFields[] {
  return dates.map((date) => ({ type: 'expense', category: 'Other', description, amount, date }))
}

const weekly = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(from, 7 * at))

test('a monthly charge that skipped a month is still a regular payment, a weekly coffee is none', async () => {
  app.clock.set('2026-06-17T09:30:00.000Z')
  const person = await addPerson(app)
  await person.post('/api/recurring-transactions', {
    type: 'expense',
    amount: '450.00',
    description: 'Rent',
    category: 'Other',
    frequency: 'monthly',
    startDate: '2026-07-01',
  })
  await writeEntries(app, person, [
    ...charges('Metro pass', 2900, ['2025-09-02', '2025-10-02', '2025-12-02', '2026-01-02']),
    ...charges('Metro pass', 2900, ['2026-02-02']),
    ...charges('Metro pass', 3150, ['2026-03-02', '2026-04-02', '2026-05-02', '2026-06-02']),
    ...charges('Corner coffee', 300, weekly('2026-04-01', 5)),
    ...charges('Corner coffee', 350, weekly('2026-05-06', 5)),
  ])
  const reply = await person.post('/api/ai/chat?today=2026-06-17', {
    message: 'Which of my regular payments got more expensive?',
    conversationHistory: [],
  })
  expect(reply.body.response).toBe(
    'One payee has raised a repeated charge:\nMetro pass: from $29.00 to $31.50 (8.6%, $2.50 more each time) since March 2, 2026',
  )
})
