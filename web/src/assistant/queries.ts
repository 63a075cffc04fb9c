import {
  askAssistant,
  type ChatReply,
  type ChatTurn,
  getInsights,
  type InsightsReply,
} from '@evenkeel/domain/assistant'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { NetworkError } from '#lib/api/errors.ts'
import { callForEvents } from '#lib/api/events.ts'
import { ifStillSignedIn } from '#lib/api/queryClient.ts'

export type ChatInput = {
  message: string
  history: ChatTurn[]
  /** Cancels the question. */
  signal: AbortSignal
  /** Called with what the server is doing. */
  onProgress: (text: string) => void
}

/** A question changes no data, so nothing is refetched after it. */
export function useAsk() {
  const client = useQueryClient()
  return useMutation<ChatReply, Error, ChatInput>({
    mutationFn: (input) =>
      ifStillSignedIn(
        client,
        withTimeLimit(input.signal, (signal) => readReply(input, signal)),
      ),
  })
}

async function readReply(
  { message, history, onProgress }: ChatInput,
  signal: AbortSignal,
): Promise<ChatReply> {
  const body = { message, conversationHistory: history }
  for await (const { event, data } of callForEvents(askAssistant, { body, signal })) {
    if (event === 'answer') return data
    onProgress(data.text)
  }
  throw new NetworkError(new Error('The stream ended without an answer'))
}

export function useInsights() {
  const client = useQueryClient()
  return useMutation<InsightsReply, Error, void>({
    mutationFn: () =>
      ifStillSignedIn(
        client,
        withTimeLimit(undefined, (signal) => call(getInsights, { signal })),
      ),
  })
}

/** Long after the server gives up on a language model: only a dead connection takes this long. */
const answerMsMax = 60_000

export class TooSlowError extends Error {
  constructor() {
    super('The assistant took too long to answer. Please try again.')
    this.name = 'TooSlowError'
  }
}

async function withTimeLimit<T>(
  stop: AbortSignal | undefined,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(new TooSlowError()), answerMsMax)
  const signal = stop ? AbortSignal.any([stop, limit.signal]) : limit.signal
  try {
    return await send(signal)
  } finally {
    clearTimeout(timer)
  }
}
