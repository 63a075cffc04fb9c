/** The content of an email, as plain text and as HTML. */
export type Letter = { subject: string; text: string; html: string }

/** An email to send. The same id gives the same Message-ID, which marks a repeat as such. */
export type Mail = Letter & { id: string; to: string; date: Date }

export type Mailer = {
  /** @throws RecipientRefusedError if retrying would not help; after any other error the email can be retried */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The mail server permanently rejected the recipient. */
export class RecipientRefusedError extends Error {
  override name = 'RecipientRefusedError'
}
