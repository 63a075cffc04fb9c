import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import { fileMailer } from './fileMailer.ts'
import { smtpMailer } from './smtpMailer.ts'

/** What a person reads, as plain text and as HTML. */
export type Letter = { subject: string; text: string; html: string }

/** A letter on its way. The same id makes the same Message-ID, so that a repeat can be recognized as one. */
export type Mail = Letter & { id: string; to: string; date: Date }

export type Mailer = {
  /** @throws RecipientRefusedError where trying again would not help; anything else is worth another try */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The mail server refused the address for good. */
export class RecipientRefusedError extends Error {
  override name = 'RecipientRefusedError'
}

/** The mailer that the settings name: a real mail server, or files for trying out. */
export function createMailer(config: Config, log: Log): Mailer {
  return config.mailUrl === 'file:' ? fileMailer(config, log) : smtpMailer(config)
}
