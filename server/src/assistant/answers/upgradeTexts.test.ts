import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { askAssistant } from '#testing/assistant.ts'
import { addPerson } from '#testing/person.ts'

const questions = [
  'how do I upgrade to premium?',
  'what does the upgrade cost?',
  'how much did I pay you',
  'when does my free trial end?',
  'how do I cancel my subscription to Evenkeel?',
  'did my payment go through',
]

test('where nothing has to be paid, no price, trial or payment page is told', async () => {
  const free = await openTestApp({ env: { BILLING: 'off' } })
  const person = await addPerson(free)
  for (const question of questions) {
    const { kind, response } = await askAssistant(person, '2027-06-16', question)
    expect.soft([question, kind]).toEqual([question, 'help'])
    expect.soft(response).toContain('There is nothing to pay here')
  }
  const { response } = await askAssistant(person, '2027-06-16', 'how do I set up a bill?')
  expect(response).toContain('Recurring Bills page')
})

test('elsewhere the same questions tell the upgrade', async () => {
  const app = await openTestApp()
  const person = await addPerson(app)
  for (const question of questions) {
    const { response } = await askAssistant(person, '2027-06-16', question)
    expect.soft([question, response]).toEqual([question, expect.stringMatching(/upgrade|\$5\.00/i)])
  }
})
