import { isIP } from 'node:net'
import * as z from 'zod'

/** The language model providers that can word the assistant's answers. */
export const aiProviders = ['openai', 'anthropic', 'google', 'openai-compatible', 'ollama'] as const
export type AiProvider = (typeof aiProviders)[number]

/** Access to a language model. The key must never reach a log or a page. */
export type AiConfig = {
  provider: AiProvider
  model: string
  apiKey: string | undefined
  baseUrl: string | undefined
  /** Who receives the questions, as users see it when they consent. A different host is a different recipient. */
  recipient: string
}

/** Questions are about money, so plain http is allowed only inside the operator's own network. */
const modelUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
  .refine(
    (text) => text.startsWith('https:') || isInside(new URL(text).hostname),
    'must be an https address, or one on your own network',
  )
  .transform((text) => text.replace(/\/+$/, ''))

function isInside(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '')
  if (isIP(bare) === 4) {
    return /^(127|10)\.|^192\.168\.|^172\.(1[6-9]|2\d|3[01])\./.test(bare)
  }
  if (isIP(bare) === 6) return bare === '::1' || /^f[cd]/i.test(bare)
  return !bare.includes('.') || /\.(local|internal|lan)$/i.test(bare)
}

/** The settings of the language model, one environment variable each. */
export const aiEnvironment = {
  AI_PROVIDER: z.enum(aiProviders, `must be ${listed(aiProviders)}`).optional(),
  AI_MODEL: z.string().max(200, 'is too long').optional(),
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: modelUrl.optional(),
  AI_DAILY_LIMIT: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number from 0 to 999999')
    .default('50')
    .transform(Number),
}

function listed(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

const AiEnvironment = z.object(aiEnvironment)

const names = { openai: 'OpenAI', anthropic: 'Anthropic', google: 'Google' }

/** The configured language model, and what is wrong with its settings. */
export function aiOf(env: z.output<typeof AiEnvironment>): {
  ai: AiConfig | undefined
  problems: string[]
} {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = env
  if (provider === undefined) {
    const given = (['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const).filter((name) => env[name])
    return { ai: undefined, problems: given.map((name) => `${name} needs AI_PROVIDER`) }
  }
  const problems = [
    ...(model === undefined ? [`AI_MODEL is required for AI_PROVIDER=${provider}`] : []),
    ...(apiKey === undefined && provider in names
      ? [`AI_API_KEY is required for AI_PROVIDER=${provider}`]
      : []),
    ...(baseUrl === undefined && provider === 'openai-compatible'
      ? ['AI_BASE_URL is required for AI_PROVIDER=openai-compatible']
      : []),
  ]
  if (model === undefined || problems.length > 0) return { ai: undefined, problems }
  return {
    ai: { provider, model, apiKey, baseUrl, recipient: recipientOf(provider, baseUrl) },
    problems,
  }
}

/** `OpenAI`, `OpenAI at proxy.example`, `llm.example`, `Ollama on this server`. */
function recipientOf(provider: AiProvider, baseUrl: string | undefined): string {
  const host = baseUrl === undefined ? undefined : new URL(baseUrl).host
  if (provider === 'openai-compatible') return host ?? provider
  if (provider === 'ollama') return isHere(baseUrl) ? 'Ollama on this server' : `Ollama at ${host}`
  return host === undefined ? names[provider] : `${names[provider]} at ${host}`
}

function isHere(baseUrl: string | undefined): boolean {
  if (baseUrl === undefined) return true
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(baseUrl).hostname)
}
