import type { Mail, Mailer } from '#adapters/mail.ts'
import { workers } from '#workers.ts'
import type { TestApp } from './app.ts'

/** A mailer that records what it sends. */
export type FakeMailer = Mailer & { sent: Mail[] }

export function fakeMailer(): FakeMailer {
  const sent: Mail[] = []
  return {
    sent,
    send: async (mail) => {
      sent.push(mail)
    },
    close: () => {},
  }
}

/** Sends everything due now with the given mailer. */
export async function sendDueMail(app: TestApp, mailer: Mailer): Promise<void> {
  const letters = workers(mailer, () => app.origin).find(({ name }) => name === 'letter')
  await letters?.poll(app.context, new AbortController().signal)
}

/** Runs the mail worker on everything due now and returns the sent mail. */
export async function deliverMail(app: TestApp): Promise<Mail[]> {
  const mailer = fakeMailer()
  await sendDueMail(app, mailer)
  return mailer.sent
}

/** The token in an email's link. */
export function tokenIn(mail: Mail | undefined): string {
  const token = /[?&](?:token|confirm-email)=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`No link in ${mail?.subject ?? 'no mail'}`)
  return token
}
