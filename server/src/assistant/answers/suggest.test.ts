import type { ChatReply } from '@evenkeel/domain/assistant'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'

const app = await openTestApp()
const today = '2026-11-22'
let ada: Person

beforeAll(async () => {
  app.clock.set(`${today}T12:00:00.000Z`)
  ada = await addPerson(app)
  const row = (description: string, category: string, amount: string, date: string) =>
    ada.post('/api/transactions', { type: 'expense', description, category, amount, date })
  for (const month of ['07', '08', '09', '10', '11']) {
    await row('Corner market', 'Food & Dining', '40.10', `2026-${month}-03`)
    await row('Last month', 'Shopping', '12.50', `2026-${month}-07`)
    await row('Netflix', 'Entertainment', '15.49', `2026-${month}-09`)
    await ada.post('/api/transactions', {
      type: 'income',
      description: 'Acme',
      category: 'Salary',
      amount: '3000.00',
      date: `2026-${month}-01`,
    })
  }
  const bill = { category: 'Entertainment', frequency: 'monthly', startDate: '2026-11-25' }
  const netflix = { ...bill, type: 'expense', amount: '15.49', description: 'Netflix' }
  await ada.post('/api/recurring-transactions', netflix)
  const pay = { ...netflix, type: 'income', category: 'Salary', amount: '3000.00' }
  await ada.post('/api/recurring-transactions', { ...pay, description: 'Acme' })
})

async function ask(message: string): Promise<ChatReply> {
  const reply = await ada.post(`/api/ai/chat?today=${today}`, { message })
  expect(reply.status).toBe(200)
  return reply.body as ChatReply
}

test.each([
  'How much did I spend last month?',
  'How much did I spend in 2026?',
  'How much did I spend at Corner market this month?',
  'How much did I spend on Food & Dining?',
  'How much did I spend at "Last month"?',
  'How much did I earn in October?',
  'How often do I go to Corner market?',
  'When was my last Netflix transaction?',
  'What are my biggest expense categories?',
  'What was my biggest expense in October?',
  'Compare September and October',
  'What changed this month?',
  'What percentage of my spending is Shopping?',
  'What bills are due this month?',
  'When is payday?',
  'What would I save if I cancelled Netflix?',
  'How much is left this month?',
  'How much will I spend by the end of the month?',
  'What is my financial health score?',
  'How much of my budget have I used?',
  'What is my net this year?',
  'What do I spend per month on average?',
])('%s comes with questions that can be answered', async (question) => {
  const reply = await ask(question)
  expect(reply.kind).toBe('answer')
  expect(reply.suggestions.length).toBeGreaterThan(0)
  expect(reply.suggestions.length).toBeLessThanOrEqual(2)
  for (const suggestion of reply.suggestions) {
    const next = await ask(suggestion)
    expect([suggestion, next.kind]).toEqual([suggestion, expect.stringMatching(/^(answer|empty)$/)])
    expect(next.response).not.toBe(reply.response)
  }
})
