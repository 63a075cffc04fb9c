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
