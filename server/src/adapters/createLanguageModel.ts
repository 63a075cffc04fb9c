import type { AiConfig } from '#aiConfig.ts'
import type { LanguageModel } from './languageModel.ts'
import type { SdkModel } from './sdkModel.ts'

/** As much as Ollama is told to read; it cuts off the front of more without a word. */
const ollamaContextTokens = 16_384

/**
 * The language model that the settings name. The libraries are loaded only here, so that a server without one neither
 * waits for them nor keeps them in memory.
 */
export async function createLanguageModel(
  config: AiConfig | undefined,
  msMax?: number,
): Promise<LanguageModel | undefined> {
  if (config === undefined) return undefined
  const { sdkModel } = await import('./sdkModel.ts')
  return sdkModel(await openModel(config), {
    recipient: config.recipient,
    ...(config.provider === 'ollama' && { contextTokens: ollamaContextTokens }),
    ...(msMax !== undefined && { msMax }),
  })
}

async function openModel({ provider, model, apiKey, baseUrl }: AiConfig): Promise<SdkModel> {
  const access = {
    ...(apiKey !== undefined && { apiKey }),
    ...(baseUrl !== undefined && { baseURL: baseUrl }),
    fetch: fetchWithoutRedirects,
  }
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI(access).responses(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic(access).languageModel(model)
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      return createGoogle(access).languageModel(model)
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const name = 'openai-compatible'
      return createOpenAICompatible({ ...access, baseURL: baseUrl ?? '', name })(model)
    }
    case 'ollama': {
      const { createOllama } = await import('ai-sdk-ollama')
      // Its layer for reliable tool calls asks again by itself and runs tools out of order.
      return createOllama(access).languageModel(model, {
        options: { num_ctx: ollamaContextTokens },
        reliableToolCalling: false,
        think: false,
      })
    }
    default:
      throw new Error(`There is no provider ${provider satisfies never}`)
  }
}

/** A redirect would take the question, and maybe the key, to a host that the operator did not name. */
function fetchWithoutRedirects(
  input: Parameters<typeof fetch>[0],
  init: RequestInit = {},
): Promise<Response> {
  return fetch(input, { ...init, redirect: 'error' })
}
