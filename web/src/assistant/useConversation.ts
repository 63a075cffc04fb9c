import { useReducer, useRef, useState } from 'react'
import { sentenceOf } from '#lib/api/errors.ts'
import { randomId } from '#lib/randomId.ts'
import { useOnce } from '#lib/useOnce.ts'
import { toastError } from '#ui/toasts/toastStore.ts'
import {
  type ConversationEvent,
  historyOf,
  type Message,
  nextConversation,
  openConversation,
  type Question,
  tidyQuestion,
} from './conversation.ts'
import { TooSlowError, useAsk, useInsights } from './queries.ts'

export type Talk = {
  messages: readonly Message[]
  tell: (event: ConversationEvent) => void
  /** The text in the question field; it is kept when the window is closed. */
  input: string
  setInput: (text: string) => void
  /** Sends a question unless it is empty or another one is pending. */
  ask: (text: string) => void
  askAgain: (question: Question) => void
  stop: () => void
  isWaiting: boolean
  /** What the assistant is doing, if it says so. */
  progress: string
  getInsights: () => void
  isGenerating: boolean
}

type Tell = (event: ConversationEvent) => void

/** Sends one question at a time and reports the outcome to the conversation. */
function useSending(tell: Tell) {
  const [progress, setProgress] = useState('')
  const chat = useAsk()
  const waiting = useRef<AbortController>(undefined)

  async function send(content: string, before: readonly Message[]) {
    const asking = new AbortController()
    waiting.current = asking
    setProgress('')
    tell({ type: 'asked', content, at: new Date() })
    try {
      const reply = await chat.mutateAsync({
        message: content,
        history: historyOf(before),
        signal: asking.signal,
        onProgress: setProgress,
      })
      const keys = (reply.drafts ?? []).map(randomId)
      tell({ type: 'answered', reply, at: new Date(), keys })
    } catch (error) {
      tell({ type: 'failed' })
      if (!asking.signal.aborted) report('Chat Error', error, 'Failed to get AI response')
    } finally {
      waiting.current = undefined
    }
  }

  return {
    send: (content: string, before: readonly Message[]) => void send(content, before),
    stop: () => waiting.current?.abort(),
    /** Up to date before the next render, so that pressing Enter twice sends once. */
    isBusy: () => waiting.current !== undefined,
    isWaiting: chat.isPending,
    progress,
  }
}

/** The conversation, in memory only: it ends with the page or the session. */
export function useConversation(): Talk {
  const [{ messages }, tell] = useReducer(nextConversation, undefined, () =>
    openConversation(new Date()),
  )
  const [input, setInput] = useState('')
  const { send, stop, isBusy, isWaiting, progress } = useSending(tell)
  const insights = useInsights()

  function ask(text: string) {
    const content = tidyQuestion(text)
    if (content === '' || isBusy()) return
    if (text === input) setInput('')
    send(content, messages)
  }

  function askAgain({ id, content }: Question) {
    if (content === '' || isBusy()) return
    tell({ type: 'withdrawn', id })
    const others = messages.filter((message) => message.id !== id)
    send(content, others)
  }

  const getInsights = useOnce(async () => {
    try {
      tell({ type: 'insightsCame', reply: await insights.mutateAsync(), at: new Date() })
    } catch (error) {
      report('Insights Error', error, 'Failed to generate insights')
    }
  })

  return {
    messages,
    tell,
    input,
    setInput,
    ask,
    askAgain,
    stop,
    isWaiting,
    progress,
    getInsights: () => void getInsights(),
    isGenerating: insights.isPending,
  }
}

function report(title: string, error: unknown, otherwise: string) {
  const sentence = error instanceof TooSlowError ? error.message : sentenceOf(error)
  toastError(sentence ?? otherwise, { title })
}
