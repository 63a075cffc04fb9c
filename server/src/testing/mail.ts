import type { Mail, Mailer } from '#adapters/mail.ts'
import { sendDueMail } from '#mailWorker.ts'
import type { TestApp } from './app.ts'

/** A mailer that keeps what it is given. */
export type StandInMailer = Mailer & { sent: Mail[] }

export function standInMailer(): StandInMailer {
  const sent: Mail[] = []
  return {
    sent,
    send: async (mail) => {
      sent.push(mail)
    },
    close: () => {},
  }
}

/** Lets the mail worker do all that is due now, and answers what it has sent. */
export async function deliverMail(app: TestApp): Promise<Mail[]> {
  const mailer = standInMailer()
  await sendDueMail(app.context, mailer, app.origin)
  return mailer.sent
}

/** The token in the link of a letter. */
export function tokenIn(mail: Mail | undefined): string {
  const token = /[?&](?:token|confirm-email)=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (token === undefined) throw new Error(`There is no link in ${mail?.subject ?? 'no mail'}`)
  return token
}
