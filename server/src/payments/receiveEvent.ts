import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@evenkeel/domain/errors'
import { readEventSubject, squareWebhook } from '@evenkeel/domain/payments'
import type { Context } from '#context.ts'
import { insertEvent } from './eventStore.ts'

/**
 * Stores an event of the card service, once. The reconciler then asks the service for the facts.
 * @param text the body as received, because the signature covers its exact text
 * @throws AppError not_found without Square, foreign_origin for a forged event, invalid_input for a body that is no event
 */
export async function receiveEvent(
  context: Context,
  text: string,
  signature: string | undefined,
): Promise<void> {
  const { square, publicUrl } = context.config
  if (square === undefined) throw new AppError('not_found')
  if (!isSigned(`${publicUrl}${squareWebhook.path}${text}`, square.webhookKey, signature)) {
    context.log.warn('an event with a wrong signature was refused')
    throw new AppError('foreign_origin')
  }
  const subject = readEventSubject(text)
  if (subject === undefined) throw new AppError('invalid_input')
  if (subject === 'other') return
  const { eventId: id, about, id: serviceId } = subject
  await insertEvent(context.db, { id, about, serviceId }, context.clock.now())
}

function isSigned(text: string, key: string, signature: string | undefined): boolean {
  const expected = createHmac('sha256', key).update(text).digest()
  const given = Buffer.from(signature ?? '', 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
