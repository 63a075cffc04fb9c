import type { ModelConsent } from '@evenkeel/domain/assistant'
import { utcDay } from '@evenkeel/domain/calendar'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { findAgreedRecipient, setAgreedRecipient } from './consentStore.ts'
import { countUses } from './useStore.ts'

/** A user's consent, as shown in Settings. */
export async function readConsent(
  { db, clock, model, config }: Context,
  userId: string,
): Promise<ModelConsent> {
  const recipient = model?.recipient ?? null
  return {
    recipient,
    isAgreed: recipient !== null && (await findAgreedRecipient(db, userId)) === recipient,
    usedToday: await countUses(db, userId, utcDay(clock.now())),
    dailyMax: config.aiDailyMax,
  }
}

/**
 * Agrees to the recipient shown on the page.
 * @throws AppError changed_since if the recipient has changed since
 */
export async function agree(
  context: Context,
  userId: string,
  recipient: string,
): Promise<ModelConsent> {
  if (context.model?.recipient !== recipient) {
    throw new AppError('changed_since', {
      message: 'The language model has changed. Please read again who it is.',
    })
  }
  return change(context, userId, recipient)
}

export async function withdraw(context: Context, userId: string): Promise<void> {
  await change(context, userId, undefined)
}

function change(
  context: Context,
  userId: string,
  recipient: string | undefined,
): Promise<ModelConsent> {
  const now = context.clock.now()
  return inTransaction(context.db, async (db) => {
    await setAgreedRecipient(db, userId, recipient, now)
    const event = recipient === undefined ? 'model_consent_withdrawn' : 'model_consent_given'
    await insertAudit(db, userId, now, event, recipient === undefined ? {} : { recipient })
    return readConsent({ ...context, db }, userId)
  })
}
