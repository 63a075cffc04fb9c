import type { ChatReply } from '@evenkeel/domain/assistant'
import { expect } from 'vitest'
import type { Person } from './person.ts'

/** What the assistant replies on a day to a question that comes after earlier ones. */
export async function askAssistant(
  person: Person,
  today: string,
  message: string,
  before: readonly string[] = [],
): Promise<ChatReply> {
  const conversationHistory = before.map((content) => ({ role: 'user', content }))
  const reply = await person.post(`/api/ai/chat?today=${today}`, { message, conversationHistory })
  expect(reply.status).toBe(200)
  return reply.body as ChatReply
}
