import { createHash } from 'node:crypto'
import type { Db } from '#db/db.ts'
import { enqueueJob, type Job } from '#db/jobStore.ts'
import { reserveAttempt } from '#db/rateLimitStore.ts'

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

/**
 * How many letters of each kind one address gets in a day, whoever causes them: ten in all, so that nobody can flood a
 * mailbox. Each kind has its own share, so that a flood of one cannot silence the others. Letters about a payment have
 * no limit, because each costs money.
 */
const dailyMax: Readonly<Partial<Record<MailKind, number>>> = {
  reset_password: 5,
  password_changed: 2,
  confirm_email: 2,
  email_change_note: 1,
}
const dayMs = 24 * 60 * 60 * 1000

/**
 * Queues a letter in the caller's transaction.
 * @returns false if the address has had its share of such letters for a day: nothing is queued
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

/** The letter of a job that `enqueueMail` has queued. */
export function mailOf({ id, userId, data, createdAt, attempts }: Job): QueuedMail {
  if (userId === null) throw new Error('A letter belongs to an account')
  return { id, userId, createdAt, attempts, ...(data as LetterData) }
}
