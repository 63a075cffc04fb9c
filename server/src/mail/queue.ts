import type { Db } from '#db/db.ts'
import { enqueueJob, type Job } from '#db/jobStore.ts'

/** What a letter is about. */
export type MailKind =
  | 'reset_password'
  | 'password_changed'
  | 'confirm_email'
  | 'email_change_note'
  | 'payment_receipt'
  | 'premium_ended'

/** A letter that waits to be written and sent. It is written when it is sent, so the queue never holds a token. */
export type QueuedMail = {
  id: string
  userId: string
  kind: MailKind
  toAddress: string
  /** What the letter needs beside the account's own data, such as the new address. */
  data: Readonly<Record<string, string>>
  createdAt: Date
  attempts: number
}

export const letterJob = 'letter'

type LetterData = Pick<QueuedMail, 'kind' | 'toAddress' | 'data'>

/** Queues a letter in the caller's transaction. */
export async function enqueueMail(
  db: Db,
  userId: string,
  now: Date,
  { kind, toAddress, data = {} }: Omit<LetterData, 'data'> & Partial<LetterData>,
): Promise<void> {
  const letter: LetterData = { kind, toAddress, data }
  await enqueueJob(db, now, { kind: letterJob, userId, data: letter })
}

/** The letter of a job that `enqueueMail` has queued. */
export function mailOf({ id, userId, data, createdAt, attempts }: Job): QueuedMail {
  if (userId === null) throw new Error('A letter belongs to an account')
  return { id, userId, createdAt, attempts, ...(data as LetterData) }
}
