import type { Context } from '#context.ts'
import type { QueuedMail } from '#db/mailQueueStore.ts'
import type { Written } from '#mail/deliverNext.ts'
import { writeLetter } from '#mail/letter.ts'
import { setEmailToken } from './emailChangeStore.ts'
import { setResetToken } from './resetStore.ts'
import { hashToken, newToken } from './token.ts'

const minuteMs = 60_000

/** Both begin when the letter is sent, so that a mail server that was away takes nothing from them. */
const resetMsMax = 30 * minuteMs
const confirmMsMax = 24 * 60 * minuteMs

const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Writes a letter of the account, with the address of our pages; undefined where it has lost its point. */
export async function composeLetter(
  context: Context,
  origin: string,
  mail: QueuedMail,
): Promise<Written | undefined> {
  switch (mail.kind) {
    case 'reset_password':
      return resetLetter(context, origin, mail)
    case 'confirm_email':
      return confirmLetter(context, origin, mail)
    case 'email_change_note':
      return changeNote(origin, mail)
    case 'password_changed':
      return passwordNote(origin, mail)
  }
}

function freshToken(context: Context, lifeMs: number) {
  const token = newToken()
  const expiresAt = new Date(context.clock.now().getTime() + lifeMs)
  return { token, stored: { tokenHash: hashToken(token), expiresAt } }
}

async function resetLetter(
  context: Context,
  origin: string,
  { userId, toAddress }: QueuedMail,
): Promise<Written | undefined> {
  const { token, stored } = freshToken(context, resetMsMax)
  if (!(await setResetToken(context.db, userId, toAddress, stored))) return undefined
  const letter = writeLetter('Reset your Evenkeel password', [
    `Somebody asked to reset the password of the Evenkeel account ${toAddress}. To choose a new one, open this link:`,
    { link: `${origin}/reset-password?token=${token}` },
    `It works once, within 30 minutes, and replaces any earlier link. If the page asks for a reset token, it is: ${token}`,
    'If it was not you, there is nothing to do. Your password stays as it is.',
  ])
  return { ...letter, hasToken: true }
}

async function confirmLetter(
  context: Context,
  origin: string,
  { userId, toAddress }: QueuedMail,
): Promise<Written | undefined> {
  const { token, stored } = freshToken(context, confirmMsMax)
  if (!(await setEmailToken(context.db, userId, toAddress, stored))) return undefined
  const letter = writeLetter('Confirm your new Evenkeel email address', [
    `Somebody wants to use ${toAddress} for their Evenkeel account. If it was you, open this link and sign in when asked:`,
    { link: `${origin}/settings?confirm-email=${token}` },
    'It works once, within 24 hours. Until then you sign in with your present address.',
    'If it was not you, there is nothing to do. Your address is not used for anything.',
  ])
  return { ...letter, hasToken: true }
}

function changeNote(origin: string, { toAddress, data, createdAt }: QueuedMail): Written {
  const letter = writeLetter('Your Evenkeel email address is about to change', [
    `On ${timeText(createdAt)} somebody who knows the password of the Evenkeel account ${toAddress} asked to change its email address to ${data.newEmail}. It changes once the link that we sent there is opened.`,
    'If it was you, there is nothing to do.',
    'If it was not you, sign in and change your password now, or reset it with “Forgot password”. Either stops the change.',
    { link: `${origin}/settings` },
  ])
  return { ...letter, hasToken: false }
}

function passwordNote(origin: string, { toAddress, createdAt }: QueuedMail): Written {
  const letter = writeLetter('Your Evenkeel password was changed', [
    `The password of the Evenkeel account ${toAddress} was changed on ${timeText(createdAt)}. Sessions on other devices have ended.`,
    'If it was you, there is nothing to do. If it was not you, choose a new one now with “Forgot password”:',
    { link: `${origin}/` },
  ])
  return { ...letter, hasToken: false }
}

function timeText(instant: Date): string {
  return `${timeFormat.format(instant)} UTC`
}
