import { composeLetter } from '#account/letters.ts'
import { resolveResetRequests } from '#account/resolveResetRequests.ts'
import type { Mailer } from '#adapters/mail.ts'
import type { Context } from '#context.ts'
import type { QueuedMail } from '#db/mailQueueStore.ts'
import { loggable } from '#http/problem.ts'
import { deliverNext } from '#mail/deliverNext.ts'
import { composePaymentLetter } from '#payments/letters.ts'

/** A person waits this long for a letter at most, beside what the mail servers take. */
const lookEveryMs = 2000

/** Does what is due: finds out who asked for a reset, and sends what waits. */
export async function sendDueMail(context: Context, mailer: Mailer, origin: string): Promise<void> {
  while (await resolveResetRequests(context));
  const compose = async (mail: QueuedMail) =>
    (await composePaymentLetter(context, origin, mail)) ?? composeLetter(context, origin, mail)
  while (await deliverNext(context, mailer, compose));
}

/**
 * Looks for mail again and again; the timer does not keep the process alive. The queue is asked rather than the request
 * that filled it, so that the answer to a request tells nothing about what it has set off.
 * @param origin where our pages are, for the links
 * @returns stops it, once the mail that is being sent is through
 */
export function startMailWorker(
  context: Context,
  mailer: Mailer,
  origin: () => string,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> | undefined
  let isStopped = false
  const look = async () => {
    try {
      await sendDueMail(context, mailer, origin())
    } catch (error) {
      context.log.warn({ error: loggable(error) }, 'the mail queue is at rest until the next look')
    }
    if (!isStopped) plan()
  }
  const plan = () => {
    timer = setTimeout(() => {
      work = look()
    }, lookEveryMs).unref()
  }
  plan()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await work
    mailer.close()
  }
}
