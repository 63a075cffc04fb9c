import { type Letter, type Mailer, RecipientRefusedError } from '#adapters/mail.ts'
import type { Context } from '#context.ts'
import { claimMail, deleteMail, type QueuedMail } from '#db/mailQueueStore.ts'

/** Long enough for any outage, and short enough that nobody gets a letter they have long forgotten. */
const keptMsMax = 7 * 24 * 60 * 60 * 1000

/** A letter with a token says something else each time it is written. */
export type Written = Letter & { hasToken: boolean }

/** Writes the letter of a queued mail, or nothing where it has lost its point. */
export type Compose = (mail: QueuedMail) => Promise<Written | undefined>

/**
 * Sends the next mail that is due. It leaves the queue once the mail server has taken it, and stays otherwise.
 * @returns false where nothing is due, or where the mail server is better left alone for a while
 */
export async function deliverNext(
  context: Context,
  mailer: Mailer,
  compose: Compose,
): Promise<boolean> {
  const { db, clock, log } = context
  const now = clock.now()
  const mail = await claimMail(db, now)
  if (mail === undefined) return false
  const about = { mail: mail.id, kind: mail.kind, attempt: mail.attempts }
  if (now.getTime() - mail.createdAt.getTime() > keptMsMax) {
    log.error(about, 'a mail could not be sent for a week and was given up')
    await deleteMail(db, mail.id)
    return true
  }
  const letter = await compose(mail)
  if (letter !== undefined) {
    try {
      await mailer.send({ ...letter, id: idOf(mail, letter), to: mail.toAddress, date: now })
    } catch (error) {
      if (!(error instanceof RecipientRefusedError)) {
        log.warn(
          { ...about, ...reasonOf(error) },
          'a mail could not be sent and will be tried again',
        )
        return false
      }
      log.warn(about, 'a mail was given up, because its address was refused')
    }
  }
  await deleteMail(db, mail.id)
  return true
}

/** A repeat keeps its id, so that the other side can drop it, unless only the newest of them works. */
function idOf(mail: QueuedMail, { hasToken }: Written): string {
  return hasToken && mail.attempts > 1 ? `${mail.id}.${mail.attempts}` : mail.id
}

/** What went wrong, without what the server said: that may name the person. */
function reasonOf(error: unknown): Record<string, unknown> {
  const { code, originalCode, command, responseCode } = error as Record<string, unknown>
  return { code, originalCode, command, responseCode }
}
