import { type Letter, type Mailer, RecipientRefusedError } from '#adapters/mail.ts'
import type { Context } from '#context.ts'
import { JobFailure, type JobKind } from '#jobs/jobKind.ts'
import { letterJob, mailOf, type QueuedMail } from './queue.ts'

const minuteMs = 60_000

/** A rendered email; one with a token is different each time it is rendered. */
export type Written = Letter & { hasToken: boolean }

/** Renders a queued email, or returns undefined if it is no longer relevant. */
export type Compose = (context: Context, mail: QueuedMail) => Promise<Written | undefined>

/**
 * Emails as jobs: retried for a week, which outlasts most outages without delivering emails that are long out of date.
 * @param prepare runs before each poll and may queue emails
 */
export function letterJobs(
  mailer: Mailer,
  compose: Compose,
  prepare: (context: Context) => Promise<void>,
): JobKind {
  return {
    name: letterJob,
    keptMsMax: 7 * 24 * 60 * minuteMs,
    firstDelayMs: minuteMs,
    delayMsMax: 60 * minuteMs,
    prepare,
    run: async (context, job) => {
      const mail = mailOf(job)
      const letter = await compose(context, mail)
      if (letter) await send(context, mailer, mail, letter)
    },
    close: () => mailer.close(),
  }
}

async function send(
  { clock, log }: Context,
  mailer: Mailer,
  mail: QueuedMail,
  letter: Written,
): Promise<void> {
  try {
    const id = messageId(mail, letter)
    await mailer.send({ ...letter, id, to: mail.toAddress, date: clock.now() })
  } catch (error) {
    if (!(error instanceof RecipientRefusedError)) throw new JobFailure(smtpDetails(error))
    log.warn(
      { mail: mail.id, kind: mail.kind },
      'an email was dropped because its address was rejected',
    )
  }
}

/** A repeat keeps its id, so that the recipient's server can drop it, unless only the newest token works. */
function messageId(mail: QueuedMail, { hasToken }: Written): string {
  return hasToken && mail.attempts > 1 ? `${mail.id}.${mail.attempts}` : mail.id
}

/** What went wrong, without the mail server's own text, which may contain the address. */
function smtpDetails(error: unknown): Record<string, unknown> {
  const { code, originalCode, command, responseCode } = error as Record<string, unknown>
  return { code, originalCode, command, responseCode }
}
