import * as z from 'zod/mini'
import { endpoint, NoReply } from '#endpoint'

/** Whether the user's questions may go to a language model, and to which. */
export const ModelConsent = z.strictObject({
  /** Who would receive them; null if no language model is configured. */
  recipient: z.nullable(z.string()),
  /** Whether the user has agreed to this recipient. */
  isAgreed: z.boolean(),
  /** Questions sent today, and the daily limit. */
  usedToday: z.int(),
  dailyMax: z.int(),
})
export type ModelConsent = z.output<typeof ModelConsent>

export const getModelConsent = endpoint({
  method: 'GET',
  path: '/api/ai/consent',
  summary: 'Whether questions may go to a language model, and to which',
  access: 'signed-in',
  reply: { 200: ModelConsent },
})

export const agreeToModel = endpoint({
  method: 'PUT',
  path: '/api/ai/consent',
  summary: 'Agree that questions, names and computed figures go to the recipient that is named',
  access: 'signed-in',
  /** The recipient shown to the user; any other is a conflict. */
  body: z.strictObject({ recipient: z.string().check(z.minLength(1), z.maxLength(300)) }),
  reply: { 200: ModelConsent },
})

export const withdrawFromModel = endpoint({
  method: 'DELETE',
  path: '/api/ai/consent',
  summary: 'Let nothing go to a language model any more',
  access: 'signed-in',
  reply: { 204: NoReply },
})
