import {
  type LanguageModel as AnyModel,
  generateText,
  isStepCount,
  type ModelMessage,
  type ToolSet,
  tool,
} from 'ai'
import {
  type Conversation,
  type LanguageModel,
  ModelFailureError,
  type ModelTool,
  type Spoken,
  type Talk,
} from './languageModel.ts'

/** A model object; a name would be sent to a service of the library's maker. */
export type SdkModel = Exclude<AnyModel, string>

const stepsMax = 6
const answerTokensMax = 600
const talkMsMax = 20_000
/** The shortest that a token is, on the whole, in English and JSON. */
const charactersPerToken = 3

export type SdkOptions = {
  recipient: string
  /** How much the model reads, where it cuts off the front of more without a word. */
  contextTokens?: number
  msMax?: number
}

// What goes wrong is our log's; the library's warnings name models and settings on the console.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** A language model behind the AI SDK. Each conversation has one limit of time for all that is said in it. */
export function sdkModel(model: SdkModel, options: SdkOptions): LanguageModel {
  return { recipient: options.recipient, open: (talk) => conversation(model, options, talk) }
}

function conversation(model: SdkModel, options: SdkOptions, talk: Talk): Conversation {
  const signal = AbortSignal.timeout(options.msMax ?? talkMsMax)
  const tools = toolSet(talk.tools)
  let messages: ModelMessage[] = talk.questions.map((content) => ({ role: 'user', content }))

  async function speak(stepsLeft: number): Promise<Spoken> {
    const { instructions } = talk
    const result = await inTime(signal, () =>
      generateText({
        model,
        instructions,
        messages,
        tools,
        maxOutputTokens: answerTokensMax,
        maxRetries: 0,
        abortSignal: signal,
        stopWhen: isStepCount(stepsLeft),
        // The provider is asked not to keep what it is sent.
        providerOptions: { openai: { store: false } },
        prepareStep: ({ stepNumber, messages: sent }) => {
          requireRoom(options, instructions, sent)
          return stepNumber >= stepsLeft - 1 ? { toolChoice: 'none' } : {}
        },
      }),
    )
    for (const { usage } of result.steps) requireWhole(options, usage.inputTokens)
    if (result.finishReason === 'length') throw new ModelFailureError('cut off')
    if (result.finishReason !== 'stop') throw new ModelFailureError('unavailable')
    if (result.text.trim() === '') throw new ModelFailureError('empty')
    messages = [...messages, ...result.responseMessages]
    return {
      text: result.text,
      tokens: result.usage.totalTokens ?? 0,
      calls: result.steps.reduce((sum, step) => sum + step.toolCalls.length, 0),
    }
  }

  return {
    begin: () => speak(stepsMax),
    correct: (content) => {
      messages = [...messages, { role: 'user', content }]
      return speak(1)
    },
  }
}

function toolSet(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [
      name,
      tool({ description, inputSchema: input, execute: run }),
    ]),
  )
}

/** Not every provider gives up when it is told to, so nobody waits for it. */
async function inTime<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const stop = () => reject(new ModelFailureError('late'))
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    if (error instanceof ModelFailureError) throw error
    throw new ModelFailureError(signal.aborted ? 'late' : 'unavailable', { cause: error })
  }
}

/** Before a step: refuses what the model would read only the end of. */
function requireRoom({ contextTokens }: SdkOptions, instructions: string, sent: unknown): void {
  if (contextTokens === undefined) return
  const characters = instructions.length + JSON.stringify(sent).length
  if (characters / charactersPerToken > contextTokens - answerTokensMax) {
    throw new ModelFailureError('too long')
  }
}

/** Afterwards: a model that has read as much as it can may have read only the end. */
function requireWhole({ contextTokens }: SdkOptions, inputTokens: number | undefined): void {
  if (contextTokens === undefined || inputTokens === undefined) return
  if (inputTokens > contextTokens - answerTokensMax * 2) throw new ModelFailureError('too long')
}
