import type { Context } from '#context.ts'
import { writeLetter } from '#mail/letter.ts'
import type { Written } from '#mail/letterJobs.ts'
import type { QueuedMail } from '#mail/queue.ts'
import { setEmailToken } from './emailChangeStore.ts'
import { setResetToken } from './resetStore.ts'
import { confirmMsMax, hashToken, newToken, resetMsMax } from './token.ts'

const timeFormat = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** Composes an account email; undefined if it is no longer relevant. */
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
    default:
      return undefined
  }
}

function freshToken(context: Context, lifetimeMs: number) {
  const token = newToken()
  const expiresAt = new Date(context.clock.now().getTime() + lifetimeMs)
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
    `Someone asked to reset the password for the Evenkeel account ${toAddress}. To choose a new password, open this link:`,
    { link: `${origin}/reset-password?token=${token}` },
    `The link works once, for 30 minutes, and replaces any earlier link. If the page asks for a reset token, it is: ${token}`,
    'If this wasn’t you, you can ignore this email. Your password stays the same.',
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
    `Someone wants to use ${toAddress} for their Evenkeel account. If this was you, open this link and sign in when asked:`,
    { link: `${origin}/settings?confirm-email=${token}` },
    'The link works for 24 hours. Until you open it, keep signing in with your current address.',
    'If this wasn’t you, you can ignore this email. Your address will not be used.',
  ])
  return { ...letter, hasToken: true }
}

function changeNote(origin: string, { toAddress, data, createdAt }: QueuedMail): Written {
  const letter = writeLetter('Your Evenkeel email address is about to change', [
    `On ${timeText(createdAt)} someone who knows the password for the Evenkeel account ${toAddress} asked to change its email address to ${data.newEmail}. The change takes effect once the link we sent there is opened.`,
    'If this was you, there is nothing to do.',
    'If this wasn’t you, sign in and change your password now, or reset it with “Forgot password”. Either cancels the change.',
    { link: `${origin}/settings` },
  ])
  return { ...letter, hasToken: false }
}

function passwordNote(origin: string, { toAddress, createdAt }: QueuedMail): Written {
  const letter = writeLetter('Your Evenkeel password was changed', [
    `The password for the Evenkeel account ${toAddress} was changed on ${timeText(createdAt)}. Sessions on other devices have ended.`,
    'If this was you, there is nothing to do. If it wasn’t, choose a new password now with “Forgot password”:',
    { link: `${origin}/` },
  ])
  return { ...letter, hasToken: false }
}

function timeText(instant: Date): string {
  return `${timeFormat.format(instant)} UTC`
}
