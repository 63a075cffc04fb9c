import type { ChatReply } from '@evenkeel/domain/assistant'
import { describe, expect, test } from 'vitest'
import {
  type Answer,
  type Conversation,
  type ConversationEvent,
  clockTime,
  historyOf,
  nextConversation,
  openConversation,
  tidyQuestion,
} from './conversation.ts'

const at = new Date('2026-01-31T04:05:00.000Z')

const reply: ChatReply = {
  response: 'You spent $12.30.',
  kind: 'answer',
  parts: [{ text: 'You spent ' }, { fact: 'f1' }, { text: '.' }],
  facts: [
    {
      id: 'f1',
      label: 'Spent',
      unit: 'usd',
      value: '12.30',
      text: '$12.30',
      op: 'sum',
      of: ['s1'],
    },
  ],
  sources: [{ id: 's1', label: 'Expenses', count: 1, any: [{ type: 'expense' }] }],
  suggestions: ['And in May?'],
  by: 'Computed by Evenkeel',
}

function after(...events: ConversationEvent[]): Conversation {
  return events.reduce(nextConversation, openConversation(at))
}

const asked = (content: string): ConversationEvent => ({ type: 'asked', content, at })
const answered = (change: Partial<ChatReply> = {}): ConversationEvent => ({
  type: 'answered',
  reply: { ...reply, ...change },
  at,
  keys: ['k1', 'k2'],
})

describe('a conversation', () => {
  test('begins with one greeting', () => {
    expect(after().messages.map(({ role, content }) => [role, content])).toEqual([
      [
        'assistant',
        "Hi! I'm your financial assistant. I can help you understand your spending patterns, give you budget insights and answer questions about your finances. What would you like to know?",
      ],
    ])
  })

  test('appends the question and then the reply', () => {
    const { messages } = after(asked('How much?'), answered())
    expect(messages.slice(1)).toEqual([
      { id: 1, role: 'user', content: 'How much?', at },
      {
        id: 2,
        role: 'assistant',
        content: 'You spent $12.30.',
        at,
        evidence: {
          parts: reply.parts,
          facts: reply.facts,
          sources: reply.sources,
          by: 'Computed by Evenkeel',
        },
        suggestions: ['And in May?'],
        drafts: [],
      },
    ])
  })

  test('shows plain text if a part names a missing fact', () => {
    const { messages } = after(asked('How much?'), answered({ facts: [] }))
    expect(messages.at(-1)).toMatchObject({ evidence: { parts: [{ text: 'You spent $12.30.' }] } })
  })

  test('keeps a failed question, and asks it again at the end', () => {
    const failed = after(asked('One?'), { type: 'failed' })
    expect(failed.messages.at(-1)).toMatchObject({ id: 1, content: 'One?', failed: true })
    const again = after(
      asked('One?'),
      { type: 'failed' },
      { type: 'withdrawn', id: 1 },
      asked('One?'),
    )
    expect(again.messages.map(({ id }) => id)).toEqual([0, 2])
    expect(again.messages.at(-1)).not.toHaveProperty('failed')
  })

  test('marks the pending question as failed even if insights arrived after it', () => {
    const { messages } = after(
      asked('One?'),
      answered(),
      asked('Two?'),
      { type: 'insightsCame', reply: { ...reply, insights: 'Rent rose.' }, at },
      { type: 'failed' },
    )
    expect(messages.map((message) => 'failed' in message)).toEqual([
      false,
      false,
      false,
      true,
      false,
    ])
    expect(messages.at(-1)).toMatchObject({
      heading: '📊 Financial Insights',
      content: 'Rent rose.',
    })
  })

  test('sends the last ten messages as history', () => {
    const rounds = Array.from({ length: 8 }, (_, at) => [asked(`Question ${at}`), answered()])
    const history = historyOf(after(...rounds.flat()).messages)
    expect(history).toHaveLength(10)
    expect(history[0]).toEqual({
      role: 'user',
      content: 'Question 3',
      timestamp: '2026-01-31T04:05:00.000Z',
    })
    expect(history.at(-1)).toMatchObject({ role: 'assistant', content: 'You spent $12.30.' })
  })

  test('truncates history messages to the server’s limit', () => {
    const { messages } = after(answered({ response: `${'x'.repeat(7999)}😀` }))
    expect(historyOf(messages).at(-1)?.content).toHaveLength(8000)
    expect(historyOf(messages).at(-1)?.content.isWellFormed()).toBe(true)
  })
})

describe('a draft', () => {
  const lunch = {
    type: 'expense',
    amount: 1250,
    category: 'Food & Dining',
    date: '2026-01-30',
  } as const
  const draft = answered({
    drafts: [lunch, { ...lunch, description: 'tip' }],
    guesses: ['category'],
  })

  test('becomes the input of a form with its own key', () => {
    expect(after(draft).messages.at(-1)).toMatchObject({
      drafts: [
        {
          id: '1-0',
          key: 'k1',
          input: { amount: '12.50', description: '', category: 'Food & Dining' },
          guesses: ['category'],
        },
        { id: '1-1', key: 'k2', input: { description: 'tip' } },
      ],
    })
  })

  test('reopens with a new key for a second transaction', () => {
    const added = { id: 't1' } as never
    const done = after(draft, { type: 'draftChanged', id: '1-1', change: { added } })
    expect(done.messages.at(-1)).toMatchObject({ drafts: [{ key: 'k1' }, { added: { id: 't1' } }] })
    const { messages } = nextConversation(done, { type: 'draftReopened', id: '1-1', key: 'k3' })
    const [first, second] = (messages.at(-1) as Answer).drafts
    expect(first).not.toHaveProperty('added')
    expect(second).toMatchObject({ key: 'k3' })
    expect(second).not.toHaveProperty('added')
  })
})

test.each([
  ['  how much\tin May?\r\n', 'how much in May?'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['a\u0000b\u0007c', 'abc'],
  ['\ud83d', '\ufffd'],
  [' \n\t', ''],
])('%j is sent as %j', (typed, question) => {
  expect(tidyQuestion(typed)).toBe(question)
})

test.each([
  [new Date(2026, 0, 5, 8, 5), '08:05'],
  [new Date(2026, 0, 5, 0, 0), '00:00'],
  [new Date(2026, 0, 5, 23, 59), '23:59'],
])('the time of %s is %s', (instant, time) => {
  expect(clockTime(instant)).toBe(time)
})
