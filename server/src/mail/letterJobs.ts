import { type Letter, type Mailer, RecipientRefusedError } from '#adapters/mail.ts'
import type { Context } from '#context.ts'
import { JobFailure, type JobKind } from '#jobs/jobKind.ts'
import { letterJob, mailOf, type QueuedMail } from './queue.ts'

const minuteMs = 60_000

/** A written letter; one with a token differs each time it is written. */
export type Written = Letter & { hasToken: boolean }

/** Writes a queued letter, or returns undefined if it is no longer relevant. */
export type Compose = (context: Context, mail: QueuedMail) => Promise<Written | undefined>

/**
 * Letters as jobs: retried for a week, which outlasts any outage and is short enough that nobody gets a letter they
 * have long forgotten.
 * @param prepare what may queue letters before each look
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
    log.warn({ mail: mail.id, kind: mail.kind }, 'a letter was given up: its address was refused')
  }
}

/** A repeat keeps its id, so the receiving side can drop it, unless only the newest token works. */
function messageId(mail: QueuedMail, { hasToken }: Written): string {
  return hasToken && mail.attempts > 1 ? `${mail.id}.${mail.attempts}` : mail.id
}

/** What went wrong, without the server's own words: they may contain the address. */
function smtpDetails(error: unknown): Record<string, unknown> {
  const { code, originalCode, command, responseCode } = error as Record<string, unknown>
  return { code, originalCode, command, responseCode }
}
