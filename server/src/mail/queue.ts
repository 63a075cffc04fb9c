import { createHash } from 'node:crypto'
import type { Db } from '#db/db.ts'
import { enqueueJob, type Job } from '#db/jobStore.ts'
import { reserveAttempt } from '#db/rateLimitStore.ts'

/** What an email is about. */
export type MailKind =
  | 'reset_password'
  | 'password_changed'
  | 'confirm_email'
  | 'email_change_note'
  | 'payment_receipt'
  | 'premium_ended'

/** An email waiting to be sent. It is rendered when it is sent, so the queue never contains a token. */
export type QueuedMail = {
  id: string
  userId: string
  kind: MailKind
  toAddress: string
  /** What the email needs besides the account's own data, such as the new address. */
  data: Readonly<Record<string, string>>
  createdAt: Date
  attempts: number
}

export const letterJob = 'letter'

type LetterData = Pick<QueuedMail, 'kind' | 'toAddress' | 'data'>

/**
 * How many emails of each kind an address gets per day, whoever causes them: ten in all, so that nobody can flood a
 * mailbox. Each kind has its own limit, so that a flood of one kind cannot block the others. Emails about payments have
 * no limit, because each payment costs money.
 */
const dailyMax: Readonly<Partial<Record<MailKind, number>>> = {
  reset_password: 5,
  password_changed: 2,
  confirm_email: 2,
  email_change_note: 1,
}
const dayMs = 24 * 60 * 60 * 1000

/**
 * Queues an email in the caller's transaction.
 * @returns false if the address has reached its daily limit for this kind; then nothing is queued
 */
export async function enqueueMail(
  db: Db,
  userId: string,
  now: Date,
  { kind, toAddress, data = {} }: Omit<LetterData, 'data'> & Partial<LetterData>,
): Promise<boolean> {
  if (await isOverLimit(db, kind, toAddress, now)) return false
  const letter: LetterData = { kind, toAddress, data }
  await enqueueJob(db, now, { kind: letterJob, userId, data: letter })
  return true
}

async function isOverLimit(db: Db, kind: MailKind, toAddress: string, now: Date): Promise<boolean> {
  const max = dailyMax[kind]
  if (max === undefined) return false
  const recipient = createHash('sha256').update(toAddress).digest('hex')
  const limit = { max, windowMs: dayMs, doublings: 0 }
  return (await reserveAttempt(db, `letter:${kind}:${recipient}`, limit, now)) !== undefined
}

/** The email of a job that `enqueueMail` queued. */
export function mailOf({ id, userId, data, createdAt, attempts }: Job): QueuedMail {
  if (userId === null) throw new Error('A letter belongs to an account')
  return { id, userId, createdAt, attempts, ...(data as LetterData) }
}
