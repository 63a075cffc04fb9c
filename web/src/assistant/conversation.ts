import type { ChatReply, ChatTurn, InsightsReply } from '@evenkeel/domain/assistant'
import { greeting, historyTurnsMax } from '@evenkeel/domain/assistant'
import { formatCents } from '@evenkeel/domain/money'
import type { NewTransaction, Transaction } from '@evenkeel/domain/transactions'
import type { EntryInput } from '#transactions/entryForm.ts'

/** A transaction that a reply offers to add. It keeps its input while the window is closed. */
export type Draft = {
  id: string
  /** The idempotency key: pressing Add again after a lost response does not add it twice. */
  key: string
  input: EntryInput
  guesses: readonly (keyof EntryInput)[]
  added?: Transaction
}

/** The figures behind a reply, and who worded it. */
export type Evidence = Pick<ChatReply, 'parts' | 'facts' | 'sources' | 'by'>

export type Question = { id: number; role: 'user'; content: string; at: Date; failed?: true }
export type Answer = {
  id: number
  role: 'assistant'
  content: string
  at: Date
  heading?: string
  /** The greeting has none. */
  evidence?: Evidence
  suggestions: readonly string[]
  drafts: readonly Draft[]
}
export type Message = Question | Answer

export type Conversation = { messages: readonly Message[]; lastId: number }

export type ConversationEvent =
  | { type: 'asked'; content: string; at: Date }
  | { type: 'answered'; reply: ChatReply; at: Date; keys: readonly string[] }
  | { type: 'failed' }
  | { type: 'withdrawn'; id: number }
  | { type: 'insightsCame'; reply: InsightsReply; at: Date }
  | { type: 'draftChanged'; id: string; change: Partial<Draft> }
  | { type: 'draftReopened'; id: string; key: string }

const insightsHeading = '📊 Financial Insights'

export function openConversation(at: Date): Conversation {
  return {
    messages: [{ id: 0, role: 'assistant', content: greeting, at, suggestions: [], drafts: [] }],
    lastId: 0,
  }
}

export function nextConversation(
  { messages, lastId }: Conversation,
  event: ConversationEvent,
): Conversation {
  const id = lastId + 1
  switch (event.type) {
    case 'asked': {
      const { content, at } = event
      return { messages: [...messages, { id, role: 'user', content, at }], lastId: id }
    }
    case 'answered':
      return { messages: [...messages, answerOf(id, event)], lastId: id }
    case 'failed':
      return { messages: messages.map((message) => failedIf(message, messages)), lastId }
    case 'withdrawn':
      return { messages: messages.filter((message) => message.id !== event.id), lastId }
    case 'insightsCame':
      return { messages: [...messages, insightsOf(id, event)], lastId: id }
    case 'draftChanged': {
      const change = (draft: Draft) =>
        draft.id === event.id ? { ...draft, ...event.change } : draft
      return { messages: messages.map((message) => withDrafts(message, change)), lastId }
    }
    case 'draftReopened': {
      const reopen = ({ added, ...draft }: Draft): Draft =>
        draft.id === event.id ? { ...draft, key: event.key } : { ...draft, ...(added && { added }) }
      return { messages: messages.map((message) => withDrafts(message, reopen)), lastId }
    }
  }
}

function answerOf(
  id: number,
  { reply, at, keys }: Extract<ConversationEvent, { type: 'answered' }>,
): Answer {
  const { response, suggestions, drafts = [], guesses = [] } = reply
  return {
    id,
    role: 'assistant',
    content: response,
    at,
    evidence: evidenceOf(reply, response),
    suggestions,
    drafts: drafts.map((draft, index) => ({
      id: `${id}-${index}`,
      key: keys[index] ?? '',
      input: inputOf(draft),
      guesses,
    })),
  }
}

function insightsOf(
  id: number,
  { reply, at }: Extract<ConversationEvent, { type: 'insightsCame' }>,
): Answer {
  return {
    id,
    role: 'assistant',
    content: reply.insights,
    at,
    heading: insightsHeading,
    evidence: evidenceOf(reply, reply.insights),
    suggestions: [],
    drafts: [],
  }
}

/** Falls back to plain text if a part names a missing fact. */
function evidenceOf({ parts, facts, sources, by }: Evidence, content: string): Evidence {
  const known = new Set(facts.map(({ id }) => id))
  const isWhole = parts.every((part) => !('fact' in part) || known.has(part.fact))
  return { parts: isWhole ? parts : [{ text: content }], facts, sources, by }
}

/** Only the last question can be pending; insights may have arrived after it. */
function failedIf(message: Message, messages: readonly Message[]): Message {
  const waiting = messages.findLast(({ role }) => role === 'user')
  return message === waiting && message.role === 'user' ? { ...message, failed: true } : message
}

function withDrafts(message: Message, change: (draft: Draft) => Draft): Message {
  if (message.role === 'user' || message.drafts.length === 0) return message
  return { ...message, drafts: message.drafts.map(change) }
}

function inputOf({ type, amount, description = '', category, date }: NewTransaction): EntryInput {
  return { type, amount: formatCents(amount), description, category, date }
}

const turnLengthMax = 8000

/** The last messages before the question, within the server's limits. */
export function historyOf(messages: readonly Message[]): ChatTurn[] {
  return messages.slice(-historyTurnsMax).map((message) => ({
    role: message.role,
    content: contentOf(message).slice(0, turnLengthMax).toWellFormed(),
    timestamp: message.at.toISOString(),
  }))
}

function contentOf(message: Message): string {
  const heading = message.role === 'assistant' ? message.heading : undefined
  return heading ? `${heading}\n\n${message.content}` : message.content
}

/** Cleans up typed or pasted text: tabs become spaces, other control characters are removed. */
export function tidyQuestion(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ')
  return lines
    .replace(/[^\P{Cc}\n]/gu, '')
    .toWellFormed()
    .trim()
}

/** The local time of a message, 24-hour: "08:05". */
export function clockTime(at: Date): string {
  return [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
