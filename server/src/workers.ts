import { composeLetter, resolveResetRequests } from '#account/index.ts'
import type { Mailer } from '#adapters/mail.ts'
import { jobWorker } from '#jobs/runDueJobs.ts'
import type { Worker } from '#jobs/startWorkers.ts'
import { letterJobs } from '#mail/letterJobs.ts'
import { composePaymentLetter, reconcile } from '#payments/index.ts'

/**
 * The server's background work.
 * @param origin the origin of our pages, for links in emails
 */
export function workers(mailer: Mailer, origin: () => string): readonly Worker[] {
  const letters = letterJobs(
    mailer,
    async (context, mail) =>
      (await composePaymentLetter(context, origin(), mail)) ??
      composeLetter(context, origin(), mail),
    async (context) => {
      while (await resolveResetRequests(context));
    },
  )
  return [jobWorker(letters), { name: 'payments', poll: reconcile }]
}
