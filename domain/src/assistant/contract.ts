import * as z from 'zod/mini'
import { Day } from '#calendar'
import { endpoint } from '#endpoint'
import { freeText } from '#text'
import { NewTransaction } from '#transactions'
import { Fact, Source } from './fact.ts'

const messageLengthMax = 2000
const turnLengthMax = 8000

/** How many turns of a conversation are sent with a question. */
export const historyTurnsMax = 10

/** One message of a conversation. */
const ChatTurn = z.strictObject({
  role: z.enum(['user', 'assistant']),
  content: freeText(turnLengthMax, 'A message must be at most 8,000 characters'),
  timestamp: z.exactOptional(z.string().check(z.maxLength(40))),
})
export type ChatTurn = z.output<typeof ChatTurn>

export const ChatRequest = z.strictObject({
  message: freeText(Number.MAX_SAFE_INTEGER, '').check(
    z.trim(),
    z.minLength(1, 'Type a question first'),
    z.maxLength(messageLengthMax, 'A question must be at most 2,000 characters'),
  ),
  conversationHistory: z.exactOptional(
    z
      .array(ChatTurn)
      .check(z.maxLength(historyTurnsMax, 'Send at most 10 messages of the conversation')),
  ),
})
export type ChatRequest = z.output<typeof ChatRequest>

/** `clarify` asks back, `help` explains the product, and `draft` offers a transaction to add. */
const replyKinds = ['answer', 'empty', 'clarify', 'refuse', 'help', 'smalltalk', 'draft'] as const
export type ReplyKind = (typeof replyKinds)[number]

/** Part of the response: literal text, or the text of a fact. Joined, the parts are exactly the response. */
export const ReplyPart = z.union([
  z.strictObject({ text: z.string() }),
  z.strictObject({ fact: z.string() }),
])
export type ReplyPart = z.output<typeof ReplyPart>

const evidence = {
  parts: z.array(ReplyPart),
  facts: z.array(Fact),
  sources: z.array(Source),
  /** The footer: 'Computed by Evenkeel', or who worded the computed figures. */
  by: z.string(),
}

export const ChatReply = z.strictObject({
  response: z.string(),
  kind: z.enum(replyKinds),
  ...evidence,
  /** Questions to offer as chips. */
  suggestions: z.array(z.string()),
  /** Transactions to add with one press: bodies of `POST /api/transactions`. */
  drafts: z.exactOptional(z.array(NewTransaction)),
  /** The fields of the drafts that are guesses. */
  guesses: z.exactOptional(z.array(z.enum(['type', 'category', 'date']))),
})
export type ChatReply = z.output<typeof ChatReply>

export const InsightsReply = z.strictObject({ insights: z.string(), ...evidence })
export type InsightsReply = z.output<typeof InsightsReply>

/** Room for ten long turns in any script. */
const chatBytesMax = 512 * 1024

/** The user's date, which decides what "this month" means. */
const TodayQuery = z.strictObject({ today: z.exactOptional(Day) })

export const askAssistant = endpoint({
  method: 'POST',
  path: '/api/ai/chat',
  summary: 'Answer a question about the money, with the proof of each figure',
  access: 'active',
  query: TodayQuery,
  body: ChatRequest,
  bodyForm: { as: 'json', bytesMax: chatBytesMax },
  reply: { 200: ChatReply },
  events: { progress: z.strictObject({ text: z.string() }), answer: ChatReply },
})

export const getInsights = endpoint({
  method: 'POST',
  path: '/api/ai/insights',
  summary: 'Up to five things worth knowing now, with the proof of each figure',
  access: 'active',
  query: TodayQuery,
  body: z.nullish(z.strictObject({})),
  reply: { 200: InsightsReply },
})
