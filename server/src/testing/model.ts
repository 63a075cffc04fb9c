import { MockLanguageModelV4 } from 'ai/test'
import type { LanguageModel } from '#adapters/languageModel.ts'
import { type SdkModel, sdkModel } from '#adapters/sdkModel.ts'

/** What a scripted model does in one step. */
export type Line =
  | { text: string; finish?: 'stop' | 'length' | 'content-filter' | 'error' }
  | { call: string; input: unknown }
  | { fails: true }
  | { hangs: true }

type CallOptions = MockLanguageModelV4['doGenerateCalls'][number]

export type Scripted = {
  model: LanguageModel
  /** What the model was sent, step by step. */
  calls: readonly CallOptions[]
  /** Everything it was sent, as text. */
  sent(): string
  /** Sets what it says from now on; the last line repeats. */
  says(...lines: readonly Line[]): void
  /** Does something before the next step is answered. */
  before(work: () => Promise<unknown>): void
}

const usage = {
  inputTokens: { total: 100, noCache: 100, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 10, text: 10, reasoning: 0 },
}

/** A language model that says what the test has written for it. */
export function scriptedModel(recipient = 'Scripted', msMax = 5000): Scripted {
  let lines: readonly Line[] = []
  let at = 0
  let first: (() => Promise<unknown>) | undefined
  const mock = new MockLanguageModelV4({
    doGenerate: async () => {
      const line = lines[Math.min(at, lines.length - 1)]
      at += 1
      await first?.()
      first = undefined
      if (line === undefined || 'fails' in line) throw new Error('The provider is away')
      if ('hangs' in line) return new Promise<never>(() => {})
      if ('call' in line) {
        const input = JSON.stringify(line.input)
        return {
          content: [{ type: 'tool-call', toolCallId: `c${at}`, toolName: line.call, input }],
          finishReason: { unified: 'tool-calls', raw: undefined },
          usage,
          warnings: [],
        }
      }
      return {
        content: [{ type: 'text', text: line.text }],
        finishReason: { unified: line.finish ?? 'stop', raw: undefined },
        usage,
        warnings: [],
      }
    },
  })
  return {
    model: sdkModel(mock as SdkModel, { recipient, msMax }),
    calls: mock.doGenerateCalls,
    sent: () => JSON.stringify(mock.doGenerateCalls.map(({ prompt }) => prompt)),
    says: (...next) => {
      lines = next
      at = 0
      mock.doGenerateCalls.length = 0
    },
    before: (work) => {
      first = work
    },
  }
}
